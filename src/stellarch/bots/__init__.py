"""Players that are programs. A bot is given what its seat may see, never the true state."""

from stellarch.bots.advising import ADVISER, Advice, advice, advice_from, thinking_seed
from stellarch.bots.bot import Bot, Choices, ThinkingBot, plan_of, thought_of
from stellarch.bots.explain import Reasons, explained, may_be_told, openly
from stellarch.bots.from_name import BOTS, make_bot, make_entrant, own_bots
from stellarch.bots.greedy import GreedyBot
from stellarch.bots.levels import LevelBot
from stellarch.bots.names import bots_of, default_bot, is_offered, known_bots, level_of, require_offered
from stellarch.bots.of_others import BadBot, offer
from stellarch.bots.planning import causes_of, further_orders
from stellarch.bots.random import RandomBot
from stellarch.bots.thinker import ADVICE, Budget, Thinker
from stellarch.bots.tree import TreeSearch

__all__ = [
    "ADVICE",
    "ADVISER",
    "BOTS",
    "Advice",
    "BadBot",
    "Bot",
    "Budget",
    "Choices",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "Reasons",
    "Thinker",
    "ThinkingBot",
    "TreeSearch",
    "advice",
    "advice_from",
    "bots_of",
    "causes_of",
    "default_bot",
    "explained",
    "further_orders",
    "is_offered",
    "known_bots",
    "level_of",
    "make_bot",
    "make_entrant",
    "may_be_told",
    "offer",
    "openly",
    "own_bots",
    "plan_of",
    "require_offered",
    "thinking_seed",
    "thought_of",
]
