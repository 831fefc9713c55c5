"""Players that are programs. A bot is given what its seat may see, never the true state."""

from stellarch.bots.bot import Bot, Choices
from stellarch.bots.greedy import GreedyBot
from stellarch.bots.random import RandomBot
from stellarch.core import BadOptions, Text

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """The bot with this name; raises BadOptions with the names there are."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BadOptions(
            Text(f"There is no bot {name!r}. The bots are: {known}.", f"Pas de robot {name!r}. Les robots : {known}."),
            about=(name,),
        )
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "Choices", "GreedyBot", "RandomBot", "make_bot"]
