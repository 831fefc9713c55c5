"""Refusals of SW-9.5 to SW-9.7: gates, jumps, mines and collecting."""

from stellarch.core import Reason

NO_GATE = Reason(
    "SW-9.5.4",
    "No gate joins {origin} and {to} for you.",
    "Aucune porte ne relie pour vous ces lieux : {origin}, {to}.",
)
NO_NAVIGATION = Reason(
    "SW-9.5.1",
    "Star gates take nobody through without {technology}.",
    "On ne franchit pas une porte stellaire sans {technology}.",
)
OTHER_LETTER = Reason(
    "SW-9.5.2",
    "This star gate has the letter {one}, that in {to} {other}; only a capital starship with a two-star scientist "
    "aboard passes between them.",
    "Cette porte stellaire porte la lettre {one}, celle de là-bas ({to}) {other} ; seul un grand vaisseau avec un "
    "scientifique à deux étoiles à bord passe de l'une à l'autre.",
)
TWICE_BY_GATE = Reason(
    "SW-9.5.5",
    "{craft} has come to {to} by a gate this turn already.",
    "{craft} est déjà passé par une porte vers ce lieu ce tour-ci : {to}.",
)
SMALL_TWICE = Reason(
    "SW-9.5.5",
    "That many cannot pass ({piece}): {able} can, and you want {count}. Those that came there by a gate this turn, "
    "were out of supply and have passed through one, or were intercepted and did not win, must wait.",
    "Il ne peut en passer autant ({piece}) : {able}, et vous en voulez {count}. Qui est déjà venu là par une porte ce "
    "tour-ci, était hors de ravitaillement et en a franchi une, ou a été intercepté sans vaincre, attend.",
)
NOT_SMALL = Reason("SW-9.3.3", "Name fighters or pods, one at least.", "Nommez des chasseurs ou nacelles, au moins un.")
# Space jump
NO_JUMP = Reason("SW-9.6.1", "A space jump needs {technology}.", "Le saut spatial demande {technology}.")
NOT_CAPITAL = Reason("SW-9.6.1", "Only capital starships jump.", "Seuls les grands vaisseaux sautent.")
HAS_MOVED = Reason(
    "SW-9.6.1",
    "{craft} has moved this turn; a craft either jumps or moves.",
    "{craft} s'est mis en mouvement ce tour-ci ; on saute ou on se déplace, pas les deux.",
)
JUMP_UNSUPPLIED = Reason(
    "SW-9.2.10",
    "{craft} is out of supply and cannot jump.",
    "{craft} est hors de ravitaillement et ne peut pas sauter.",
)
JUMP_NOWHERE = Reason("SW-9.6.1", "A jump leads to another sector.", "Un saut mène à un autre secteur.")
INTERDICTED = Reason(
    "SW-9.6.3",
    "A jump interdictor guards {to}; you can jump there only with permission.",
    "Un interdicteur de saut garde ce lieu ({to}) ; on n'y saute qu'avec permission.",
)
NO_FUEL = Reason(
    "SW-9.6.2",
    "A jump burns fuel that lies with a linked outpost or orbital base of yours or a friend's; there is none in {at}.",
    "Un saut brûle du carburant déposé près d'un avant-poste ou d'une base orbitale reliée, à vous ou à un ami ; il "
    "n'y en a pas ici : {at}.",
)
# Mines and collecting
NOT_A_BUILDER = Reason(
    "SW-9.7.1", "Only construction starships work on mines.", "Seul un vaisseau de construction s'occupe de mines."
)
MOVED_ALREADY = Reason(
    "SW-9.7.1",
    "{craft} has moved or worked this turn; this work takes the place of moving.",
    "{craft} a déjà bougé ou travaillé ce tour-ci ; ce travail se fait au lieu de se déplacer.",
)
NO_MINES_KNOWN = Reason("SW-9.7.1", "Laying mines needs {technology}.", "Poser des mines demande {technology}.")
MINES_BANNED = Reason("SW-6.3.8", "A law bans new mine fields.", "Une loi interdit de nouveaux champs de mines.")
NOT_HELD = Reason(
    "SW-9.7.1",
    "Mines are laid in sectors that you own and control; {at} is not one.",
    "On mine les secteurs que l'on possède et contrôle ; ce n'est pas le cas ici : {at}.",
)
MINES_FULL = Reason(
    "SW-9.7.1",
    "{at} holds {most} mine fields already.",
    "Il y a déjà {most} champs de mines ici : {at}.",
)
NO_MINES_LEFT = Reason(
    "SW-9.7.1", "All your {most} mine fields are laid.", "Vos {most} champs de mines sont tous posés."
)
MINE_COST = Reason(
    "SW-9.7.1",
    "A mine field costs {cost} credits; you have {left}.",
    "Un champ de mines coûte {cost} crédits ; vous en avez {left}.",
)
NO_MINE_HERE = Reason("SW-9.7.2", "There is no mine field in {at}.", "Il n'y a pas de champ de mines ici : {at}.")
NOT_A_FREIGHT = Reason("SW-9.7.5", "Only freighters collect in nebulas.", "Seuls les cargos récoltent en nébuleuse.")
NOT_A_NEBULA = Reason("SW-9.7.5", "{at} is not a nebula.", "Ce n'est pas une nébuleuse : {at}.")
NO_EXTRACTION = Reason("SW-9.7.5", "This needs {technology}.", "Il y faut {technology}.")
HOLD_FULL = Reason("SW-9.7.7", "{craft} has no free place.", "{craft} n'a pas de place libre.")
