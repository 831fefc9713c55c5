"""The sentences that remarks on orders are made of."""

from stellarch.core import Text


def _counted(number: int, en: tuple[str, str], fr: tuple[str, str]) -> Text:
    """So many of something: in French nothing is in the singular."""
    return Text(f"{number} {en[0] if number == 1 else en[1]}", f"{number} {fr[0] if number < 2 else fr[1]}")


def research_points(number: int) -> Text:
    return _counted(number, ("research point", "research points"), ("point de recherche", "points de recherche"))


def credits(number: int) -> Text:
    return _counted(number, ("credit", "credits"), ("crédit", "crédits"))


def materials(number: int) -> Text:
    return _counted(number, ("material", "materials"), ("matériau", "matériaux"))


def cities(number: int) -> Text:
    return _counted(number, ("city", "cities"), ("ville", "villes"))


def workshops(number: int) -> Text:
    return _counted(number, ("workshop", "workshops"), ("atelier", "ateliers"))


def natives(number: int) -> Text:
    return _counted(number, ("native", "natives"), ("autochtone", "autochtones"))


def sectors(number: int) -> Text:
    return _counted(number, ("sector", "sectors"), ("secteur", "secteurs"))


def systems(number: int) -> Text:
    return _counted(number, ("system", "systems"), ("système", "systèmes"))


def warships(number: int) -> Text:
    return _counted(number, ("warship", "warships"), ("vaisseau de guerre", "vaisseaux de guerre"))


def damage(number: int) -> Text:
    return _counted(number, ("point of damage", "points of damage"), ("point de dégâts", "points de dégâts"))


def votes(number: int) -> Text:
    return _counted(number, ("vote", "votes"), ("voix", "voix"))


def rounds(number: int) -> Text:
    return _counted(number, ("round", "rounds"), ("manche", "manches"))


INSTEAD_OF = Text("{now} instead of {then}", "{now} au lieu de {then}")

# Works

EACH_TURN = Text("From then on a turn brings {changes}.", "Chaque tour rapporte alors {changes}.")
COSTS = Text("It costs {cost} out of {had}.", "Cela coûte {cost} sur {had}.")
COSTS_ALL = Text(
    "It costs {cost} out of {had}, and {materials} from stock.",
    "Cela coûte {cost} sur {had}, et {materials} des réserves.",
)
KEEPS = Text("It leaves the {credits} untouched.", "Cela laisse intacts les {credits}.")
FLEET = Text(
    "The fleet then counts {craft} craft instead of {then}.", "La flotte compte alors {craft} engins au lieu de {then}."
)
CONVERTS = Text(
    "{wins} of the 6 faces of the die make a citizen of the native, {loses} lose it.",
    "Sur les 6 faces du dé, {wins} font de l'autochtone un citoyen et {loses} le perdent.",
)
CONVERTS_ONE = Text(
    "{wins} of the 6 faces of the die make a citizen of the native, {loses} loses it.",
    "Sur les 6 faces du dé, {wins} font de l'autochtone un citoyen et {loses} le perd.",
)
NEW_CITY = Text("Another city there brings {credits} a turn.", "Une ville de plus y rapporte {credits} par tour.")
NO_ROOM = Text(
    "There is no room for another city: {place} has {cities} of {most}.",
    "Il n'y a pas de place pour une autre ville : {place} en a {cities} sur {most}.",
)

# Extraction and repair

MAKES = Text(
    "It makes {tokens} for {cost}, which leaves {left}.", "Cela produit {tokens} pour {cost} ; il en reste {left}."
)
IN_STORE = Text("In stock then: {tokens}.", "En réserve ensuite : {tokens}.")
REPAIRS = Text(
    "It mends {damage} for {cost}, which leaves {left}.", "Cela répare {damage} pour {cost} ; il en reste {left}."
)
STAYS_DAMAGED = Text("{craft} is left with {damage}.", "{craft} garde {damage}.")

# Research

