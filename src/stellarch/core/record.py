"""Records: a whole game as JSON, or as a text one can read and write by hand.

The text form is to these games what PGN is to chess: lines of tags, then the actions in their short form,
numbered, each after the letter of its seat (a is seat 0). Words in {braces} and after ; are comments.

    [Game "small-star-empires"]
    [Rules "1"]
    [Seed "1"]
    [Seat a "Ada"]
    [Seat b "greedy" bot]

    1. a d6>d9:c 2. b j8>j5:c 3. a d9~h4:s

A record says what was done and with which seed; everything else follows by replaying it under the rules.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from itertools import pairwise
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from stellarch.core.chance import commitment
from stellarch.core.errors import BadNotation, BadRecord, Refused, StellarchError, UnknownRules
from stellarch.core.faults import fault_in_words
from stellarch.core.options import changed
from stellarch.core.rules import Rules, known_rules
from stellarch.core.telling import Message, Phrase, Sayable
from stellarch.core.values import LONGEST_ACTION, ActionTooLong, Standings

FORMAT: Literal[1] = 1
LONGEST = 16_000_000
"""No record is longer than this many characters; what is longer is refused before it is read."""

SEAT_LETTERS = "abcdefghi"
_LINE_WIDTH = 100
_TAG = re.compile(r'\[(?P<name>[A-Z][A-Za-z]*)(?: (?P<seat>[a-i]))? (?P<value>"(?:[^"\\\n]|\\.)*")(?P<bot> bot)?\]$')
_COMMENT = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*")
_NUMBER = re.compile(r"\d+\.$")


Name = Annotated[str, msgspec.Meta(max_length=80)]
Seed = Annotated[str, msgspec.Meta(max_length=200)]
Written = Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]


class RecordFault(Phrase):
    """What can be wrong with the text of a record."""

    TOO_LONG = 1
    NOT_UTF_8 = 2
    NOT_A_TAG = 3
    TAG_TWICE = 4
    TAG_NOT_QUOTED = 5
    LAST_ACTION_MISSING = 6
    COMMENT_NOT_CLOSED = 7


class NotARecord(Message, frozen=True):
    fault: str


class TagMissing(Message, frozen=True):
    tag: str


class TagUnreadable(Message, frozen=True):
    what: Sayable


class SeatMissing(Message, frozen=True):
    letter: str


class NotASeat(Message, frozen=True):
    word: str


class OfAnotherGame(Message, frozen=True):
    """A record of another game than the one it is played as."""

    game: str
    wanted: str


class CannotBePlayed(Message, frozen=True):
    number: int
    who: str
    action: str
    rule: str | None
    why: Sayable


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: Name
    kind: Literal["person", "bot"] = "person"


class Played(msgspec.Struct, frozen=True):
    """One action of a record, in its short form."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=len(SEAT_LETTERS))]
    action: Written


