"""What every game is: the contract, seats, actions, events, refusals, chance, hexes, records. Knows no game."""

from stellarch.core.chance import Chance, commitment, new_seed
from stellarch.core.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Reason,
    Refused,
    StaleState,
    StellarchError,
    UnknownRules,
)
from stellarch.core.game import Game
from stellarch.core.hexes import CLOCKWISE, Direction, Hex
from stellarch.core.options import OptionInfo, Setting, describe, parse_options, read_options
from stellarch.core.record import Played, Player, Record, Result, commitment_to
from stellarch.core.rulebook import Rule, Rulebook
from stellarch.core.table import Entry, Table
from stellarch.core.templates import Amount, Blank, Pick, Several, Template, Words
from stellarch.core.text import LANGUAGES, Language, Text
from stellarch.core.thinking import Candidate, Expected, Forecast, Level, Search, Thought
from stellarch.core.values import Action, Decision, Event, FirstGame, Row, Seat, Standings, Step, Tempo, View
from stellarch.core.verify import Check, verify

__all__ = [
    "CLOCKWISE",
    "LANGUAGES",
    "Action",
    "Amount",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Blank",
    "Candidate",
    "Chance",
    "Check",
    "Decision",
    "Direction",
    "Entry",
    "Event",
    "Expected",
    "FirstGame",
    "Forecast",
    "Game",
    "GameOver",
    "Hex",
    "Illegal",
    "Language",
    "Level",
    "NotYourTurn",
    "OptionInfo",
    "Pick",
    "Played",
    "Player",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "Row",
    "Rule",
    "Rulebook",
    "Search",
    "Seat",
    "Setting",
    "Several",
    "StaleState",
    "Standings",
    "StellarchError",
    "Step",
    "Table",
    "Template",
    "Tempo",
    "Text",
    "Thought",
    "UnknownRules",
    "View",
    "Words",
    "commitment",
    "commitment_to",
    "describe",
    "new_seed",
    "parse_options",
    "read_options",
    "verify",
]
