"""`make bench`: how fast we are, as ratios against references measured in the same run.

make bench                       everything; prints the table
make bench ARGS="--write"        the same, and writes it into docs/performance.md
make bench ARGS="--only kernel"  one part: readable, kernel, search, workers, galaxy, starts, endgames, tables,
                                 server, wars
"""

import argparse
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks import galaxy, kernel, references, server, tables, whole_games
from benchmarks.endgames import solved_early
from benchmarks.measures import Row, compared, printed
from benchmarks.readable import naive_rate, readable_rate
from benchmarks.starts import cold_and_cached

_PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
_SECONDS = 1.0
_AMAZONS = "amazons"


def readable(rounds: int) -> Iterator[Row]:
    for players in (2, 4):
        yield compared(
            f"readable rules, random games, {players} players, against the naive program",
            "plies/s",
            lambda number, players=players: readable_rate(players, number),  # type: ignore[misc]
            lambda number, players=players: naive_rate(players, number),  # type: ignore[misc]
            rounds,
            1.5,
        )


def kernels(rounds: int) -> Iterator[Row]:
    cases = (
        ("random games", "playouts", {}, 0.95),
        ("random games without PDEP", "playouts", {"STELLARCH_PDEP": "0"}, 0.70),
        ("random games, all variants", "variants", {}, 0.40),
        ("batched stepping", "batch", {}, None),
    )
    for what, kind, environment, wanted in cases:
        for players in (2, 4):
            yield compared(
                f"kernel, {what}, {players} players, against C",
                "games/s",
                lambda _, k=kind, p=players, e=environment: kernel.measured(k, p, _SECONDS, **e)["rate"],  # type: ignore[misc]
                lambda _, p=players: references.c_playouts(p, _SECONDS),  # type: ignore[misc]
                rounds,
                wanted,
            )
    if references.openspiel(_AMAZONS):
        yield compared(
            "kernel, random games, 2 players, against OpenSpiel's Amazons",
            "plies/s",
            lambda _: kernel.measured("playouts", 2, _SECONDS)["plies"],
            lambda number: references.openspiel_rollouts(_AMAZONS, number),
            rounds,
            15,
        )


def search(rounds: int) -> Iterator[Row]:
    yield compared(
        "plain UCT from the start, 10,000 simulations, against C",
        "simulations/s",
        lambda _: kernel.measured("uct", 2, _SECONDS)["rate"],
        lambda _: references.c_uct(),
        rounds,
        0.95,
    )
    if references.openspiel(_AMAZONS):
        yield compared(
            "plain UCT from the start, 10,000 simulations, against OpenSpiel's on Amazons",
            "simulations/s",
            lambda _: kernel.measured("uct", 2, _SECONDS)["rate"],
            lambda number: references.openspiel_mcts(_AMAZONS, number),
            rounds,
            60,
        )
    yield compared(
        "our tree search (sensible playouts, score sheets) against plain UCT",
        "simulations/s",
        lambda _: kernel.measured("tree", 2, _SECONDS)["rate"],
        lambda _: kernel.measured("uct", 2, _SECONDS)["rate"],
        rounds,
    )


def workers(rounds: int) -> Iterator[Row]:
    def both(_: int) -> float:
        two = [kernel.started("playouts", 2, 2 * _SECONDS) for _ in range(2)]
        return sum(kernel.finished(process)["wall"] for process in two)

    yield compared(
        "two workers against one, random games by the clock",
        "games/s",
        both,
        lambda _: kernel.measured("playouts", 2, 2 * _SECONDS)["wall"],
        rounds,
        1.9,
    )


_PARTS: dict[str, Callable[[int], Iterator[Row]]] = {
    "readable": readable,
    "kernel": kernels,
    "search": search,
    "workers": workers,
    "galaxy": galaxy.rows,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=[*_PARTS, "starts", "endgames", "tables", "server", "wars"])
    parser.add_argument("--write", action="store_true", help="write the table into docs/performance.md")
    given = parser.parse_args()
    if references.c_program() is None:
        parser.exit(1, "The reference in C needs a compiler, and there is none here.\n")
    if references.openspiel(_AMAZONS) is None:
        print("OpenSpiel is not installed; what is measured against it is left out.")
    rows = []
    for name, part in _PARTS.items():
        if given.only in (None, name):
            for row in part(given.rounds):
                print(f"{row.what}: {row.ratio:.2f}", flush=True)
                rows.append(row)
    starts = cold_and_cached() if given.only in (None, "starts") else {}
    solved = solved_early() if given.only in (None, "endgames") else {}
    told = "\n".join(
        [
            printed(rows),
            "",
            *(f"- first answer of level 5, {name}: {took:.1f} s" for name, took in starts.items()),
            *(f"- exact endgame, {name}: {reached}" for name, reached in solved.items()),
        ]
    )
    large = tables.printed(tables.figures()) if given.only in (None, "tables") else ""
    whole = server.printed(*server.figures()) if given.only in (None, "server") else ""
    wars = whole_games.printed(whole_games.measured()) if given.only in (None, "wars") else ""
    print(f"\n{told}\n\n{large}\n\n{whole}\n\n{wars}")
    if given.write:
        if given.only not in ("tables", "server", "wars"):
            _write("table", told)
        if large:
            _write("large tables", large)
        if whole:
            _write("server", whole)
        if wars:
            _write("wars", wars)


def _write(place: str, told: str) -> None:
    """Put something between its two marks on the page."""
    between = re.compile(rf"(<!-- {place} -->\n).*?(<!-- /{place} -->)", re.DOTALL)
    page = _PAGE.read_text("utf-8")
    _PAGE.write_text(between.sub(lambda found: f"{found[1]}{told}\n{found[2]}", page), "utf-8")


if __name__ == "__main__":
    main()
