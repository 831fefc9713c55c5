"""Tables: what is played at them, and what is shown of them."""

from typing import Annotated, Any, Literal

import msgspec

from stellarch.arena.analysis import Verdict as Judged
from stellarch.bots import Reasons
from stellarch.core import (
    Caveat,
    FirstGame,
    OptionInfo,
    Paragraph,
    Part,
    Result,
    Row,
    Standings,
    Template,
    Text,
    Way,
    Weight,
)
from stellarch.core.forms import Line
from stellarch.core.values import LONGEST_ACTION
from stellarch.server.messages.in_advance import InAdvance
from stellarch.server.messages.time import Clock, Clocks, TimeControl

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+(?![\s\S])")]
"""What a player is called. No control characters: not every database takes them. (A `$` lets a last newline by.)"""
Seat = Annotated[int, msgspec.Meta(ge=0, le=8)]
Colour = Annotated[int, msgspec.Meta(ge=0, le=8)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]
Secret = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Seed = Annotated[str, msgspec.Meta(max_length=80)]
OptionName = Annotated[str, msgspec.Meta(max_length=60)]
OptionNumber = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
OptionValue = bool | OptionNumber | float | Annotated[str, msgspec.Meta(max_length=2000)] | None
OptionValues = Annotated[dict[OptionName, OptionValue], msgspec.Meta(max_length=40)]
Hints = Literal["open", "off"]
"""Whether the people at a table may ask for hints. Where several play, each of them sees who asked: that is `open`."""
Json = Any
"""JSON of the game's own: its type follows from the game."""

_FieldName = Annotated[str, msgspec.Meta(max_length=60)]
_FEW = msgspec.Meta(max_length=200)
PlainField = bool | OptionNumber | Annotated[str, msgspec.Meta(max_length=2000)] | None
PlainFields = PlainField | Annotated[list[PlainField], _FEW] | Annotated[dict[_FieldName, PlainField], _FEW]
PlainPart = PlainField | Annotated[list[PlainFields], _FEW] | Annotated[dict[_FieldName, PlainFields], _FEW]
PlainOrder = PlainField | Annotated[list[PlainPart], _FEW] | Annotated[dict[_FieldName, PlainPart], _FEW]
PlainForm = PlainField | Annotated[list[PlainOrder], _FEW] | Annotated[dict[_FieldName, PlainOrder], _FEW]
PlainAction = Annotated[dict[_FieldName, PlainForm], msgspec.Meta(max_length=40)]
"""An action as plain JSON: what a template is filled in to. As deep as an order can be meant to be, and no deeper: an
offer in a list of orders holds a basket, which holds so much of each kind. How long it may be, `read_plain` says."""
Written = ActionText | PlainAction


# Asking


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person, or a bot by its level. `yours` seats go to the device that asks."""

    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    yours: bool = False
    colour: Colour | None = None
    """Which of the game's colours; by default the first that nobody has chosen."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    players: Annotated[list[NewPlayer], msgspec.Meta(min_length=1, max_length=9)]
    options: OptionValues = {}
    listed: bool = False
    """Whether the lobby shows the table, for anybody to sit down."""
    hints: Hints = "open"
    time: TimeControl = TimeControl()
    """How long players may think; by default as long as they like."""


class PreviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    options: OptionValues = {}
    seed: Seed = ""


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat's link, exchanged for this device's right to play it."""

    key: Secret


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of a table in the lobby."""

    name: Name
    seat: Seat | None = None


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called in their seat."""

    name: Name


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action for a seat of this device, made on the position with this number."""

    seat: Seat
    after: Number
    action: Written
    left: Annotated[float, msgspec.Meta(ge=0, le=100_000_000)] | None = None
    """Seconds that the player's clock showed then, bank included: what it has lost on the way here is given back from
    the allowance for the line."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about an action, which is not played: may it be, and if not, why not?"""

    seat: Seat
    action: Written


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot do on this seat?"""

    seat: Seat


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to take back the last action of this device; done at once where nobody else has a say."""

    after: Number


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to a take-back."""

    seat: Seat
    yes: bool


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be drawn as a QR code. It may hold a secret, so it is posted, out of sight of logs."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class PlayFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What if: play on from a position at a new table, on one seat."""

    number: Number
    seat: Seat
    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    others: Literal["bots", "me", "friend"] = "bots"
    """Who plays the other seats. A friend gets the link of one of them; bots play the rest."""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task of a lesson or a puzzle, by its name and number, and what the learner has done of it so far. Nothing of it
    is stored here."""

    game: GameId
    name: Annotated[str, msgspec.Meta(max_length=40)]
    """Of the lesson or the puzzle."""
    task: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Which of a lesson's tasks; none for a puzzle."""
    done: Annotated[list[Written], msgspec.Meta(max_length=12)] = []
    line: Annotated[int, msgspec.Meta(ge=0, le=200)] | None = None
    """Of a puzzle that was tried, which of the lines after the try is to be played on the board."""


class AskAtExercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about an action, where the learner has come to."""

    exercise: Exercise
    action: Written


# Answering


class LessonInfo(msgspec.Struct, frozen=True):
    id: str
    title: Text
    about: Text
    minutes: int
    tasks: int


class LessonsOf(msgspec.Struct, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    name: Text
    lessons: tuple[LessonInfo, ...]


class Theme(msgspec.Struct, frozen=True):
    id: str
    name: Text
    about: Text


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as it is told before it is tried."""

    game: str
    id: str
    number: int
    """Which of the puzzles it is, counted from 1."""
    seat: int
    player: Text
    """What the seat that solves it is called."""
    themes: tuple[Theme, ...]
    difficulty: int
    choices: int
    """How many moves there are to choose from."""
    plies: int
    """How many moves there are to the end of the game, with best play."""


class Day(msgspec.Struct, frozen=True):
    """The puzzle of a day."""

    date: str
    puzzle: str


class Puzzles(msgspec.Struct, frozen=True):
    puzzles: tuple[PuzzleInfo, ...]
    days: tuple[Day, ...]
    """The last seven, today's last."""


class TaskShown(msgspec.Struct, frozen=True):
    """A task of a lesson in words."""

    words: Text
    hint: Text
    number: int
    of: int


class LineMove(msgspec.Struct, frozen=True):
    seat: int
    text: str
    order: Text


class LineShown(msgspec.Struct, frozen=True):
    """Moves to the end of the game, and by how many points the one who solves is ahead then."""

    moves: tuple[LineMove, ...]
    lead: int


class Tried(msgspec.Struct, frozen=True):
    """What came of a try at a puzzle, as it was proven."""

    solved: bool
    lead: int
    """By how many points one ends ahead after the move that was tried."""
    lines: tuple[LineShown, ...]
    """After the right move, every answer to it; after a wrong one, the line that refutes it."""
    best: int
    """What the right move comes to."""
    next_best: int
    positions: int
    """How many were looked at to prove it."""


class Solution(msgspec.Struct, frozen=True):
    """The answer to a puzzle, for somebody who gives it up."""

    action: Json
    order: Text


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    label: Text
    level: int | None
    """Which of the game's levels it is, counted from 1, the weakest."""
    added: bool
    """Whether it does not come with Stellarch: it is of an installed package, or the server was started with it."""


class CharacterInfo(msgspec.Struct, frozen=True):
    """What a bot of any level may be like: with its id after a colon, the level plays in character."""

    id: str
    label: Text
    about: Text


class GameInfo(msgspec.Struct, frozen=True):
    """What the set-up page needs to know of a game."""

    id: str
    name: Text
    least: int
    most: int
    usual: int
    """How many play where nobody says."""
    seats: tuple[Text, ...]
    colours: tuple[Text, ...]
    """What players may choose from; none where the game deals its own colours."""
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    bot: str
    """The opponent of somebody who does not choose one."""
    characters: tuple[CharacterInfo, ...]
    first_game: FirstGame | None
    """What is advised for somebody's first game."""
    on_hexes: bool
    """Whether it shows itself as a HexMap, which a page can draw that knows nothing of the game."""


