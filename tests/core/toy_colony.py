"""A small game of sealed forms for up to nine seats: what a game needs whose players all decide at the same time.

Each round all write down in secret what they build and sell; then, in secret too, whom they vote for and what they
would like to see; then the mayor, who has most votes, gives a prize or levies a tax.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, ClassVar, Literal, Union

import msgspec
from msgspec.structs import asdict, replace

from stellarch.core.chance import Chance
from stellarch.core.course import Course
from stellarch.core.errors import GameOver, NotYourTurn, Reason, Refused
from stellarch.core.forms import Line, line_by_line
from stellarch.core.game import Game
from stellarch.core.options import Setting
from stellarch.core.rulebook import Rulebook
from stellarch.core.seats import Seat
from stellarch.core.templates import Amount, Amounts, Depending, Orders, Pick, Ranking, Template, Variant
from stellarch.core.text import Language, Text
from stellarch.core.values import Decision, Event, Row, Standings, Step, View
from tests.core.toy_forms import Sealed, SealedForm, carried_out
from tests.core.toy_notation import Noted, read_noted

PURSE, INCOME, VOTES, MOST_ORDERS, PRIZE = 6, 2, 3, 8, 3
COSTS = {"house": 2, "tower": 3}
GROUNDS = {"house": ("meadow", "brook", "grove"), "tower": ("hill", "cliff")}
WISHES = ("peace", "roads", "feasts")

POOR = Reason("COL-1", "That costs {cost}; you have {coins}.", "Il faut {cost} pièces ; vous en avez {coins}.")
TAKEN = Reason("COL-2", "{site} is built on.", "Il y a déjà un bâtiment : {site}.")
GROUND = Reason("COL-3", "No {kind} stands on {site}.", "Pas de {kind} ici : {site}.")
NOT_YOURS = Reason("COL-4", "{site} is not yours.", "{site} n'est pas à vous.")
TOO_MANY = Reason("COL-5", "At most {most} orders.", "Au plus {most} ordres.")
VOTE = Reason("COL-6", "You have {most} votes.", "Vous avez {most} voix.")
WISH = Reason("COL-7", "Name every wish once.", "Chaque vœu une fois.")
GIFT = Reason("COL-8", "That cannot be given or taken.", "Cela ne se donne ni ne se prend.")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=600)], Setting(Text("Rounds", "Manches"), Text("How many.", "Combien."))
    ] = 2


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


class Fact(Event, frozen=True):
    words: ClassVar[Text]

    def told(self, names: Sequence[str]) -> Text:
        facts = asdict(self)
        return self.words.format(**{**facts, "seat": names[facts["seat"]]})


class FormIn(Fact, frozen=True):
    """Everybody sees who is in. That a form was replaced is nobody else's business."""

    words = Text("{seat} is ready.", "{seat} est prêt.")
    seat: Seat
    again: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if not self.again or seat == self.seat else None


class FormsOpened(Event, frozen=True):
    """The last one is in: what was sealed comes out, whatever comes of it."""

    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        return Text("All are ready.", "Tout le monde est prêt.")


class Built(Fact, frozen=True):
    words = Text("{seat} builds a {kind} on {site}.", "{seat} construit : {kind}, {site}.")
    seat: Seat
    kind: str
    site: str


class Sold(Fact, frozen=True):
    words = Text("{seat} sells what stood on {site}.", "{seat} vend : {site}.")
    seat: Seat
    site: str


class Skipped(Fact, frozen=True):
    """Somebody whose form was carried out earlier was first."""

    words = Text("{seat} comes too late: {why}", "{seat} arrive trop tard : {why}")
    seat: Seat
    why: Text


class Elected(Fact, frozen=True):
    words = Text("{seat} is mayor; the town wants {wish}.", "{seat} est maire ; la ville veut : {wish}.")
    seat: Seat
    wish: str


class Decreed(Fact, frozen=True):
    words = Text("{seat} has decided.", "{seat} a décidé.")
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


