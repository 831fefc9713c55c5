"""What every game is: the contract, seats, actions, events, refusals, chance, hexes, records. Knows no game."""

from stellarch.core.chance import Chance, commitment, new_seed
from stellarch.core.chronicle import Chronicle, Paragraph, Relation
from stellarch.core.dealing import Dealing
from stellarch.core.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    Refused,
    StaleState,
    StellarchError,
    UnknownRules,
    Way,
    within,
)
from stellarch.core.filling import drawn_action, drawn_actions
from stellarch.core.forms import Forms, Rest
from stellarch.core.game import Game
from stellarch.core.hexes import CLOCKWISE, Direction, Hex
from stellarch.core.hexmap import HexMap, MapHex, MapPiece
from stellarch.core.history import Checkpoint, History, Line, TakeBack
from stellarch.core.live import Live, Tempo
from stellarch.core.menu import Command, Group, Item, Look, Speaker, Typing
from stellarch.core.options import OptionInfo, Setting, describe, parse_options, read_options, usual_options
from stellarch.core.page import Board, Page
from stellarch.core.plans import steps_of, with_names
from stellarch.core.players import Players
from stellarch.core.presentation import Caveat
from stellarch.core.record import Played, Player, Record, Result, commitment_to
from stellarch.core.rulebook import Rule, Rulebook
from stellarch.core.rules import known_rules, require_players
from stellarch.core.seats import Seat
from stellarch.core.table import Entry, Table
from stellarch.core.telling import Fact, Label, Message, Named, Phrase, Sayable, Spelt, said, tell
from stellarch.core.templates import (
    Amount,
    Amounts,
    Blank,
    Depending,
    Later,
    Orders,
    Pairs,
    Pick,
    Plain,
    Ranking,
    Several,
    Start,
    Template,
    Variant,
    Words,
)
from stellarch.core.text import LANGUAGES, TEXT_LANGUAGES, Language, Text, verbatim
from stellarch.core.thinking import Candidate, Character, Expected, Forecast, Level, Plan, Remarks, Search, Thought
from stellarch.core.values import Action, Decision, Event, FirstGame, Row, Standings, Step, View, Weight
from stellarch.core.verify import Check, verify
from stellarch.core.wire import written

__all__ = [
    "CLOCKWISE",
    "LANGUAGES",
    "TEXT_LANGUAGES",
    "Action",
    "Amount",
    "Amounts",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Blank",
    "Board",
    "Candidate",
    "Caveat",
    "Chance",
    "Character",
    "Check",
    "Checkpoint",
    "Chronicle",
    "Command",
    "Dealing",
    "Decision",
    "Depending",
    "Direction",
    "Entry",
    "Event",
    "Expected",
    "Fact",
    "FirstGame",
    "Forecast",
    "Forms",
    "Game",
    "GameOver",
    "Group",
    "Hex",
    "HexMap",
    "History",
    "Illegal",
    "Item",
    "Label",
    "Language",
    "Later",
    "Level",
    "Line",
    "Live",
    "Look",
    "MapHex",
    "MapPiece",
    "Message",
    "Named",
    "NotYourTurn",
    "OptionInfo",
    "Orders",
    "Page",
    "Pairs",
    "Paragraph",
    "Phrase",
    "Pick",
    "Plain",
    "Plan",
    "Played",
    "Player",
    "Players",
    "Ranking",
    "Record",
    "Refusal",
    "Refused",
    "Relation",
    "Remarks",
    "Rest",
    "Result",
    "Row",
    "Rule",
    "Rulebook",
    "Sayable",
    "Search",
    "Seat",
    "Setting",
    "Several",
    "Speaker",
    "Spelt",
    "StaleState",
    "Standings",
    "Start",
    "StellarchError",
    "Step",
    "Table",
    "TakeBack",
    "Template",
    "Tempo",
    "Text",
    "Thought",
    "Typing",
    "UnknownRules",
    "Variant",
    "View",
    "Way",
    "Weight",
    "Words",
    "commitment",
    "commitment_to",
    "describe",
    "drawn_action",
    "drawn_actions",
    "known_rules",
    "new_seed",
    "parse_options",
    "read_options",
    "require_players",
    "said",
    "steps_of",
    "tell",
    "usual_options",
    "verbatim",
    "verify",
    "with_names",
    "within",
    "written",
]