class Preview(msgspec.Struct, frozen=True):
    """A game as it would begin: options with the board settled, and a spectator's view of it."""

    options: dict[str, OptionValue]
    view: Json


class StandIn(msgspec.Struct, frozen=True):
    """A bot plays a person's seat, which still is the person's."""

    bot: str
    why: Literal["vote", "time", "resigned", "removed"]
    since: int
    """The line of the log after which it took over."""


class StoodIn(msgspec.Struct, frozen=True):
    """A stretch of the game that a bot played on somebody's seat: the lines after the first, up to the last."""

    seat: int
    bot: str
    first: int
    last: int | None
    """None while it plays."""


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    colour: int | None
    """Which of the game's colours it has chosen; none where the game deals its own."""
    taken: bool
    """Whether somebody plays it: a bot, or a device that has opened its link."""
    yours: bool
    connected: bool
    failed: bool = False
    """Whether its bot failed when it last had to act, so that the game's default was played for it."""
    stand_in: StandIn | None = None
    """The bot that plays a person's seat while they are away."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: Text
    seats: tuple[SeatInfo, ...]
    waiting_on: tuple[int, ...]
    over: bool
    created: str
    number: int
    hints: Hints
    maker: bool
    """Whether this device made the table, and may invite to the seats that nobody has taken."""
    since: str
    """Since when the game waits for this device, or for whom it waits for; when it ended, if it is over."""
    result: Result | None
    """How it ended, once it is over."""
    round: int | None = None
    """Which round of play it is, in a game that counts them."""
    problem: Text | None = None
    """Why the table cannot be opened, where it cannot."""
    origin: Literal["what_if", "file", "position"] | None = None
    """Where it comes from, if it did not begin as a game does: then it is a try, and counts for nothing."""
    time: TimeControl = TimeControl()
    clock: Clock | None = None
    """Of the seats that the game waits for, the clock with the least time: of one's own, if it waits for any of
    these."""


class SeatLink(msgspec.Struct, frozen=True):
    """The secret link of a seat: given once to who made the table or renewed it, and stored only as a hash."""

    seat: int
    key: str


class Created(msgspec.Struct, frozen=True):
    id: str
    links: tuple[SeatLink, ...]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a seat may do: its short form, its JSON, and where pages list it, an order in words."""

    text: str
    action: Json
    words: Text | None = None


ByItself = Literal["if_then", "standing", "only", "bot"]
"""By an order in advance, by a standing one, as the only legal answer, or by the bot that sat in."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. A take-back is a line too, so that it leaves a trace."""

    number: int
    kind: Literal["start", "action", "undo"]
    seat: int | None
    text: str
    events: tuple[Json, ...]
    weights: tuple[Weight, ...]
    """How much each event matters."""
    told: tuple[Text, ...]
    totals: tuple[int, ...]
    """The points of each seat after it."""
    action: Json
    """The action as the game's own JSON, or null, as far as the reader may know it; the page reads this, and never the
    text."""
    bot_failed: bool = False
    """Whether it is the game's default, played for a bot that failed; the last sentence told says so."""
    late: bool = False
    """Whether it is the game's default, played because time was up; the last sentence told says so."""
    takes: tuple[int, ...] = ()
    """Of a take-back: the actions that count no more."""
    reveals: bool = False
    """Whether the reader of the line learned something by it that could change their plans."""
    by_itself: ByItself | None = None
    """How it was played without the reader, whose own it is."""


class Total(msgspec.Struct, frozen=True):
    """The points of each seat after a line of the log, and which move of the game that is."""

    number: int
    move: int
    totals: tuple[int, ...]
    round: int | None