LEARNS = Text(
    "It completes {technologies}: the development value rises from {then} to {now}.",
    "Technologies acquises : {technologies} ; la valeur de développement passe de {then} à {now}.",
)
LEARNS_OF = Text(
    "It completes {technologies}: the development value rises from {then} to {now} of the {needed} that win.",
    "Technologies acquises : {technologies} ; la valeur de développement passe de {then} à {now}, sur les"
    " {needed} qui donnent la victoire.",
)
LACKS = Text("{technology} is then {points} short.", "Il manque alors {points} pour « {technology} ».")
SUPPLIES = Text(
    "With {technology} supply reaches {systems} instead of {then}.",
    "Avec « {technology} », le ravitaillement atteint {systems} au lieu de {then}.",
)
EARNS = Text("With {technology} a turn brings {changes}.", "Avec « {technology} », chaque tour rapporte {changes}.")
MAKES_ROOM = Text(
    "With {technology} the empire has room for {room} instead of {then}.",
    "Avec « {technology} », l'empire a la place pour {room} au lieu de {then}.",
)
ALLOWS = Text("{technology} makes it possible to build: {things}.", "{technology} permet de construire : {things}.")
ALLOWS_ITSELF = Text("{technology}: it can then be built.", "{technology} : sa construction devient possible.")
RAISES = Text(
    "With {technology} cities, workshops and laboratories can rise to level {level} instead of {then}.",
    "Avec « {technology} », villes, ateliers et laboratoires peuvent monter au niveau {level} au lieu de {then}.",
)
TRADES = Text(
    "With {technology} a commercial agreement pays {level} times the partner's population value instead of {then}.",
    "Avec « {technology} », un accord commercial paie {level} fois la valeur de population du partenaire, au lieu de"
    " {then}.",
)
IN_STORE_NOW = Text("In stock now: {tokens}.", "En réserve à présent : {tokens}.")
STORE_EMPTY = Text("There is nothing in stock now.", "Les réserves sont vides.")


# The council

WOULD_PASS = Text(
    "By the bot's reckoning “{card}” is worth {own} to {who} and {theirs} to the others on average; if everyone votes"
    " in their own interest, it passes with {ayes} votes to {noes}.",
    "Selon le robot, « {card} » vaut {own} pour {who} et {theirs} pour les autres en moyenne ; si chacun vote selon son"
    " intérêt, la motion passe par {ayes} voix contre {noes}.",
)
WOULD_FAIL = Text(
    "By the bot's reckoning “{card}” is worth {own} to {who} and {theirs} to the others on average; if everyone votes"
    " in their own interest, it fails with {ayes} votes to {noes}.",
    "Selon le robot, « {card} » vaut {own} pour {who} et {theirs} pour les autres en moyenne ; si chacun vote selon son"
    " intérêt, la motion échoue par {ayes} voix contre {noes}.",
)
OWN_VOTES = Text("{who} has {votes} of {all}.", "{who} dispose de {votes} sur {all}.")
FREES = Text(
    "Each slave that is freed adds {votes} to the vote.", "Chaque esclave affranchi ajoute {votes} au scrutin."
)
NOTHING_PROPOSED = Text(
    "{who} has {votes} of {all}, and may make {number} this turn.",
    "{who} dispose de {votes} sur {all} et peut faire {number} ce tour-ci.",
)
OFFICE = Text(
    "The office pays {credits} a turn and comes with a craft; {who} has {votes} of {all}.",
    "La charge rapporte {credits} par tour et un engin ; {who} dispose de {votes} sur {all}.",
)
VALUE_OF = Text(
    "{player} has a development value of {value}, {who} of {own}.",
    "{player} a une valeur de développement de {value}, {who} de {own}.",
)

# Treaties, exchanges, war and peace

