"""A small game of sealed forms for up to nine seats: what a game needs whose players all decide at the same time.

Each round all write down in secret what they build and sell; then, in secret too, whom they vote for and what they
would like to see; then the mayor, who has most votes, gives a prize or levies a tax.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec.structs import replace

from stellarch.core.chance import Chance
from stellarch.core.course import Course
from stellarch.core.errors import GameOver, NotYourTurn, Refusal, Refused
from stellarch.core.forms import Forms, Line, line_by_line
from stellarch.core.game import Game
from stellarch.core.options import Setting
from stellarch.core.players import Players
from stellarch.core.rulebook import Rulebook
from stellarch.core.seats import Seat
from stellarch.core.telling import Message, Phrase, said
from stellarch.core.templates import Amount, Amounts, Depending, Orders, Pick, Ranking, Template, Variant
from stellarch.core.text import Language, Text, verbatim
from stellarch.core.values import Decision, Event, Row, Standings, Step, View
from tests.core.toy_forms import Sealed, SealedForm, carried_out
from tests.core.toy_notation import Noted, read_noted

PURSE, INCOME, VOTES, MOST_ORDERS, PRIZE = 6, 2, 3, 8, 3
COSTS = {"house": 2, "tower": 3}
GROUNDS = {"house": ("meadow", "brook", "grove"), "tower": ("hill", "cliff")}
WISHES = ("peace", "roads", "feasts")


class TooDear(Refusal, frozen=True):
    rule = "COL-1"
    cost: int
    coins: int


class SiteTaken(Refusal, frozen=True):
    rule = "COL-2"
    site: str


class WrongGround(Refusal, frozen=True):
    rule = "COL-3"
    kind: str
    site: str


class NotYours(Refusal, frozen=True):
    rule = "COL-4"
    site: str


class TooManyOrders(Refusal, frozen=True):
    rule = "COL-5"
    most: int


class TooManyVotes(Refusal, frozen=True):
    rule = "COL-6"
    most: int


class EachWishOnce(Refusal, frozen=True):
    rule = "COL-7"


class ImpossibleGift(Refusal, frozen=True):
    rule = "COL-8"


class CoinCount(Message, frozen=True):
    coins: int


class Colony(Phrase):
    NAME = 1
    WORKS = 2
    BALLOT = 3
    DECREE = 4
    SITE = 5
    WHAT = 6
    TOWER = 7
    BUILD = 8
    SELL = 9
    ORDERS = 10
    PRIZE = 11
    TAX = 12
    TOTAL = 13
    OVER = 14
    NOT_NOW = 15
    MAYOR_DECIDES = 16


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[Annotated[int, msgspec.Meta(ge=1, le=600)], Setting()] = 2


# Orders and forms


class Build(msgspec.Struct, frozen=True, tag_field="type", tag="build"):
    kind: str
    site: str


class Sell(msgspec.Struct, frozen=True, tag_field="type", tag="sell"):
    site: str


class Works(SealedForm, Noted, frozen=True):
    """What a seat builds and sells this round, in this order."""

    orders: tuple[Build | Sell, ...] = ()


class Ballot(SealedForm, Noted, frozen=True):
    """A seat's votes, and what it would like to see, the dearest first."""

    votes: Mapping[str, int]
    wishes: tuple[str, ...] = WISHES


class Prize(msgspec.Struct, frozen=True, tag_field="type", tag="prize"):
    to: Seat


class Tax(msgspec.Struct, frozen=True, tag_field="type", tag="tax"):
    coins: int


class Decree(Noted, frozen=True):
    """What the mayor decides, in the open. A tax is written as what it takes: a short form may look like anything."""

    what: Prize | Tax

    def __str__(self) -> str:
        return f"-{self.what.coins}" if isinstance(self.what, Tax) else super().__str__()


AnyForm = Union[Works, Ballot]  # noqa: UP007 - one alias that msgspec and mypy both read
AnyAction = Union[Works, Ballot, Decree]  # noqa: UP007


# Facts