class Course(msgspec.Struct, frozen=True):
    """The points over the moves that stand, some of them left out in a long game: what the graph is drawn from."""

    moves: int
    points: tuple[Total, ...]


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as everybody may know it, with the line of the log it came of."""

    number: int
    event: Json
    told: Text


class Round(msgspec.Struct, frozen=True):
    """A round of play: how all stood when it ended, row by row of the score sheet, and what its history holds."""

    round: int
    number: int
    """The last line of the log in it."""
    values: tuple[tuple[int, ...], ...]
    told: tuple[Told, ...]


class Story(msgspec.Struct, frozen=True):
    """How a game went, round by round; without any where the game counts none."""

    rows: tuple[Row, ...]
    """The rows of the score sheet as they stand."""
    rounds: tuple[Round, ...]
    more: bool = False
    """Whether further rounds are to be asked for."""


class Report(msgspec.Struct, frozen=True):
    """What has happened in some lines of the log, the most important first."""

    paragraphs: tuple[Paragraph, ...]


class LogPage(msgspec.Struct, frozen=True):
    """Some lines of the log, in their order."""

    entries: tuple[Entry, ...]


class Moment(msgspec.Struct, frozen=True):
    """A position as one seat, or a spectator, sees it, now or in the past."""

    number: int
    view: Json
    standings: Standings


class Board(msgspec.Struct, frozen=True):
    """What a page asks for besides the view of a position, such as the desk of somebody who trades."""

    number: int
    board: Json


class Templates(msgspec.Struct, frozen=True):
    """The templates of one kind of action with all their blanks, which are not sent with the table."""

    number: int
    templates: tuple[Template, ...]


class Request(msgspec.Struct, frozen=True):
    """A take-back that waits for answers: who asks, back to which number, and whose answer is due."""

    seat: int
    to: int
    waiting_on: tuple[int, ...]


class Hinted(msgspec.Struct, frozen=True):
    """A seat has asked for a hint on the position with this number."""

    number: int
    seat: int


class Asked(msgspec.Struct, frozen=True):
    """What is asked of a seat that the game waits for."""

    kind: str
    label: Text
    """What to decide, as a heading."""
    default: Text
    """What is done for the seat if it does not answer: an order in words."""
    action: Json
    """The same as the game's own JSON, so that a form can be filled in with it."""
    sealed: bool
    together: bool


class Looked(msgspec.Struct, frozen=True):
    """How far a player has followed the log, and when that was last noted."""

    number: int
    at: str


class Source(msgspec.Struct, frozen=True):
    """The position of another table that a try began with."""

    table: str
    number: int


class TableState(msgspec.Struct, frozen=True):
    """A table as this device sees it through one of its seats, or as a spectator."""

    table: TableInfo
    seat: int | None
    now: Moment
    waiting_on: tuple[int, ...]
    decision: Asked | None
    """What this seat is asked; none where the game does not wait for it."""
    choices: tuple[Choice, ...]
    templates: tuple[Template, ...]
    free: tuple[Choice, ...]
    log: tuple[Entry, ...]
    """The newest lines, no more than a page of them; those before are asked for."""
    undo: Literal["free", "ask", "no"]
    """Whether the last action of this device can be taken back: at once, by asking the others, or not."""
    request: Request | None
    hinted: tuple[Hinted, ...]
    """Who has asked for a hint, and when: told to all where several people play, empty where one plays bots."""
    stood_in: tuple[StoodIn, ...]
    """What bots have played on seats of people."""
    options: dict[str, OptionValue]
    ready_in: int | None
    """Milliseconds until an answer of this seat counts, where it plays against the clock."""
    held: int
    """How many answers of this seat came too soon, and are played as soon as they count."""
    commitment: str
    seed: str | None
    """The game's seed, revealed when it is over."""
    seen: Looked | None = None
    """How far this player has followed the log; none for spectators, and before the first look."""
    source: Source | None = None
    """Of a try: where it began."""
    in_advance: InAdvance | None = None
    """What this seat has said in advance; none for spectators."""
    clocks: Clocks | None = None
    """Where players have only so much time."""


class Practised(msgspec.Struct, frozen=True):
    """An exercise as far as the learner has come: the table it is done at, and what is said of it."""

    table: TableState
    stand: Literal["open", "done", "missed"]
    """Missed is what was done by the rules, but is not what was asked for."""
    task: TaskShown | None = None
    said: Text | None = None
    """What is said once a task is done."""
    tried: Tried | None = None


