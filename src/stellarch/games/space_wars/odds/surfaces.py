"""Legions, bombs and surfaces from plain counts, for questions without a position."""

from collections.abc import Mapping, Sequence

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.ground.reckoning import Force, general_bonus
from stellarch.games.space_wars.odds.forces import empty_space
from stellarch.games.space_wars.rules.bombing import Raid, shield_of
from stellarch.games.space_wars.state import Empire, Legions, System
from stellarch.games.space_wars.tables.combat import BOMBARDMENT, Bombing
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS

_ANYBODY = Seat(0)


def army(
    counts: Mapping[str, int],
    known: Sequence[str] = (),
    stars: int = 0,
    *,
    is_attacker: bool = False,
    shield: str | None = None,
) -> Force:
    """Legions of each grade, or aliens, with these technologies, a general with some stars, and a planetary
    shield of this class over the defender."""
    side = _empire(known)
    over = 0 if shield is None else BOMBARDMENT.shield[shield.upper()]
    return Force(
        Legions(**{kind: count for kind, count in counts.items() if kind in LEGIONS}),
        counts.get("alien", 0),
        side.series("personal_weapons"),
        side.series("personal_armors"),
        (general_bonus(stars),) if stars else (),
        side.series("planet_scanner") if is_attacker else over,
    )


def raid(
    bombing: Bombing,
    craft: Mapping[str, int],
    system: System,
    known: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> Raid:
    """A bombardment of a surface by this many craft of each kind, with these technologies of both sides."""
    value = sum(CRAFT[kind].bomb * count for kind, count in craft.items())
    scanner = _empire(known[0]).series("planet_scanner")
    return Raid(bombing, value, scanner, shield_of(system), "antimatter_attenuation" in known[1])


def _empire(known: Sequence[str]) -> Empire:
    return empty_space()[0].with_empire(_ANYBODY, known=frozenset(known)).empires[_ANYBODY]
