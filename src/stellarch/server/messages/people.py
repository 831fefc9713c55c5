"""People: who somebody is, what opens their account, on which devices they are, and how they have played."""

from typing import Annotated, Any, Literal

import msgspec

from stellarch.core import Text
from stellarch.server.messages.tables import Name, Secret

Rights = Literal["read", "play", "host"]
"""What a token may do: look; play as the person; make and keep tables too."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=r"^[^\x00-\x1f\x7f]+(?![\s\S])")]
_Base64 = Annotated[str, msgspec.Meta(max_length=8000)]


# Asking


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called at every table from now on."""

    name: Name


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers for a passkey, each part in base64url."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=1400)]
    client_data: _Base64
    attestation: _Base64 | None = None
    authenticator_data: _Base64 | None = None
    signature: _Base64 | None = None
    user_handle: _Base64 | None = None


class KeepPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey, made for a challenge."""

    ticket: Secret
    credential: Credential


class OpenByPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey shown for a challenge. `take` says whether what this browser has as a guest comes along."""

    ticket: Secret
    credential: Credential
    take: bool = False


class OpenByWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number and the four words on paper."""

    number: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    take: bool = False


class AskLetter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send a link to."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class OpenLetter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of the letter's link, or the code that stands beside it."""

    secret: Secret | None = None
    code: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    take: bool = False


class LookAtCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose device this would become."""

    secret: Secret


class OpenByCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret
    take: bool = False


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One device, or all but this one."""

    id: Id | None = None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Name
    rights: Rights = "read"


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key or a token."""

    id: Id


class BlockPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have nothing more to do with somebody, by the address of their page."""

    address: Id


class ForgetMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Said in full, so that no slip of the hand does it."""

    really: Literal["forget me"]


# Telling


class KeyInfo(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["passkey", "mail", "words"]
    label: str
    """An address, a number, or the site that a passkey is for."""
    created: str
    used: str | None


class DeviceInfo(msgspec.Struct, frozen=True):
    id: str
    label: str
    seen: str
    here: bool


class TokenInfo(msgspec.Struct, frozen=True):
    id: str
    label: str
    rights: Rights
    created: str
    used: str | None


class Me(msgspec.Struct, frozen=True):
    """Who asks. Without a key one is a guest, known to this browser alone."""

    name: str | None
    address: str | None
    """Of one's page, `/person/...`; none while there is nothing on it."""
    account: bool
    games: int
    """Tables at which one has a seat."""
    keys: tuple[KeyInfo, ...]
    devices: tuple[DeviceInfo, ...]
    tokens: tuple[TokenInfo, ...]
    letters: bool
    """Whether this server sends letters."""


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What to ask the browser for, as it is handed over to `navigator.credentials`."""

    ticket: str
    options: Any


class Paper(msgspec.Struct, frozen=True):
    """Shown once."""

    number: str
    words: str


class PaperWritten(msgspec.Struct, frozen=True):
    paper: Paper
    me: Me


class Code(msgspec.Struct, frozen=True):
    """For the next device: good once."""

    secret: str
    seconds: int


class CodeOf(msgspec.Struct, frozen=True):
    name: str | None


class LetterSent(msgspec.Struct, frozen=True):
    """The same whether anybody has an account with that address or not."""

    minutes: int


class TokenMade(msgspec.Struct, frozen=True):
    """Shown once."""

    token: str
    info: TokenInfo


class Done(msgspec.Struct, frozen=True):
    """It is done; there is nothing to say."""


class RatingOf(msgspec.Struct, frozen=True):
    """How strong somebody is at a game, as far as one can tell from the games that count."""

    game: str
    name: Text
    rating: int
    doubt: int
    """The rating is within so much of it, two times out of three."""
    month: int
    """What the last thirty days made of it."""
    games: int
    won: int
    curve: tuple[int, ...]
    """The rating after each of the last games that count."""


class Versus(msgspec.Struct, frozen=True):
    """Results against one opponent: how often one finished before, level with and behind them."""

    name: Text
    address: str | None
    """Of a person's page."""
    bot: str | None
    game: Text | None
    """Of a bot, whose levels are each game's own."""
    ahead: int
    level: int
    behind: int


class Share(msgspec.Struct, frozen=True):
    """A row of the score sheet, and which part of one's points it has brought on average."""

    label: Text
    part: float


class Style(msgspec.Struct, frozen=True):
    """What somebody's points come from in a game."""

    game: str
    name: Text
    games: int
    shares: tuple[Share, ...]


class PersonPage(msgspec.Struct, frozen=True):
    """Somebody, as others may know them."""

    name: str | None
    address: str
    since: str
    you: bool
    finished: int
    ratings: tuple[RatingOf, ...]
    people: tuple[Versus, ...]
    bots: tuple[Versus, ...]
    styles: tuple[Style, ...]


class Rival(msgspec.Struct, frozen=True):
    name: str
    address: str | None
    bot: str | None


class PastGame(msgspec.Struct, frozen=True):
    """A finished game as somebody's history shows it."""

    table: str
    game: str
    name: Text
    ended: str
    place: int
    shared: bool
    players: int
    ahead: int
    """On the best of the others; negative behind it."""
    gain: int | None
    """What it did to the rating; nothing where it does not count."""
    rivals: tuple[Rival, ...]


class History(msgspec.Struct, frozen=True):
    games: tuple[PastGame, ...]
    more: str | None
    """What to ask for the games before these with."""
