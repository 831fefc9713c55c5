"""The colours of the seats, in their order."""

from stellarch.core import Phrase


class Colour(Phrase):
    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
