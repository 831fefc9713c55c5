"""What officers give where they are, and what a spy or a visit would bring: sentences with figures of the rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from stellarch.core import Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions.officers import Spy
from stellarch.games.space_wars.articles import the_piece
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.glossary import Explained
from stellarch.games.space_wars.in_words.telling import of_place
from stellarch.games.space_wars.rules.votes import speaker
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import Levels
from stellarch.games.space_wars.tables.combat import SPYING
from stellarch.games.space_wars.tables.ground import OFFICERS
from stellarch.games.space_wars.words import at_place, capitalised, name, piece_name


def gives(state: State, officer: str) -> Iterator[Explained]:
    """What is to be had of an officer where he is, without an order."""
    for rule, text in _GIVES[state.officers[officer].kind](state, officer):
        yield Explained(rule, text)


Told = Iterator[tuple[str, Text]]


def _by_stars(state: State, officer: str, bonus: str) -> int:
    found = state.officers[officer]
    amount: int = getattr(OFFICERS[found.kind], bonus)[found.stars - 1]
    return amount


def _craft(state: State, officer: str) -> str | None:
    place = state.officers[officer].place
    return place if isinstance(place, str) else None


def _of_craft(craft: str) -> Text:
    called = piece_name(craft)
    return Text(f"of {called.en}", french.of_the(called.fr))


def _here(state: State, officer: str) -> Text:
    return at_place(state.galaxy.name(state.place_of_officer(officer)))


def _idle_ashore(rule: str) -> tuple[str, Text]:
    return rule, Text("Nothing on the surface: only aboard a craft.", "Rien au sol : seulement à bord d'un engin.")


def _admiral(state: State, officer: str) -> Told:
    craft = _craft(state, officer)
    if craft is None:
        yield _idle_ashore("SW-17.1.4")
        return
    attack, need = _by_stars(state, officer, "attack_bonus"), _by_stars(state, officer, "withdraw_need")
    en = "+{attack} to all attacks {craft}, which gets away from a lost core on {need} or more."
    fr = "+{attack} à toutes les attaques {craft}, qui se retire d'un cœur perdu sur {need} ou plus."
    yield "SW-17.1.4", Text(en, fr).format(attack=attack, craft=_of_craft(craft), need=need)


def _general(state: State, officer: str) -> Told:
    ground, boarding = _by_stars(state, officer, "ground_bonus"), _by_stars(state, officer, "boarding_bonus")
    en, fr = (
        "+{ground} for your legions in ground combat {here}.",
        "+{ground} pour vos légions au combat au sol {here}.",
    )
    yield "SW-17.1.5", Text(en, fr).format(ground=ground, here=_here(state, officer))
    if craft := _craft(state, officer):
        en, fr = "+{boarding} for a boarding pod {craft}.", "+{boarding} pour une nacelle d'abordage {craft}."
        yield "SW-17.1.5", Text(en, fr).format(boarding=boarding, craft=_of_craft(craft))


def _medic(state: State, officer: str) -> Told:
    en = "+{bonus} on the dice that save a team whose mission has failed."
    fr = "+{bonus} aux dés qui sauvent une équipe dont la mission a échoué."
    yield "SW-17.1.6", Text(en, fr).format(bonus=_by_stars(state, officer, "failed_mission_bonus"))


def _consul(state: State, officer: str) -> Told:
    at, here = state.place_of_officer(officer), _here(state, officer)
    system = state.sectors[at].system
    votes = 0 if system is None else system.cities
    if not votes:
        text = Text("No city {here} whose votes could be taken.", "Aucune ville {here} dont prendre les voix.")
    elif speaker(state, at) == state.officers[officer].owner:
        text = Text("The votes {of_here} are yours ({votes}).", "Les voix {of_here} sont à vous ({votes}).")
    else:
        text = Text("Another consul {here} takes the votes.", "Un autre consul {here} prend les voix.")
    yield "SW-6.1.2", text.format(here=here, of_here=of_place(state.galaxy.name(at)), votes=votes)


def _scientist(state: State, officer: str) -> Told:
    craft = _craft(state, officer)
    if craft is not None and _by_stars(state, officer, "cross_letter_gates"):
        en, fr = (
            "{craft} passes between gates of different letters.",
            "{craft} passe entre portes de lettres différentes.",
        )
        yield "SW-9.5.2", Text(en, fr).format(craft=capitalised(the_piece(craft)))
    else:
        yield (
            "SW-17.1.9",
            Text("Can study anomalies and artifacts.", "Peut étudier anomalies et artefacts."),
        )


def _engineer(state: State, officer: str) -> Told:
    craft = _craft(state, officer)
    if craft is None:
        yield _idle_ashore("SW-17.1.10")
        return
    move, shield = _by_stars(state, officer, "move_bonus"), _by_stars(state, officer, "shield_bonus")
    en, fr = "{craft} moves {move} sector further.", "{craft} va {move} secteur plus loin."
    yield "SW-17.1.10", Text(en, fr).format(craft=capitalised(the_piece(craft)), move=move)
    if shield:
        en, fr = "+{shield} to the shield {craft}.", "+{shield} au bouclier {craft}."
        yield "SW-17.1.10", Text(en, fr).format(shield=shield, craft=_of_craft(craft))


def _security(state: State, officer: str) -> Told:
    malus = _by_stars(state, officer, "spy_malus")
    en, fr = "−{malus} for every foreign spy {here}.", "−{malus} pour tout espion étranger {here}."
    yield "SW-17.1.11", Text(en, fr).format(malus=malus, here=_here(state, officer))
    if craft := _craft(state, officer):
        en, fr = "−{malus} for pods that board {craft}.", "−{malus} pour les nacelles qui abordent {craft}."
        yield (
            "SW-17.1.11",
            Text(en, fr).format(malus=_by_stars(state, officer, "boarding_malus"), craft=the_piece(craft)),
        )


def _spy(state: State, officer: str) -> Told:
    stars = state.officers[officer].stars
    en = "Steals on {steal} or more, destroys on {destroy}, kills on {kill}; caught on {caught} or less."
    fr = "Vole sur {steal} ou plus, détruit sur {destroy}, tue sur {kill} ; pris sur {caught} ou moins."
    yield (
        "SW-17.2.2",
        Text(en, fr).format(
            steal=SPYING.steal_research[stars - 1],
            destroy=SPYING.destroy_structure[stars - 1],
            kill=SPYING.kill_officer[stars - 1],
            caught=SPYING.caught_on,
        ),
    )


_GIVES: Mapping[str, Callable[[State, str], Told]] = {
    "admiral": _admiral,
    "general": _general,
    "medic": _medic,
    "consul": _consul,
    "scientist": _scientist,
    "engineer": _engineer,
    "security": _security,
    "spy": _spy,
}


# What spies and visits bring


def brings(state: State, at: At, order: Spy) -> Text:
    """What a spy's success would bring, or cost another."""
    if order.activity == "steal_research":
        points = state.sectors.system(at).laboratories
        en = "its laboratories work for you this turn: {points} research points"
        fr = "ses laboratoires travaillent pour vous ce tour-ci : {points} points de recherche"
        return Text(en, fr).format(points=points)
    assert order.target is not None
    if order.activity == "kill_officer":
        victim = the_piece(order.target)
        return Text(f"{victim.en} is dead", f"{victim.fr} est mort")
    what = name("structure", order.target)
    system = state.sectors[at].system
    if system is not None and order.target in Levels._fields:
        level = getattr(system.levels, order.target)
        return Text(
            f"{what.en} down from level {level} to {level - 1}", f"{what.fr} : du niveau {level} au niveau {level - 1}"
        )
    return Text(f"the {what.en} is gone", f"{french.the(what.fr)} disparaît")


def finds_told(event: str, finds: Sequence[Any]) -> Text:
    """What a visit brings, from the worst die to the best."""
    if event == "alien_artifact":
        points, weapons = zip(*finds, strict=True)
        en = "{worst} to {best} research points, and up to {weapons} special weapons"
        fr = "{worst} à {best} points de recherche, et jusqu'à {weapons} armes spéciales"
        return Text(en, fr).format(worst=min(points), best=max(points), weapons=max(weapons))
    if event == "gilda_of_traders":
        return Text("{worst} to {best} credits", "{worst} à {best} crédits").format(worst=min(finds), best=max(finds))
    en, fr = "{worst} to {best} research points", "{worst} à {best} points de recherche"
    return Text(en, fr).format(worst=min(finds), best=max(finds))