class Result(msgspec.Struct, frozen=True):
    """How the game ended: the rank and the total of each seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]

    @classmethod
    def of(cls, standings: Standings) -> "Result | None":
        """The result that a score sheet tells; None while the game lasts."""
        return cls(standings.ranks, standings.totals) if standings.over else None


def commitment_to(seed: str, game: str, rules: int, options: Mapping[str, Any], players: Sequence[Player]) -> str:
    """What a table publishes before the first move, in two parts: what binds the seed and gives nothing away, and what
    binds that to the agreement: game, rules, options and seats. Anybody can compute the second from the first."""
    return bound_to(commitment(seed), game, rules, options, players)


def bound_to(of_seed: str, game: str, rules: int, options: Mapping[str, Any], players: Sequence[Player]) -> str:
    """The two parts, given what was published of the seed."""
    return f"{of_seed}.{_agreement(of_seed, game, rules, options, players)}"


def _agreement(of_seed: str, game: str, rules: int, options: Mapping[str, Any], players: Sequence[Player]) -> str:
    agreed = msgspec.json.encode([of_seed, game, rules, dict(options), list(players)], order="deterministic")
    return hashlib.sha256(b"stellarch agreement\n" + agreed).hexdigest()[:32]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: what was agreed, the seed, and every action."""

    game: str
    rules: int
    players: tuple[Player, ...]
    seed: Seed
    commitment: str
    """What was published before the first move; older records bind only the seed, and some have none: ""."""
    options: dict[str, Any] = {}
    actions: tuple[Played, ...] = ()
    result: Result | None = None
    format: Literal[1] = FORMAT

    @classmethod
    def of(
        cls,
        game: Rules[Any, Any],
        options: msgspec.Struct,
        players: Sequence[Player],
        seed: str,
        actions: tuple[Played, ...],
        result: Result | None,
        rules: int,
        promised: str | None = None,
    ) -> "Record":
        """A record of what was played; `promised` is the commitment where another than today's was published."""
        about = changed(options)
        if promised is None:
            promised = commitment_to(seed, game.id, rules, about, players)
        return cls(game.id, rules, tuple(players), seed, promised, about, actions, result)

    @classmethod
    def read(cls, text: str | bytes) -> "Record":
        """A record from either form; raises BadNotation with the place of the first fault."""
        given = _decoded(text)
        return cls.from_json(given) if given.lstrip().startswith("{") else cls.from_text(given)

    @classmethod
    def from_json(cls, text: str) -> "Record":
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, RecursionError) as fault:
            raise BadNotation(NotARecord(str(fault)), text, _place(fault, text)) from None

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @classmethod
    def from_text(cls, text: str) -> "Record":
        tags, players, body = _head(text)
        return cls(
            game=tags.value("Game", str),
            rules=tags.json("Rules", int),
            players=players,
            seed=tags.value("Seed", Seed),
            commitment=tags.value("Commitment", str, ""),
            options=tags.json("Options", dict[str, Any], {}),
            actions=tuple(_moves(text, body)),
            result=tags.json("Result", Result, None),
        )

    def to_text(self, headings: Mapping[int, str] = MappingProxyType({})) -> str:
        """The record as text; a heading stands, as a comment, on a line of its own before the action of its number."""
        tags = [_tag("Game", self.game), _tag("Rules", str(self.rules))]
        if self.options:
            tags.append(_tag("Options", json.dumps(self.options, separators=(",", ":"))))
        tags.append(_tag("Seed", self.seed))
        if self.commitment:
            tags.append(_tag("Commitment", self.commitment))
        for letter, player in zip(SEAT_LETTERS, self.players, strict=False):
            tags.append(_tag(f"Seat {letter}", player.name, " bot" if player.kind == "bot" else ""))
        if self.result:
            tags.append(_tag("Result", msgspec.json.encode(self.result).decode()))
        words = [f"{n}. {SEAT_LETTERS[p.seat]} {p.action}" for n, p in enumerate(self.actions, 1)]
        return "\n".join([*tags, *_in_parts(words, headings)]) + "\n"

    @property
    def promised(self) -> tuple[str, str]:
        """The two parts of the commitment: to the seed, and to what was agreed; "" for a part that is not there."""
        of_seed, _, of_agreement = self.commitment.partition(".")
        return of_seed, of_agreement

    def keeps_its_seed(self) -> bool:
        return self.promised[0] == commitment(self.seed)

    def keeps_its_agreement(self) -> bool:
        of_seed, of_agreement = self.promised
        return of_agreement == _agreement(of_seed, self.game, self.rules, self.options, self.players)

    def check_game(self, game: Rules[Any, Any]) -> None:
        """Raises BadRecord unless this record is of that game and of rules it still knows."""
        if self.game != game.id:
            raise BadRecord(OfAnotherGame(self.game, game.id))
        try:
            known_rules(game, self.rules)
        except UnknownRules as fault:
            raise BadRecord(fault.why) from None

    @contextmanager
    def blaming(self, number: int, played: Played) -> Iterator[None]:
        """Turns a refusal of one of the actions into a BadRecord that names it."""
        try:
            yield
        except StellarchError as fault:
            who = SEAT_LETTERS[played.seat]
            rule = fault.rule if isinstance(fault, Refused) else None
            raise BadRecord(CannotBePlayed(number, who, played.action, rule, fault.why)) from fault


def _decoded(text: str | bytes) -> str:
    if len(text) > LONGEST:
        raise BadNotation(RecordFault.TOO_LONG, "")
    try:
        if isinstance(text, bytes):
            return text.decode("utf-8-sig")
        text.encode()  # half characters, which no file could hold
    except UnicodeError as fault:
        place = fault.start if isinstance(fault, UnicodeDecodeError | UnicodeEncodeError) else 0
        raise BadNotation(RecordFault.NOT_UTF_8, repr(text[:40]), place) from None
    return text


def _tag(name: str, value: str, suffix: str = "") -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}{suffix}]"


