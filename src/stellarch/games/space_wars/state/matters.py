"""What is on the table: the phase that is under way, and the decisions that came up in it.

A matter is the working memory of one moment of the game, a struct of its own; `rules.flow` knows who handles it. The
phase lies at the bottom (`State.stage`); a decision that interrupts it (a battle, legions to be named, a capital to be
moved) is laid on top (`State.pending`), and when it is done what lies below goes on where it was.
"""

from collections.abc import Mapping
from typing import Literal, Union

import msgspec

from stellarch.core import Seat
from stellarch.games.space_wars import notation
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering
from stellarch.games.space_wars.state.counts import NO_SMALL, Levels, Small, Tokens
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matter import Matter as Matter

FormName = Literal["agenda", "declarations", "extraction", "plan", "works"]
"""The forms that can be handed in before their phase."""
Halt = Literal["intercepted", "enemy", "skipped"]
"""When a plan stops and its player is asked: his craft are intercepted, an enemy stands in the way, an order was
skipped."""
MotionKind = Literal["law", "repeal", "protocol"]

FIGHTERS = "fighters"
"""What goes by no name of its own where it has to leave a sector."""

# Before the first turn


class Redealing(Matter, frozen=True):
    """Players whose homes miss a condition are asked, one after the other (SW-2.3.7)."""

    left: tuple[Seat, ...]
    deals: int = 1
    """How many times the tiles have been dealt."""


class Choosing(Matter, frozen=True):
    """All choose the technologies they start with (SW-3.1.5)."""


# The eight phases


class Drifting(Matter, frozen=True):
    """The event phase: what is still to come in it, in this order (SW-4.3.1)."""

    breaks: tuple[int, ...] = ()
    """Continuum breaks that are still to roll, by number."""
    movers: tuple[int, ...] = ()
    """Events that are still to move, the oldest first."""
    rolls: int = 0
    """How many times the first of them has rolled."""
    direction: int = 0
    """Where it is going, 1 to 6."""
    steps: int = 0
    """How many sectors it still has to go."""
    again: bool = False
    """Whether it has earned another roll (SW-5.2.3)."""


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player has put to the council (SW-6.2.2)."""

    by: Seat
    kind: MotionKind
    card: str
    players: tuple[Seat, ...] = ()
    sector: At | None = None
    vetoed: bool = False


class Council(Matter, frozen=True):
    """A council that is meeting, whatever it is doing."""

    proposers: tuple[Seat, ...]
    """Everybody who takes part, in the order in which they propose."""
    voters: tuple[Seat, ...]
    """The same, in the order in which they vote."""
    docket: tuple[Motion, ...] = ()
    """All that has been put to it, in the order in which it is voted on."""


class Agenda(Council, frozen=True):
    """All write down what they propose (SW-23.3.3)."""

    again: tuple[Seat, ...] = ()
    """Whose proposals have come back, since others had made the same: they alone name another (SW-29.11)."""


class Chairing(Council, frozen=True):
    """The President fills the offices, sets the order, and may veto."""


class Balloting(Council, frozen=True):
    """All write down how they vote on each motion (SW-23.3.3)."""

    voted: frozenset[int] = frozenset()
    """In the draft of a seat: the motions it has voted on."""


class Proposing(Council, frozen=True):
    """Players propose one after the other, each motion being voted on at once (pace live)."""

    left: tuple[Seat, ...] = ()
    """Who may still propose."""


class Vetoing(Proposing, frozen=True):
    """The President may veto the last motion."""


class Voting(Proposing, frozen=True):
    """Players vote on the last motion, one after the other."""

    to_vote: tuple[Seat, ...] = ()
    ayes: int = 0
    noes: int = 0


class Planning(Matter, frozen=True):
    """All choose what the industrial plan brings them (SW-6.4.11)."""


class Declaring(Matter, frozen=True):
    """All write down what they declare (SW-23.3.3)."""


class Answering(Matter, frozen=True):
    """Those who have been offered something answer, all at the same time."""

    asked: tuple[Seat, ...]


class Speaking(Matter, frozen=True):
    """Players declare one after the other (pace live)."""

    left: tuple[Seat, ...]


class Considering(Matter, frozen=True):
    """A player has been offered something, and answers before anything else happens (pace live)."""

    seat: Seat


class Extracting(Matter, frozen=True):
    """All extract, refine and recycle (SW-8.2); what has been made this turn."""

    made: Mapping[At, Levels] = {}
    """Tokens by the workshop that made them."""
    refined: frozenset[At] = frozenset()
    recycled: Mapping[At, int] = {}


class Reward(msgspec.Struct, frozen=True):
    """What a solved mission left in a sector; the solver's freighters may load it there in this step (SW-9.8.10)."""

    seat: Seat
    at: At
    tokens: Tokens


