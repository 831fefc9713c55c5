"""What is refused to who gives orders in advance, and why a line is dropped when it comes to it."""

from stellarch.core import Message, Phrase


class CannotForesee(Phrase):
    """What needs no facts."""

    YOUR_TURN = 1
    TOGETHER = 2
    COMES_OUT = 3
    HIDDEN = 4
    OVER = 5
    OTHERS_FIRST = 6
    ANSWER_LAST = 7
    LEAVING = 8
    ANSWERED_ALREADY = 9
    NO_SUCH_LINE = 10
    SEEN_OTHERWISE = 11
    NO_PASSING = 12


class TooManyLines(Message, frozen=True):
    most: int