def _place(fault: Exception, text: str) -> int:
    """Where in a JSON text the fault lies, as far as it is told."""
    if told := re.search(r"\(byte (\d+)\)", str(fault)):
        return len(text.encode()[: int(told[1])].decode(errors="ignore"))
    return len(text) if "truncated" in str(fault) else 0


class _Tags:
    """Tags of the text form by name, each with its place in the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: dict[str, tuple[str, int]] = {}

    def add(self, name: str, quoted: str, at: int) -> None:
        if name in self.found:
            raise BadNotation(RecordFault.TAG_TWICE, self.text, at)
        try:
            self.found[name] = msgspec.json.decode(quoted, type=str), at
        except msgspec.DecodeError:
            raise BadNotation(RecordFault.TAG_NOT_QUOTED, self.text, at) from None

    def value(self, name: str, kind: Any, default: Any = ...) -> Any:
        return self._read(name, lambda value: msgspec.convert(value, kind), default)

    def json(self, name: str, kind: Any, default: Any = ...) -> Any:
        return self._read(name, lambda value: msgspec.json.decode(value, type=kind), default)

    def _read(self, name: str, read: Callable[[str], Any], default: Any) -> Any:
        if name not in self.found and default is not ...:
            return default
        if name not in self.found:
            raise BadNotation(TagMissing(name), self.text)
        value, at = self.found[name]
        try:
            return read(value)
        except (msgspec.DecodeError, RecursionError) as fault:
            raise BadNotation(TagUnreadable(fault_in_words(fault)), self.text, at) from None


def _head(text: str) -> tuple[_Tags, tuple[Player, ...], int]:
    """The tags and the players of the text form, and where the actions begin."""
    tags, seats, bots = _Tags(text), _Tags(text), set()
    offset = 0
    for line in text.split("\n"):  # not splitlines: a name may hold the other ends of a line
        words = line.strip()
        if words.startswith("["):
            tag = _TAG.match(words)
            if not tag or (tag["seat"] is None) == (tag["name"] == "Seat"):
                raise BadNotation(RecordFault.NOT_A_TAG, text, offset)
            (seats if tag["seat"] else tags).add(tag["seat"] or tag["name"], tag["value"], offset)
            bots |= {tag["seat"]} if tag["bot"] else set()
        elif words and not words.startswith(";"):
            break
        offset += len(line) + 1
    return tags, tuple(_players(seats, bots)), min(offset, len(text))


def _players(seats: _Tags, bots: Set[str]) -> Iterator[Player]:
    """Who sits at the seats, which must go from a on without a gap."""
    for due, letter in zip(SEAT_LETTERS, sorted(seats.found), strict=False):
        if letter != due:
            raise BadNotation(SeatMissing(due), seats.text, seats.found[letter][1])
        yield Player(seats.value(letter, Name), "bot" if letter in bots else "person")


def _moves(text: str, start: int) -> Iterator[Played]:
    words = [word for word in re.finditer(r"\S+", _blanked(text, start)) if not _NUMBER.match(word[0])]
    for index in range(0, len(words), 2):
        who = words[index]
        if len(who[0]) != 1 or who[0] not in SEAT_LETTERS:
            raise BadNotation(NotASeat(who[0][:20]), text, who.start())
        if index + 1 == len(words):
            raise BadNotation(RecordFault.LAST_ACTION_MISSING, text, len(text))
        action = words[index + 1]
        if len(action[0]) > LONGEST_ACTION:
            raise BadNotation(ActionTooLong(LONGEST_ACTION), text, action.start())
        yield Played(SEAT_LETTERS.index(who[0]), action[0])


def _blanked(text: str, start: int) -> str:
    """The text from `start` on, with blanks for all before and for every comment, so that places stay the same."""
    for comment in _COMMENT.finditer(text, start):
        if comment[0][0] == "{" and comment[0][-1] != "}":
            raise BadNotation(RecordFault.COMMENT_NOT_CLOSED, text, comment.start())
    return " " * start + _COMMENT.sub(lambda comment: " " * len(comment[0]), text[start:])


def _in_parts(words: Sequence[str], headings: Mapping[int, str]) -> Iterator[str]:
    """The actions under their headings, each part after an empty line."""
    starts = sorted({1, *headings, len(words) + 1})
    for start, end in pairwise(starts):
        yield ""
        if start in headings:
            yield f"{{{headings[start]}}}"
        yield from _wrapped(words[start - 1 : end - 1])


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _LINE_WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    if line:
        yield line