TRADE_PAYS = Text(
    "A commercial agreement with {player} pays {own} a turn to {who} and {theirs} to {player}.",
    "Un accord commercial avec {player} rapporte {own} par tour à {who} et {theirs} à {player}.",
)
SCIENCE_PAYS = Text(
    "A scientific agreement with {player} brings {own} a turn to {who} and {theirs} to {player}.",
    "Un accord scientifique avec {player} apporte {own} par tour à {who} et {theirs} à {player}.",
)
KEEPS_PEACE = Text(
    "It keeps {player} from declaring war: {theirs}, the nearest {sectors} from {home}, against {own}.",
    "Cela retient {player} de déclarer la guerre : {theirs}, dont le plus proche à {sectors} {of_home}, contre {own}.",
)
KEEPS_PEACE_UNARMED = Text(
    "It keeps {player} from declaring war: {theirs} against {own}.",
    "Cela retient {player} de déclarer la guerre : {theirs} contre {own}.",
)
LEFT_OUT = Text("{player} would have brought {theirs} a turn.", "{player} aurait apporté {theirs} par tour.")
BREAKING = Text(
    "Breaking it costs {credits}, and gives up {lost} a turn.",
    "La rupture coûte {credits} et fait perdre {lost} par tour.",
)
BREAKING_BARE = Text("Breaking it costs {credits}.", "La rupture coûte {credits}.")
DECLARES = Text("{who} has {own} and {player} {theirs}.", "{who} a {own} et {player} {theirs}.")
PREY = Text(
    "{place} is defended with a strength of {defence} and has {laboratories}.",
    "{place} est défendu avec une force de {defence} et compte {laboratories}.",
)
HELD = Text(
    "In this war {who} has taken {won} from {player} and lost {lost} to them.",
    "Dans cette guerre, {who} a pris {won} à {player} et en a perdu {lost}.",
)
NOTHING_DECLARED = Text("{who} has {treaties} in force and {enemies}.", "{who} a {treaties} en vigueur et {enemies}.")


def laboratories(number: int) -> Text:
    return _counted(number, ("laboratory", "laboratories"), ("laboratoire", "laboratoires"))


def treaties(number: int) -> Text:
    return _counted(number, ("treaty", "treaties"), ("traité", "traités"))


def enemies(number: int) -> Text:
    return _counted(number, ("enemy", "enemies"), ("ennemi", "ennemis"))


def proposals(number: int) -> Text:
    return _counted(number, ("proposal", "proposals"), ("proposition", "propositions"))


def units(number: int) -> Text:
    return _counted(number, ("unit", "units"), ("unité", "unités"))


# Battles

WINS_BATTLE = Text(
    "As things stand {who} wins this battle {chance} times in 100, in about {rounds}.",
    "En l'état, {who} gagne cette bataille {chance} fois sur 100, en {rounds} environ.",
)
COSTS_OF_BATTLE = Text(
    "On average it costs {who} {own} in materials and credits, and {player} {theirs}.",
    "En moyenne, elle coûte {own} à {who} en matériaux et crédits, et {theirs} à {player}.",
)
WITHDRAWS = Text(
    "{craft} would otherwise be lost {danger} times in 100.",
    "{craft} serait sinon perdu {danger} fois sur 100.",
)
LETS_PASS = Text("A battle would be won {chance} times in 100.", "Une bataille se gagnerait {chance} fois sur 100.")
BOMBS = Text(
    "Each of {units} on the surface is lost {chance} times in 100, about {lost} in all.",
    "Chacune des {units} à la surface est perdue {chance} fois sur 100, soit environ {lost} en tout.",
)
CONTAMINATES = Text(
    "It leaves {counters} contamination counters behind.", "Elle laisse {counters} pions de contamination."
)
LANDING = Text("The landing succeeds {chance} times in 100.", "Le débarquement réussit {chance} fois sur 100.")
ON_THE_GROUND = Text(
    "{who} wins this ground battle {chance} times in 100.", "{who} gagne ce combat au sol {chance} fois sur 100."
)
CONQUERS = Text(
    "{place} has {laboratories}, {workshops} and {natives} to be won.",
    "{place} offre {laboratories}, {workshops} et {natives} à gagner.",
)
SPIES = Text(
    "It succeeds on {good} of the 6 faces of the die, and the spy is caught on {bad}.",
    "Cela réussit sur {good} des 6 faces du dé, et l'espion est pris sur {bad}.",
)

# How another compares

MORE_EACH_TURN = Text("brings {more} more each turn", "rapporte {more} de plus par tour")
LESS_EACH_TURN = Text("brings {less} less each turn", "rapporte {less} de moins par tour")
DEARER = Text("costs {credits} more", "coûte {credits} de plus")
CHEAPER = Text("costs {credits} less", "coûte {credits} de moins")
COUNTS_LESS = Text(
    "counts {level} for {points}, where this counts {own} for {paid}",
    "compte {level} pour {points}, alors que celui-ci compte {own} pour {paid}",
)
STRENGTHS = Text(
    "In round {round} {who} has a strength of {own} left, against {theirs}.",
    "À la manche {round}, il reste à {who} une force de {own}, contre {theirs}.",
)
