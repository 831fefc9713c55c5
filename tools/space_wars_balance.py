"""Turn games kept by `space_wars_games.py` into the figures and pictures of the page on balance, in one call.

    python tools/space_wars_balance.py games docs/space-wars-balance.md

What stands between `<!-- figures NAME -->` and `<!-- /figures -->` in the page is written anew; the words around it
stay.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median, pstdev

import space_wars_use
from balance import columns, fill, panels, per_cent, quantile, ranges
from space_wars_games import KINDS, LEVEL, Fault, GameTold, lines

from stellarch.arena.statistics import Interval, share_of
from stellarch.core import said
from stellarch.games.space_wars.mind import CHARACTERS
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.standings import ScoreRow
from stellarch.games.space_wars.tables.tiles import MAPS

STRATEGIES = {
    "laboratories": "laboratories",
    "cities": "cities",
    "trade": "trade",
    "sectors": "settling",
    "conquests": "conquest",
}
"""What an empire can do more of than the others, by the row of the sheet that tells it."""

DEEDS = {
    "income": "Credits earned by cities",
    "trade": "Credits earned by trade",
    "research": "Research points",
    "highest": "Technologies of level 5",
    "conquests": "Systems conquered from others",
    "wars": "Wars declared",
}
USE = ("unit", "structure", "technology", "law", "law repealed", "protocol", "treaty", "officer")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")

Games = Mapping[str, Sequence[GameTold]]
Group = Callable[[GameTold], Sequence[object]]
"""What each seat of a game is counted by."""
Groups = Mapping[str, Group]
"""The same for each kind of game."""


def main(folder: Path, page: Path) -> None:
    every = {kind: lines(folder, kind) for kind in KINDS}
    games = {kind: [one for one in some if isinstance(one, GameTold)] for kind, some in every.items()}
    faults = [one for some in every.values() for one in some if isinstance(one, Fault)]
    draw(games, page.parent / "img", page.stem)
    figures = {
        "games": told_games(games, faults),
        "ends": told_ends(games),
        "places": told_places(games),
        "seats": told_seats(games),
        "homes": told_homes(games),
        "characters": told_characters(games),
        "strategies": told_strategies(games),
        "wars": told_wars(games),
        "sheet": told_sheet(games),
        "use": space_wars_use.told({kind: (len(some), use_of(some)) for kind, some in games.items()}, USE),
    }
    fill(page, {name: "\n".join(told) for name, told in figures.items()})


def draw(games: Games, folder: Path, name: str) -> None:
    """The pictures, with a panel for each kind of game."""
    turns = [Counter(one.turns for one in some) for some in games.values()]
    axis = range(min(map(min, turns)), 1 + max(map(max, turns)))
    pictures = {
        "turns": [columns(counts, "turns", axis) for counts in turns],
        "places": [plot(some, by_place, PLACES) for some in games.values()],
        "characters": [plot(some, by_character, tuple(CHARACTERS)) for some in games.values()],
        "strategies": [plot(some, by_strategy(some), tuple(STRATEGIES.values())) for some in games.values()],
    }
    for what, drawn in pictures.items():
        titles = (kind.name for kind in KINDS.values())
        (folder / f"{name}-{what}.svg").write_text(panels(list(zip(titles, drawn, strict=True))))


def plot(games: Sequence[GameTold], group: Group, names: Sequence[object]) -> str:
    counted = shares(games, group)
    return ranges([(str(name), counted[name]) for name in names if name in counted], even(games))


# Who wins, by whatever seats are told apart by.


def shares(games: Sequence[GameTold], group: Group) -> dict[object, Interval]:
    """How often a seat of each group wins; a victory that is shared counts by its parts."""
    seats: Counter[object] = Counter()
    wins: Counter[object] = Counter()
    for one in games:
        for seat, name in enumerate(group(one)):
            seats[name] += 1
            wins[name] += (seat in one.winners) / len(one.winners)
    return {name: share_of(wins[name], count) for name, count in seats.items()}


def even(games: Sequence[GameTold]) -> float:
    """The share of wins that everybody would have if all were alike."""
    return 1 / len(games[0].characters)


def everywhere(group: Group) -> Groups:
    return dict.fromkeys(KINDS, group)


def by_place(one: GameTold) -> Sequence[object]:
    return [PLACES[place] for place in one.places]


def by_seat(one: GameTold) -> Sequence[object]:
    return range(1, 1 + len(one.characters))


def by_character(one: GameTold) -> Sequence[object]:
    return one.characters


def by_corner(kind: str) -> Group:
    """How far each home lies from the nearest corner of its ring."""
    asked = KINDS[kind]
    map_name = asked.options.map_for(asked.seats)
    assert map_name is not None, kind
    ring = MAPS[map_name].home_ring
    return lambda one: [min(home % ring, -home % ring) for home in one.homes]


def by_room(one: GameTold) -> Sequence[object]:
    """Whether there are more systems near a home than near the usual one of its table, fewer, or as many."""
    usual = fmean(one.near)
    return ["more" if near > usual + 0.5 else "fewer" if near < usual - 0.5 else "as many" for near in one.near]


def by_strategy(games: Sequence[GameTold]) -> Group:
    """What a seat did most: that in which it is farthest above the mean of its table, in standard deviations of this
    kind of game."""
    spread = {
        row: pstdev(value - fmean(one.sheet[row]) for one in games for value in one.sheet[row]) or 1.0
        for row in STRATEGIES
    }

    def strategies(one: GameTold) -> Sequence[object]:
        means = {row: fmean(one.sheet[row]) for row in STRATEGIES}
        return [
            STRATEGIES[max(STRATEGIES, key=lambda row: (one.sheet[row][seat] - means[row]) / spread[row])]
            for seat in range(len(one.characters))
        ]

    return strategies


# The figures in Markdown, a column for each kind of game.


def table(corner: str, rows: Mapping[str, Sequence[str]]) -> Iterator[str]:
    yield f"| {corner} | {' | '.join(KINDS)} |\n|---|{'---:|' * len(KINDS)}"
    yield from (f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items())


def told_games(games: Games, faults: Sequence[Fault]) -> Iterator[str]:
    seeds = {one.seed.split("/")[0] for some in games.values() for one in some}
    yield f"Level {LEVEL}, seeds `{', '.join(sorted(seeds))}/KIND/NUMBER`, to a development value of"
    yield f"{Options().victory_value}; 95 % intervals.\n"
    yield from table(
        "",
        {
            "games": [f"{len(some)}" for some in games.values()],
            "broken off by an error": [str(sum(f"/{kind}/" in fault.seed for fault in faults)) for kind in games],
            "processor seconds a game, median": [
                f"{median(one.seconds for one in some):.1f}" for some in games.values()
            ],
            "actions a game": means(games, lambda one: one.actions, digits=0),
        },
    )


def told_ends(games: Games) -> Iterator[str]:
    turns = {kind: Counter(one.turns for one in some) for kind, some in games.items()}
    yield from table(
        "",
        {
            "turns, median": [str(quantile(counts, 0.5)) for counts in turns.values()],
            "turns, 10 to 90 % of games": [f"{quantile(c, 0.1)} to {quantile(c, 0.9)}" for c in turns.values()],
            "turns, shortest and longest": [f"{min(counts)}, {max(counts)}" for counts in turns.values()],
            "several reach the value in the same turn": often(games, lambda one: len(reached(one)) > 1),
            "a winner with less value than another": often(games, has_less),
            "shared victories": often(games, lambda one: len(one.winners) > 1),
            "value of the last, on average": means(games, lambda one: min(one.sheet["value"])),
        },
    )


def reached(one: GameTold) -> list[int]:
    """The values of those who reached what wins."""
    return [value for value in one.sheet["value"] if value >= Options().victory_value]


def has_less(one: GameTold) -> bool:
    """Ties are broken by technologies of the highest level, not by the value (SW-19.1.2)."""
    return max(one.sheet["value"]) > max(one.sheet["value"][seat] for seat in one.winners)


def told_shares(games: Games, corner: str, groups: Groups, names: Sequence[object]) -> Iterator[str]:
    counted = [shares(some, groups[kind]) for kind, some in games.items()]
    rows = {str(name): [per_cent(found[name]) if name in found else "" for found in counted] for name in names}
    yield from table(corner, {"even": [f"{100 * even(some):.1f} %" for some in games.values()], **rows})


def told_together(games: Games, corner: str, groups: Groups, names: Sequence[object]) -> Iterator[str]:
    """All kinds of game together: wins, against those that chance alone would give, and two standard deviations."""
    yield f"\n| {corner}, in all games | seats | wins | even |\n|---|---:|---:|---:|"
    for name in names:
        chances, wins = [], 0.0
        for kind, some in games.items():
            for one in some:
                seats = [seat for seat, found in enumerate(groups[kind](one)) if found == name]
                chances += [even(some)] * len(seats)
                wins += len({*seats} & {*one.winners}) / len(one.winners)
        deviation = sqrt(sum(chance * (1 - chance) for chance in chances))
        yield f"| {name} | {len(chances)} | {wins:.1f} | {sum(chances):.1f} ± {2 * deviation:.1f} |"


def told_places(games: Games) -> Iterator[str]:
    yield from told_shares(games, "place in the order of seats", everywhere(by_place), PLACES)


def told_seats(games: Games) -> Iterator[str]:
    yield from told_shares(games, "seat at the table", everywhere(by_seat), range(1, 10))


def told_homes(games: Games) -> Iterator[str]:
    rooms = ("fewer", "as many", "more")
    yield from told_shares(games, "systems near home, against the table", everywhere(by_room), rooms)
    yield from told_together(games, "systems near home", everywhere(by_room), rooms)
    corners = {kind: by_corner(kind) for kind in games}
    yield ""
    yield from told_shares(games, "sectors from home to a corner of the ring", corners, range(1, 4))


def told_characters(games: Games) -> Iterator[str]:
    yield from told_shares(games, "character", everywhere(by_character), tuple(CHARACTERS))
    yield from told_together(games, "character", everywhere(by_character), tuple(CHARACTERS))


def told_strategies(games: Games) -> Iterator[str]:
    groups = {kind: by_strategy(some) for kind, some in games.items()}
    names = tuple(STRATEGIES.values())
    yield from told_shares(games, "strategy", groups, names)
    yield from told_together(games, "strategy", groups, names)


def told_wars(games: Games) -> Iterator[str]:
    events = space_wars_use.KINDS["event"]
    rows = {
        event: means(games, lambda one, event=event: one.use.get("event", {}).get(event, 0), digits=2)
        for event in events
    }
    yield from table("by the game", rows)
    yield ""
    yield from table(
        "",
        {
            "games with a war": often(games, lambda one: "war declared" in one.use.get("event", {})),
            "games with a conquest from a player": often(games, lambda one: any(one.sheet["conquests"])),
            "games in which somebody is eliminated": often(games, lambda one: bool(one.eliminated)),
        },
    )


def told_sheet(games: Games) -> Iterator[str]:
    labels = {**{row.value: said(row).to("en") for row in ScoreRow}, **DEEDS}
    yield from table(
        "winner / others, on average",
        {label: [winners_and_others(some, row) for some in games.values()] for row, label in labels.items()},
    )


def winners_and_others(games: Sequence[GameTold], row: str) -> str:
    won = [one.sheet[row][seat] for one in games for seat in one.winners]
    lost = [value for one in games for seat, value in enumerate(one.sheet[row]) if seat not in one.winners]
    return f"{fmean(won):.1f} / {fmean(lost):.1f}"


def use_of(games: Sequence[GameTold]) -> space_wars_use.Use:
    use: space_wars_use.Use = Counter()
    for one in games:
        use.update({(kind, thing): count for kind, things in one.use.items() for thing, count in things.items()})
    return use


def means(games: Games, figure: Callable[[GameTold], float], digits: int = 1) -> list[str]:
    return [f"{fmean(map(figure, some)):.{digits}f}" for some in games.values()]


def often(games: Games, holds: Callable[[GameTold], bool]) -> list[str]:
    return [per_cent(share_of(sum(map(holds, some)), len(some))) for some in games.values()]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