class Verdict(msgspec.Struct, frozen=True):
    """The answer to `Ask`: legal, or the refusal with its rule."""

    legal: bool
    rule: str | None = None
    why: Text | None = None
    about: tuple[str, ...] = ()
    at: Way = ()
    """Which part of what was sent is refused: the way to it in the plain form of the action."""
    stands: int | None = None
    """How many orders of a list could be carried out before the one that is refused."""
    gain: int | None = None
    """Points a legal action brings the seat at once; unknown where something hidden would come out."""
    events: tuple[Json, ...] = ()
    """What a legal action leads to, as far as the seat can know: up to where something hidden would come out."""
    lines: tuple[Line, ...] = ()
    """Of a form, each order by itself, after those before it that stand: also while it is half filled in."""
    left: Text | None = None
    """Of a form, what there is still to spend after it; nothing where the game does not say."""
    further: tuple[Json, ...] = ()
    """Of a form, the orders that could come next; none where the game does not say."""
    brings: Text | None = None
    """Of a form, what it leads to, in a few words; nothing where the game does not say."""
    caveats: tuple[Caveat, ...] = ()
    """What a legal action may meet that is not certain, in words."""


class Further(msgspec.Struct, frozen=True):
    """An order that a plan goes on with."""

    action: Json
    order: Text
    why: Text | None = None


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do, and why."""

    text: str
    action: Json
    why: Reasons
    further: tuple[Further, ...] = ()
    """What it would do after that, as long as nothing new comes out and nobody else is asked; none where it does not
    plan ahead, or plays against the clock."""
    parts: tuple[Part, ...] = ()
    """What the action holds, each in its order and with its reason; nothing where it is one thing."""


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot played what it did: what it expected, and what others would have changed."""

    number: int
    text: str
    why: Reasons


class AnalysedMove(msgspec.Struct, frozen=True):
    """One action of a finished game, and what the seat that took it could have known of it."""

    number: int
    """Its line in the log."""
    move: int
    """Which action of the game it is, counted from 1; those taken back are not counted."""
    seat: int
    text: str
    order: Text
    """The action in words and places."""
    verdict: Judged
    loss: float | None
    """The chance to win that was given away, as far as one can tell; null where the action was not weighed."""
    chances: tuple[float, ...]
    """Of each seat to win, before the action, with best play; empty where there was nothing to weigh."""
    best: str | None
    best_order: Text | None
    why: Reasons | None


class Analysis(msgspec.Struct, frozen=True):
    """A finished game weighed move by move, as far as it has come."""

    total: int
    done: int
    moves: tuple[AnalysedMove, ...]
    """Those that were asked for."""


class QrCode(msgspec.Struct, frozen=True):
    """A QR code as a picture: an SVG in a data address."""

    image: str


class Addresses(msgspec.Struct, frozen=True):
    """Where others can open this server: none where it listens to its own machine alone."""

    network: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str


class Objection(msgspec.Struct, frozen=True):
    """One of several things that stand in the way."""

    why: Text
    rule: str | None
    about: tuple[str, ...]
    at: Way


class Problem(msgspec.Struct, frozen=True):
    """RFC 9457: what went wrong, for programs and for people; with the rule and the hexes where a rule applies."""

    type: str
    title: str
    status: int
    detail: Text
    why: Text | None = None
    rule: str | None = None
    about: tuple[str, ...] = ()
    at: Way = ()
    """Which part of what was sent is refused: the way to it in the plain form of the action."""
    stands: int | None = None
    """How many orders of a list could be carried out before the one that is refused."""
    number: int | None = None
    """The table's number now, where an action was made on an older one."""
    besides: tuple[Objection, ...] = ()
    """What else stands in the way, where all of it is known at once."""


# Live


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed"):
    """A hint that the table has moved on; the truth is fetched."""

    number: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected now, and how many spectators."""

    seats: tuple[int, ...]
    watching: int


class Spoken(msgspec.Struct, frozen=True, tag_field="type", tag="spoken"):
    """A hint that something was said that this listener may read."""


LiveMessage = Changed | Presence | Spoken