class ToyColony(Game[State, AnyAction]):
    id = "toy-colony"
    name = Text("Toy colony", "Petite colonie")
    rules_version = 1
    players = range(2, 10)
    seat_names = tuple(Text(letter, letter) for letter in "ABCDEFGHI")
    options = Options
    states = State
    actions = AnyAction
    events = AnyEvent
    views = ColonyView
    rulebook = Rulebook.read({"en": "## Colony\n- COL-1 Pay.", "fr": "## Colonie\n- COL-1 Payez."})

    def start(self, options: Options, players: int, seed: str, rules: int | None = None) -> Step[State]:
        self.known_rules(rules)
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
            raise GameOver(Text("The game is over.", "La partie est terminée."))
        if not isinstance(action, _DUE[state.town.stage]):
            raise NotYourTurn(Text("This is not the time for that.", "Ce n'est pas le moment."))
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

    def lines(self, state: State, seat: Seat, action: AnyAction) -> tuple[Line, ...]:
        if not isinstance(action, Works):
            return ()

        def told(before: Town, after: Town) -> tuple[Text, Text]:
            return _coins(before.coins[seat] - after.coins[seat]), _coins(after.coins[seat])

        return line_by_line(state.town, action.orders, partial(_order, seat), told)

    def view(self, state: State, seat: Seat | None) -> ColonyView:
        return ColonyView(seat, state.town, state.sealed.seen_by(seat))

    def standings(self, state: State) -> Standings:
        town = state.town
        worth = [sum(owner == seat for owner in town.sites.values()) for seat in range(len(town.coins))]
        totals = tuple(5 * sites + coins for sites, coins in zip(worth, town.coins, strict=True))
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        row = Row("total", Text("Total", "Total"), totals)
        return Standings(town.stage == "over", ranks, (row,), round=town.round)

    def imagine(self, view: ColonyView, seed: str) -> State:
        """What others have sealed is hidden: they are taken to have done what is done for who does not answer."""
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
            raise NOT_YOURS.illegal(order.site, site=order.site)
        left = {site: owner for site, owner in town.sites.items() if site != order.site}
        return Step(replace(town.paying(seat, -1), sites=left), (Sold(seat, order.site),))
    if order.site not in GROUNDS.get(order.kind, ()):
        raise GROUND.illegal(order.site, kind=order.kind, site=order.site).inside("site")
    if order.site in town.sites:
        raise TAKEN.illegal(order.site, site=order.site)
    if town.coins[seat] < (cost := COSTS[order.kind]):
        raise POOR.illegal(cost=cost, coins=town.coins[seat])
    built = replace(town.paying(seat, cost), sites={**town.sites, order.site: seat})
    return Step(built, (Built(seat, order.kind, order.site),))


def _check_works(town: Town, seat: Seat, form: Works) -> None:
    if len(form.orders) > MOST_ORDERS:
        raise TOO_MANY.illegal(most=MOST_ORDERS)
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
        raise VOTE.illegal(most=VOTES).inside("votes")
    if sorted(form.wishes) != sorted(WISHES):
        raise WISH.illegal().inside("wishes")


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
        raise NotYourTurn(Text("The mayor decides.", "Le maire décide."))
    if isinstance(what, Prize):
        if what.to == seat or what.to not in range(len(town.coins)):
            raise GIFT.illegal()
        town = town.paying(what.to, -PRIZE)
    else:
        if not 0 <= what.coins <= min(town.coins):
            raise GIFT.illegal()
        town = replace(town, coins=tuple(coins - what.coins for coins in town.coins))
    over = town.round == town.rounds
    coins = tuple(coins + INCOME for coins in town.coins)
    town = replace(town, coins=coins, round=town.round + (not over), stage="over" if over else "works")
    return Step(replace(state, town=town, sealed=Sealed(() if over else town.order)), (Decreed(seat, what),))


# What may be filled in


def _works(town: Town, seat: Seat) -> list[AnyAction | Template]:
    sites = Depending("kind", {kind: Pick(found) for kind, found in GROUNDS.items()}, label=Text("Site", "Lieu"))
    kinds = Pick(tuple(GROUNDS), label=Text("What", "Quoi"), called={"tower": Text("a tower", "une tour")})
    orders = [Template("build", Text("Build", "Construire"), {"kind": kinds, "site": sites})]
    if own := tuple(site for site, owner in sorted(town.sites.items()) if owner == seat):
        orders.append(Template("sell", Text("Sell", "Vendre"), {"site": Pick(own)}))
    blank = Orders(tuple(orders), MOST_ORDERS, label=Text("Orders", "Ordres"))
    return [Template("works", _LABELS["works"], {"orders": blank})]


def _ballot(town: Town, seat: Seat) -> list[AnyAction | Template]:
    votes = Amounts({str(other): Amount(0, VOTES) for other in range(len(town.coins))}, VOTES, seats=True)
    return [Template("ballot", _LABELS["ballot"], {"votes": votes, "wishes": Ranking(WISHES)})]


def _decrees(town: Town, seat: Seat) -> list[AnyAction | Template]:
    others = tuple(other for other in town.order if other != seat)
    prize = Template("prize", Text("A prize", "Un prix"), {"to": Pick(others, seats=True)})
    tax = Template("tax", Text("A tax", "Un impôt"), {"coins": Amount(0, min(town.coins))})
    return [Template("decree", _LABELS["decree"], {"what": Variant((prize, tax))})]


def _coins(count: int) -> Text:
    return Text(f"{count} coins", f"{count} pièces")


_LABELS = {
    "works": Text("Plan your works", "Planifiez vos travaux"),
    "ballot": Text("Cast your votes", "Votez"),
    "decree": Text("Decide as mayor", "Décidez en maire"),
}
_TEMPLATES: Mapping[str, Callable[[Town, Seat], list[AnyAction | Template]]] = {
    "works": _works, "ballot": _ballot, "decree": _decrees, "over": lambda town, seat: [],
}  # fmt: skip
_DUE: Mapping[str, type[AnyAction]] = {"works": Works, "ballot": Ballot, "decree": Decree}
_CHECKS: Mapping[type, Callable[[Town, Seat, Any], None]] = {Works: _check_works, Ballot: _check_ballot}
_OPENED: Mapping[str, Callable[[Course[State]], None]] = {"works": _open_works, "ballot": _open_ballots}

TOY_COLONY = ToyColony()
