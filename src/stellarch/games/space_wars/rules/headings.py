"""What is asked, and what a form to fill in is for, as headings."""

from stellarch.core import Message, Phrase
from stellarch.games.space_wars.nouns import Piece


class Heading(Phrase):
    # Fleets
    MOVE = 1
    ATTACK = 2
    BOMBARD = 3
    LAND = 4
    GROUP = 5
    JUMP = 6
    TRADE = 7
    MISSION = 8
    SECOND_STAR = 9
    NEW_CAPITAL = 10
    REPAIR = 11

    # The council
    PROPOSE = 20
    VETO = 21
    VOTE = 22
    AGENDA = 23
    AGENDA_AGAIN = 24
    CHAIR = 25
    BALLOT = 26
    PLAN = 27

    # Between players
    OFFERS = 30
    DECLARE = 31
    DECLARE_OR_END = 32
    ANSWER = 33

    # The realm
    REDEAL = 40
    FIRST_TECHNOLOGIES = 41
    EXTRACT = 42
    RESEARCH = 43
    BUILD = 44


class ChooseOverboard(Message, frozen=True):
    craft: Piece


class ChooseRefuge(Message, frozen=True):
    """Where a craft withdraws to; or fighters and pods in space, which have no name."""

    craft: Piece | None


class MotionNumber(Message, frozen=True):
    number: int