class SubPhases(Matter, frozen=True):
    """The players move and act, one sub-phase after the other (SW-9.1)."""

    groups: tuple[tuple[Seat, ...], ...]
    """Who is still to have one, that under way first; allies share it (SW-9.1.3)."""
    step: str = "movement"
    acting: int = 0
    """Which of those who share it acts in this step."""
    rewards: tuple[Reward, ...] = ()
    capitals: Mapping[Seat, At] = {}
    """Where players will move their capitals when the sub-phase closes (SW-14.2.2)."""
    fought: frozenset[tuple[At, Seat, Seat]] = frozenset()
    """Where who has fought whom in this sub-phase, interceptions apart (SW-10.1.6)."""
    bombarded: frozenset[tuple[At, Seat]] = frozenset()
    """Where who has bombarded in this sub-phase (SW-12.1.1)."""
    raided: frozenset[tuple[At, Seat]] = frozenset()
    """Which systems in free fire zones who has raided in this sub-phase (SW-6.4.14)."""
    withdrawn: frozenset[str] = frozenset()
    """Craft that withdrew in this sub-phase: they are neither engaged nor fight again in it (SW-10.7.4)."""


class Researching(Matter, frozen=True):
    """All spend their research points (SW-15)."""

    pools: Mapping[Seat, int]
    """The points that each has left."""


class Building(Matter, frozen=True):
    """All build at the same time; what the systems have given this turn, or have left to give (SW-16)."""

    points: Mapping[At, int]
    """Construction points left in shipyards."""
    idle: Mapping[At, int] = {}
    """Slaves that have not saved a credit this turn (SW-16.3.2)."""
    savings: Mapping[At, int] = {}
    """Credits saved by abuse, and not used yet (SW-16.3.3)."""
    rolled: Mapping[At, int] = {}
    """For how many of its natives a die was rolled (SW-14.1.6)."""
    schooled: frozenset[At] = frozenset()
    """Where the academy has done its one thing (SW-16.3.1)."""
    cloned: frozenset[At] = frozenset()
    """Where a slave was cloned (SW-16.3.4)."""
    forged: Mapping[At, int] = {}
    """Special weapons made (SW-16.3.5)."""
    outposts: int = 0
    """How many outposts there had been when the phase began: those with a higher number are new."""


class Repairing(Matter, frozen=True):
    """All repair at the same time; the points that facilities have left, by their names (SW-16.4.2)."""

    points: Mapping[str, int]


# What can come up in any phase


class Overloaded(Matter, frozen=True):
    """A damaged craft has more aboard than it can carry; its owner removes what does not fit (SW-9.8.8)."""

    craft: str


class Refounding(Matter, frozen=True):
    """A player has lost his capital, and chooses where the next will be (SW-14.2.5)."""

    seat: Seat


class Relocating(Matter, frozen=True):
    """Something had to leave a sector: to which of the nearest its owner sends it (SW-D.15)."""

    craft: str
    """The craft; `fighters` where these and pods float in space (SW-29.15)."""
    among: tuple[At, ...]
    """The lowest first, where it is by now."""
    small: Small = NO_SMALL
    """The fighters and pods."""
    seat: Seat | None = None
    """Whose they are."""


class Promoting(Matter, frozen=True):
    """A mission is solved: which officer gains a star (SW-5.4.5)."""

    seat: Seat
    candidates: tuple[str, ...]


class Arriving(Matter, frozen=True):
    """Craft have come into a sector: what awaits them there, in this order (SW-9.9.6)."""

    seat: Seat
    craft: tuple[str, ...]
    at: At
    small: Small = NO_SMALL
    """Fighters and pods that came by a gate."""
    flag: bool = True
    """Whether the sector is to be flagged if it is free (SW-9.4.1)."""
    done: int = 0
    """How many stages of the arrival are over."""


AnyMatter = Union[  # noqa: UP007 - a line each, so that chapters can be added side by side
    Redealing,
    Choosing,
    Drifting,
    Agenda,
    Chairing,
    Balloting,
    Proposing,
    Vetoing,
    Voting,
    Planning,
    Declaring,
    Answering,
    Speaking,
    Considering,
    Extracting,
    SubPhases,
    Researching,
    Building,
    Repairing,
    Overloaded,
    Arriving,
    Promoting,
    Relocating,
    Refounding,
    Intercepting,
    Mustering,
    Battle,
    GroundBattle,
]
"""A chapter adds its own here, phases and what can interrupt them alike."""


class Filed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A form that was handed in before its phase; nobody else is shown it (SW-23.3.4)."""

    orders: "tuple[notation.AnyOrder, ...]"
    halts: tuple[Halt, ...] = ()
    route: str | None = None
    """The freighter that is going along its route just now (SW-24.2.5)."""


class Sealed(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """What a seat has ordered in a phase in which all decide at the same time; nobody else is shown it (SW-24.1)."""

    orders: "tuple[notation.AnyOrder, ...]" = ()
    done: bool = False