class FormIn(Event, frozen=True):
    """Everybody sees who is in. That a form was replaced is nobody else's business."""

    seat: Seat
    again: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if not self.again or seat == self.seat else None


class FormsOpened(Event, frozen=True):
    """The last one is in: what was sealed comes out, whatever comes of it."""

    reveals = True


class Built(Event, frozen=True):
    seat: Seat
    kind: str
    site: str


class Sold(Event, frozen=True):
    seat: Seat
    site: str


class Skipped(Event, frozen=True):
    """Somebody whose form was carried out earlier was first."""

    seat: Seat
    why: Text


class Elected(Event, frozen=True):
    seat: Seat
    wish: str


class Decreed(Event, frozen=True):
    seat: Seat
    what: Prize | Tax


AnyEvent = Union[FormIn, FormsOpened, Built, Sold, Skipped, Elected, Decreed]  # noqa: UP007


# State


class Town(msgspec.Struct, frozen=True):
    """What everybody sees."""

    rounds: int
    coins: tuple[int, ...]
    sites: Mapping[str, Seat] = {}
    round: int = 1
    stage: Literal["works", "ballot", "decree", "over"] = "works"
    mayor: Seat = Seat(0)
    wish: str = WISHES[0]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The mayor goes first, then the others around the table."""
        return tuple(Seat((self.mayor + step) % len(self.coins)) for step in range(len(self.coins)))

    def paying(self, seat: Seat, coins: int) -> "Town":
        return replace(self, coins=tuple(had - coins * (at == seat) for at, had in enumerate(self.coins)))


class State(msgspec.Struct, frozen=True):
    town: Town
    sealed: Sealed[AnyForm]
    chance: Chance


class ColonyView(View, frozen=True):
    town: Town
    sealed: Sealed[AnyForm | None]


class ColonyForms(Forms):
    def lines(self, state: State, seat: Seat, action: AnyAction) -> tuple[Line, ...]:
        if not isinstance(action, Works):
            return ()

        def told(before: Town, after: Town) -> tuple[Text, Text]:
            left = after.coins[seat]
            return said(CoinCount(before.coins[seat] - left)), said(CoinCount(left))

        return line_by_line(state.town, action.orders, partial(_order, seat), told)


class ToyColony(Game[State, AnyAction]):
    id = "toy-colony"
    name = said(Colony.NAME)
    rules_version = 1
    players = Players(2, 9, tuple(map(verbatim, "ABCDEFGHI")))
    options = Options
    states = State
    actions = AnyAction
    events = AnyEvent
    views = ColonyView
    forms = ColonyForms()
    rulebook = Rulebook.read({"en": "## Colony\n- COL-1 Pay.", "fr": "## Colonie\n- COL-1 Payez."})

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        town = Town(options.rounds, (PURSE,) * players)
        return Step(State(town, Sealed(town.order), Chance(seed)))

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return frozenset({state.town.mayor}) if state.town.stage == "decree" else state.sealed.missing

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction | Template]:
        if seat not in self.waiting_on(state):
            return ()
        return [self.default(state, seat), *_TEMPLATES[state.town.stage](state.town, seat)]

    def free(self, state: State, seat: Seat) -> Sequence[AnyAction | Template]:
        """A form may be replaced until the last one is in."""
        return _TEMPLATES[state.town.stage](state.town, seat) if seat in state.sealed.forms else ()

    def default(self, state: State, seat: Seat) -> AnyAction:
        usual: Mapping[str, AnyAction] = {"works": Works(), "ballot": Ballot({}), "decree": Decree(Tax(0))}
        return usual[state.town.stage]

    def decision(self, state: State, seat: Seat) -> Decision | None:
        if seat not in self.waiting_on(state):
            return None
        stage = state.town.stage
        alone = stage == "decree"
        return Decision(stage, _LABELS[stage], self.default(state, seat), sealed=not alone, together=not alone)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Step[State]:
        if state.town.stage == "over":
            raise GameOver(Colony.OVER)
        if not isinstance(action, _DUE[state.town.stage]):
            raise NotYourTurn(Colony.NOT_NOW)
        if isinstance(action, Decree):
            return _decree(state, seat, action)
        _CHECKS[type(action)](state.town, seat, action)
        made = FormIn(seat, again=seat in state.sealed.forms)
        course = Course(replace(state, sealed=state.sealed.with_form(seat, action)))
        course.tell(made)
        if not course.state.sealed.missing:
            course.tell(FormsOpened())
            _OPENED[state.town.stage](course)
        return course.step

    def view(self, state: State, seat: Seat | None) -> ColonyView:
        return ColonyView(seat, state.town, state.sealed.seen_by(seat))

    def standings(self, state: State) -> Standings:
        town = state.town
        worth = [sum(owner == seat for owner in town.sites.values()) for seat in range(len(town.coins))]
        totals = tuple(5 * sites + coins for sites, coins in zip(worth, town.coins, strict=True))
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        row = Row("total", said(Colony.TOTAL), totals)
        return Standings(town.stage == "over", ranks, (row,), round=town.round)

    def imagine(self, view: ColonyView, seed: str) -> State:
        """What others have sealed is hidden: they are taken to have left it to the default."""
        usual: AnyForm = Works() if view.town.stage == "works" else Ballot({})
        return State(view.town, Sealed.imagined(view.sealed, lambda seat: usual), Chance(seed))

    def read_action(self, text: str) -> AnyAction:
        if re.fullmatch(r"-\d+", text):
            return Decree(Tax(int(text[1:])))
        action: AnyAction = read_noted(text, AnyAction)
        return action

    def picture(self, view: ColonyView, language: Language = "en", colour: bool = False) -> str:
        return f"round {view.town.round}, {view.town.stage}, coins {view.town.coins}"


# Works: an ordered list, checked as a whole


def _order(seat: Seat, town: Town, order: Build | Sell) -> Step[Town]:
    """One order of a list: what it does, or why it cannot stand."""
    if isinstance(order, Sell):
        if town.sites.get(order.site) != seat:
            raise NotYours(order.site).illegal(order.site)
        left = {site: owner for site, owner in town.sites.items() if site != order.site}
        return Step(replace(town.paying(seat, -1), sites=left), (Sold(seat, order.site),))
    if order.site not in GROUNDS.get(order.kind, ()):
        raise WrongGround(order.kind, order.site).illegal(order.site).inside("site")
    if order.site in town.sites:
        raise SiteTaken(order.site).illegal(order.site)
    if town.coins[seat] < (cost := COSTS[order.kind]):
        raise TooDear(cost, town.coins[seat]).illegal()
    built = replace(town.paying(seat, cost), sites={**town.sites, order.site: seat})
    return Step(built, (Built(seat, order.kind, order.site),))


def _check_works(town: Town, seat: Seat, form: Works) -> None:
    if len(form.orders) > MOST_ORDERS:
        raise TooManyOrders(MOST_ORDERS).illegal()
    carried_out(town, form.orders, partial(_order, seat))


def _too_late(seat: Seat, order: Build | Sell, refusal: Refused) -> Event:
    return Skipped(seat, refusal.why)


def _open_works(course: Course[State]) -> None:
    """All are in: they are carried out from the mayor on; what somebody else was faster with is skipped, and told."""
    for seat, form in course.state.sealed.opened():
        assert isinstance(form, Works)
        town, events = carried_out(
            course.state.town, form.orders, partial(_order, seat), skipped=partial(_too_late, seat)
        )
        course.go(replace(course.state, town=town), *events)
    town = replace(course.state.town, stage="ballot")
    course.go(replace(course.state, town=town, sealed=Sealed(town.order)))


# Ballots, and what the mayor does


def _check_ballot(town: Town, seat: Seat, form: Ballot) -> None:
    known = {str(seat) for seat in range(len(town.coins))}
    counts = form.votes.values()
    if not form.votes.keys() <= known or sum(counts) > VOTES or min(counts, default=0) < 0:
        raise TooManyVotes(VOTES).illegal().inside("votes")
    if sorted(form.wishes) != sorted(WISHES):
        raise EachWishOnce().illegal().inside("wishes")


def _open_ballots(course: Course[State]) -> None:
    state = course.state
    ballots = [form for _, form in state.sealed.opened() if isinstance(form, Ballot)]
    votes = {seat: sum(ballot.votes.get(str(seat), 0) for ballot in ballots) for seat in state.town.order}
    most = [seat for seat in state.town.order if votes[seat] == max(votes.values())]
    mayor = state.chance.choice(most, "mayor", state.town.round)
    wish = min(WISHES, key=lambda wish: sum(ballot.wishes.index(wish) for ballot in ballots))
    town = replace(state.town, stage="decree", mayor=mayor, wish=wish)
    course.go(replace(state, town=town, sealed=Sealed(())), Elected(mayor, wish))


def _decree(state: State, seat: Seat, decree: Decree) -> Step[State]:
    town, what = state.town, decree.what
    if seat != town.mayor:
        raise NotYourTurn(Colony.MAYOR_DECIDES)
    if isinstance(what, Prize):
        if what.to == seat or what.to not in range(len(town.coins)):
            raise ImpossibleGift().illegal()
        town = town.paying(what.to, -PRIZE)
    else:
        if not 0 <= what.coins <= min(town.coins):
            raise ImpossibleGift().illegal()
        town = replace(town, coins=tuple(coins - what.coins for coins in town.coins))
    over = town.round == town.rounds
    coins = tuple(coins + INCOME for coins in town.coins)
    town = replace(town, coins=coins, round=town.round + (not over), stage="over" if over else "works")
    return Step(replace(state, town=town, sealed=Sealed(() if over else town.order)), (Decreed(seat, what),))


# What may be filled in


def _works(town: Town, seat: Seat) -> list[AnyAction | Template]:
    sites = Depending("kind", {kind: Pick(found) for kind, found in GROUNDS.items()}, label=said(Colony.SITE))
    kinds = Pick(tuple(GROUNDS), label=said(Colony.WHAT), called={"tower": said(Colony.TOWER)})
    orders = [Template("build", said(Colony.BUILD), {"kind": kinds, "site": sites})]
    if own := tuple(site for site, owner in sorted(town.sites.items()) if owner == seat):
        orders.append(Template("sell", said(Colony.SELL), {"site": Pick(own)}))
    blank = Orders(tuple(orders), MOST_ORDERS, label=said(Colony.ORDERS))
    return [Template("works", _LABELS["works"], {"orders": blank})]


def _ballot(town: Town, seat: Seat) -> list[AnyAction | Template]:
    votes = Amounts({str(other): Amount(0, VOTES) for other in range(len(town.coins))}, VOTES, seats=True)
    return [Template("ballot", _LABELS["ballot"], {"votes": votes, "wishes": Ranking(WISHES)})]


def _decrees(town: Town, seat: Seat) -> list[AnyAction | Template]:
    others = tuple(other for other in town.order if other != seat)
    prize = Template("prize", said(Colony.PRIZE), {"to": Pick(others, seats=True)})
    tax = Template("tax", said(Colony.TAX), {"coins": Amount(0, min(town.coins))})
    return [Template("decree", _LABELS["decree"], {"what": Variant((prize, tax))})]


_LABELS = {
    "works": said(Colony.WORKS),
    "ballot": said(Colony.BALLOT),
    "decree": said(Colony.DECREE),
}
_TEMPLATES: Mapping[str, Callable[[Town, Seat], list[AnyAction | Template]]] = {
    "works": _works, "ballot": _ballot, "decree": _decrees, "over": lambda town, seat: [],
}  # fmt: skip
_DUE: Mapping[str, type[AnyAction]] = {"works": Works, "ballot": Ballot, "decree": Decree}
_CHECKS: Mapping[type, Callable[[Town, Seat, Any], None]] = {Works: _check_works, Ballot: _check_ballot}
_OPENED: Mapping[str, Callable[[Course[State]], None]] = {"works": _open_works, "ballot": _open_ballots}

TOY_COLONY = ToyColony()
