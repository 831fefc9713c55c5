"""What is refused to people and their devices, and the letters they are sent."""

from stellarch.core import Message, Phrase


class No(Phrase):
    """What needs no facts."""

    PASSKEY = 1
    PASSKEYS_HERE = 2
    RIGHT_WORDS = 3
    SUCH_KEY = 4
    SUCH_DEVICE = 5
    SUCH_TOKEN = 6
    SUCH_PERSON = 7
    WAY_BACK = 8
    LETTERS = 9
    ADDRESS = 10
    GOOD_LETTER = 11
    LETTER_OF_THIS_BROWSER = 12
    RIGHT_CODE = 13
    GOOD_CODE = 14
    ADDRESS_OF_YOURS = 15
    GOOD_TOKEN = 16
    RIGHT_FOR_THIS = 17
    COOKIE_YET = 18
    SUCH_TEMPLATE = 19
    FREE_NAME = 20
    ROOM_FOR_TEMPLATE = 21


class TooManyTokens(Message, frozen=True):
    most: int


class TooManyTemplates(Message, frozen=True):
    most: int


class LetterSubject(Message, frozen=True):
    """Of the letter with a link."""


class LetterWithLink(Message, frozen=True):
    """A link that opens an account in the browser that asked for it, and a code to be typed there."""

    link: str
    code: str
    minutes: int


class Forgotten(Message, frozen=True):
    """What seats of somebody go by who wants to be forgotten."""

    number: int
