"""Write the game that plays itself on the home page: a position in the middle of a game, and its log from there on.

python tools/web_showpiece.py [SEED]
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from stellarch.bots import make_bot
from stellarch.core import Event, read_options
from stellarch.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.web import WEB

GAME = GAMES["small-star-empires"]
SHOWPIECE = WEB / "src" / "games" / GAME.id / "showpiece.json"
BEGIN = 26
"""The number of moves before the picture begins: enough that every empire can be seen, few enough to watch it grow."""


def main(seed: str) -> None:
    bot = make_bot("greedy")
    state = GAME.start(read_options(GAME.options, {"unexplored": True}), 4, seed).state
    number, view, log = 0, None, []
    while waiting := GAME.waiting_on(state):
        if number == BEGIN:
            view = shown(plain(GAME.view(state, None)))
        seat = min(waiting)
        action = bot.choose(GAME, GAME.view(state, seat), GAME.legal(state, seat), f"{seed}-{number}")
        step = GAME.apply(state, seat, action)
        state, number = step.state, number + 1
        if view is not None:
            log.append(entry(number, seat, str(action), step.events))
    text = json.dumps({"game": GAME.id, "view": view, "log": log}, ensure_ascii=False, separators=(",", ":"))
    SHOWPIECE.write_text(text + "\n", "utf-8")


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what the picture does not show: where points come from."""
    return {**view, "players": [{**player, "sources": {}} for player in view["players"]]}


def entry(number: int, seat: int, text: str, events: tuple[Event, ...]) -> dict[str, Any]:
    seen = [plain(event) for event in events]
    return {"number": number, "kind": "action", "seat": seat, "text": text, "events": seen, "told": []}


def plain(thing: object) -> Any:
    return msgspec.to_builtins(thing)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "mira")
