"""SW-25.2, SW-25.3: what bots do about each other: the council, treaties, exchanges. War and peace will stand here too.

standing    how the players stand to each other: who leads, who is a friend
motions     what a motion is worth to a player, and how it will be voted on
council     offices, agenda, veto, ballots
partners    who is worth a treaty, and which treaties are worth breaking
asking      when to ask whom
prices      what things are worth that are exchanged
bargains    which exchanges help both
declaring   declarations and answers, sealed or spoken
"""

from collections.abc import Callable, Mapping

from stellarch.core import Plan
from stellarch.games.space_wars.mind.politics import council, declaring
from stellarch.games.space_wars.mind.survey import Survey

PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {**council.PLANNERS, **declaring.PLANNERS}
besides = declaring.besides
"""What to answer to an offer that came in addition to what others decide."""
