"""How long a bot's first answer takes: with nothing compiled yet, and with all of it kept."""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

_FIRST_ANSWER = """
import stellarch
table = stellarch.start("small-star-empires", players=2, seed=1)
bot = stellarch.bots.make_bot("level-5", table.game)
table.play(bot.choose(table.game, table.view(table.turn), table.legal, "1"))
"""


def first_answer(cache: str | None = None, kernel: str = "auto") -> float:
    """Seconds from nothing to the first move of a bot of level 5, Python and imports included."""
    environment = {**os.environ, "STELLARCH_KERNEL": kernel}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as usual: what is imported has been imported before
    if cache is not None:
        environment["STELLARCH_CACHE"] = cache
    began = perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_ANSWER], env=environment, check=True)
    return perf_counter() - began


def cold_and_cached() -> dict[str, float]:
    """Seconds to a first answer: interpreted, compiled from nothing, and from what was kept."""
    with tempfile.TemporaryDirectory() as empty:
        return {
            "interpreted, nothing compiled": first_answer(empty),
            "compiled, from nothing": first_answer(empty, "compiled"),
            "compiled, kept": first_answer(empty, "compiled"),
        }
