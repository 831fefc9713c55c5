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

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from stellarch.core.chance import commitment
from stellarch.core.errors import BadNotation, BadRecord, StellarchError
from stellarch.core.options import changed
from stellarch.core.text import Text

if TYPE_CHECKING:
    from stellarch.core.game import Game

FORMAT = 1
LONGEST = 4_000_000
"""No record is longer than this many characters; what is longer is refused before it is read."""

SEAT_LETTERS = "abcdefghi"
_LINE_WIDTH = 100
_TAG = re.compile(r'\[(?P<name>[A-Z][A-Za-z]*)(?: (?P<seat>[a-i]))? (?P<value>"(?:[^"\\\n]|\\.)*")(?P<bot> bot)?\]$')
_COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*")
_NUMBER = re.compile(r"\d+\.$")


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    kind: Literal["person", "bot"] = "person"


class Played(msgspec.Struct, frozen=True):
    """One action of a record, in its short form."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=len(SEAT_LETTERS))]
    action: Annotated[str, msgspec.Meta(max_length=4000)]


class Result(msgspec.Struct, frozen=True):
    """How the game ended: the rank and the total of each seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: what was agreed, the seed, and every action."""

    game: str
    rules: int
    players: tuple[Player, ...]
    seed: Annotated[str, msgspec.Meta(max_length=200)]
    commitment: str
    options: dict[str, Any] = {}
    actions: tuple[Played, ...] = ()
    result: Result | None = None
    format: int = FORMAT

    @classmethod
    def of(
        cls,
        game: "Game[Any, Any]",
        options: msgspec.Struct,
        players: Sequence[Player],
        seed: str,
        actions: tuple[Played, ...],
        result: Result | None,
    ) -> "Record":
        about = changed(options)
        return cls(game.id, game.rules_version, tuple(players), seed, commitment(seed), about, actions, result)

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
            raise BadNotation(
                Text(f"This is no record: {fault}.", f"Ce n'est pas une partie enregistrée : {fault}."), text
            ) from None

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @classmethod
    def from_text(cls, text: str) -> "Record":
        tags, players, moves = _split(text)
        try:
            options = json.loads(tags.get("Options", "{}"))
            result = json.loads(tags["Result"]) if "Result" in tags else None
            plain = {
                "game": tags["Game"],
                "rules": int(tags["Rules"]),
                "players": players,
                "seed": tags["Seed"],
                "commitment": tags.get("Commitment") or commitment(tags["Seed"]),
                "options": options,
                "actions": moves,
                "result": result,
            }
            return msgspec.convert(plain, cls)
        except KeyError as missing:
            raise BadNotation(
                Text(f"The tag [{missing.args[0]} ...] is missing.", f"Il manque la balise [{missing.args[0]} ...]."),
                text,
            ) from None
        except (ValueError, RecursionError) as fault:  # msgspec's ValidationError is a ValueError
            raise BadNotation(
                Text(f"A tag cannot be read: {fault}.", f"Une balise est illisible : {fault}."), text
            ) from None

    def to_text(self) -> str:
        tags = [_tag("Game", self.game), _tag("Rules", str(self.rules))]
        if self.options:
            tags.append(_tag("Options", json.dumps(self.options, separators=(",", ":"))))
        tags += [_tag("Seed", self.seed), _tag("Commitment", self.commitment)]
        for letter, player in zip(SEAT_LETTERS, self.players, strict=False):
            tags.append(_tag(f"Seat {letter}", player.name, " bot" if player.kind == "bot" else ""))
        if self.result:
            tags.append(_tag("Result", msgspec.json.encode(self.result).decode()))
        words = [f"{n}. {SEAT_LETTERS[p.seat]} {p.action}" for n, p in enumerate(self.actions, 1)]
        return "\n".join([*tags, "", *_wrapped(words)]) + "\n"

    def check_game(self, game: "Game[Any, Any]") -> None:
        """Raises BadRecord unless this record is of that game and of rules it still knows."""
        if self.game != game.id:
            raise _bad(f"it is of the game {self.game!r}, not {game.id!r}", f"partie de {self.game!r}, pas {game.id!r}")
        if not 1 <= self.rules <= game.rules_version:
            raise _bad(
                f"it follows version {self.rules} of the rules; this program knows 1 to {game.rules_version}",
                f"version {self.rules} des règles ; ce programme connaît 1 à {game.rules_version}",
            )

    @contextmanager
    def blaming(self, number: int, played: Played) -> Iterator[None]:
        """Turns a refusal of one of the actions into a BadRecord that names it."""
        try:
            yield
        except StellarchError as fault:
            who = SEAT_LETTERS[played.seat]
            raise _bad(
                f"action {number} ({who} {played.action}) cannot be played: {fault}",
                f"le coup {number} ({who} {played.action}) ne peut pas être joué : {fault.why.fr}",
            ) from fault


def _decoded(text: str | bytes) -> str:
    if len(text) > LONGEST:
        raise BadNotation(Text("The record is too long.", "La partie enregistrée est trop longue."), "")
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        why = Text("The record is not UTF-8 text.", "La partie enregistrée n'est pas un texte UTF-8.")
        raise BadNotation(why, repr(text[:40]), fault.start) from None


def _tag(name: str, value: str, suffix: str = "") -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}{suffix}]"


def _split(text: str) -> tuple[dict[str, str], list[dict[str, str]], list[dict[str, object]]]:
    """The tags, the players and the actions of the text form."""
    tags: dict[str, str] = {}
    players: list[dict[str, str]] = []
    lines = text.splitlines(keepends=True)
    offset = 0
    while lines and (not lines[0].strip() or lines[0].lstrip().startswith("[")):
        line = lines.pop(0)
        if line.strip():
            tag = _TAG.match(line.strip())
            if not tag:
                raise BadNotation(Text("This line is no tag.", "Cette ligne n'est pas une balise."), text, offset)
            value = _unquoted(tag["value"], text, offset)
            if tag["name"] == "Seat":
                players.append({"name": value, "kind": "bot" if tag["bot"] else "person"})
            else:
                tags[tag["name"]] = value
        offset += len(line)
    return tags, players, list(_moves("".join(lines), text, offset))


def _unquoted(quoted: str, text: str, offset: int) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        why = Text("This tag's value is not well quoted.", "La valeur de cette balise est mal écrite.")
        raise BadNotation(why, text, offset) from None


def _moves(body: str, text: str, offset: int) -> Iterator[dict[str, object]]:
    blanked = _COMMENT.sub(lambda comment: " " * len(comment[0]), body)
    words = [word for word in re.finditer(r"\S+", blanked) if not _NUMBER.match(word[0])]
    for index in range(0, len(words), 2):
        who = words[index]
        if len(who[0]) != 1 or who[0] not in SEAT_LETTERS:
            why = Text(f"A seat's letter is due, not {who[0]!r}.", f"Lettre de place attendue, pas {who[0]!r}.")
            raise BadNotation(why, text, offset + who.start())
        if index + 1 == len(words):
            raise BadNotation(Text("The last action is missing.", "Il manque le dernier coup."), text, len(text))
        yield {"seat": SEAT_LETTERS.index(who[0]), "action": words[index + 1][0]}


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _LINE_WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    if line:
        yield line


def _bad(english: str, french: str) -> BadRecord:
    return BadRecord(Text(f"The record does not hold: {english}.", f"La partie enregistrée est fausse : {french}."))
