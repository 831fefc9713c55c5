"""How an empire comes by a resource that it lacks: what lies elsewhere, what it makes, and who else has some."""

from collections.abc import Iterator, Mapping

from stellarch.core import Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.extraction import MAKES
from stellarch.games.space_wars.rules.visits import GUILD
from stellarch.games.space_wars.state import State, Tokens
from stellarch.games.space_wars.words import at_place, name, piece_name, place

_WORKSHOPS = {made: workshop for workshop, made in MAKES.items()}


def ways_to(state: State, seat: Seat) -> Mapping[str, tuple[Text, ...]]:
    """For each resource, the nearest at hand first. Another player is {0} or {1}, by the number of the seat."""
    return {kind: tuple(_ways(state, seat, kind)) for kind in Tokens._fields}


def _ways(state: State, seat: Seat, kind: str) -> Iterator[Text]:
    if lying := _lying(state, seat, kind):
        yield _LYING.format(places=_counted({place(state.galaxy.name(at)): count for at, count in lying.items()}))
    if aboard := _aboard(state, seat, kind):
        yield _ABOARD.format(craft=_counted({piece_name(craft): count for craft, count in aboard.items()}))
    yield _made(state, seat, kind)
    guild = next((event for event in state.happenings.events if event.kind == GUILD), None)
    if guild is not None:
        yield _SOLD.format(where=at_place(state.galaxy.name(guild.at)))
    others = {other: _all(state, other, kind) for other in state.living if other != seat}
    if any(others.values()):
        most = max(others, key=lambda other: others[other])
        yield _ELSEWHERE.format(player=f"{{{most}}}", count=others[most])


def _lying(state: State, seat: Seat, kind: str) -> dict[At, int]:
    systems = managed_systems(state, seat)
    return {at: count for at in systems if (count := getattr(state.sectors[at].tokens, kind))}


def _aboard(state: State, seat: Seat, kind: str) -> dict[str, int]:
    own = state.fleets.of(seat)
    return {craft: count for craft in own if (count := getattr(state.fleets[craft].tokens, kind))}


def _all(state: State, seat: Seat, kind: str) -> int:
    return sum(_lying(state, seat, kind).values()) + sum(_aboard(state, seat, kind).values())


def _made(state: State, seat: Seat, kind: str) -> Text:
    if kind not in _WORKSHOPS:
        return _REFINED
    workshop = _WORKSHOPS[kind]
    levels = {at: getattr(state.sectors.system(at).levels, workshop) for at in managed_systems(state, seat)}
    making = {place(state.galaxy.name(at)): level for at, level in levels.items() if level}
    if making:
        return _MAKING.format(places=_counted(making))
    return _NOT_MADE.format(workshop=name("structure", workshop))


def _counted(counts: Mapping[Text, int]) -> Text:
    return listed([Text(f"{what.en} ({count})", f"{what.fr} ({count})") for what, count in counts.items()])


_LYING = Text(
    "Lying in your systems: {places}. A freighter carries it.",
    "Dans vos systèmes : {places}. Un cargo l'achemine.",
)
_ABOARD = Text("Aboard your craft: {craft}.", "À bord de vos engins : {craft}.")
_MAKING = Text(
    "Your workshops make it in each income phase, so many at most: {places}.",
    "Vos ateliers en produisent à chaque phase de revenu, au plus : {places}.",
)
_NOT_MADE = Text(
    "No system of yours has what makes it: {workshop}.", "Aucun de vos systèmes n'a ce qui en produit : {workshop}."
)
_REFINED = Text("A fuel refinery makes it from crystal D.", "Une raffinerie le tire du cristal D.")
_SOLD = Text(
    "The Guild of Traders sells it to a freighter {where}.", "La Guilde des marchands en vend à un cargo {where}."
)
_ELSEWHERE = Text(
    "{player} has most of it: {count}. It changes hands aboard a freighter that has come to a sector of yours.",
    "{player} en a le plus : {count}. L'échange se fait à bord d'un cargo venu dans l'un de vos secteurs.",
)
