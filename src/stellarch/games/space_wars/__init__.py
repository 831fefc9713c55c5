"""Space Wars: a galaxy, a council, treaties, fleets and wars. The rules stand in RULES.md, one id each.

Where things are
    data/*.toml   the printed facts; `tables/` reads each file into typed values, checked at the start
    geometry      127 sectors as numbers, rings and places, neighbours, distances
    galaxy        the tiles of a deal; the deal, whether it is fair, how it is mended; sectors by name
    options       what can be chosen before a game (SW-21)
    state/        a position: sectors, fleets, officers, events in play, empires, politics, what is on the table
    layout, setup the pieces at the start; a game begins
    notation      what an order is, and its short form; `reported` what an event is to log and report
    chapters/     the rules by subject: orders, events, refusals and what they do; `contents` lists them and makes the
                  unions of all orders and events; `chapter` is what they are made of
    rules/        what many chapters ask; `moments` what a phase or decision is; `flow` goes through them, `play`
                  applies an order
    nouns         what everything is called, and the types of facts that are told by it; words/ has the words
    things        what an offer may hold, a word each
    in_words      every order as a sentence; `typed` folds them into a list for somebody who types
    glossary      what things are for, from data/glossary.toml and the rules themselves
    printed       names, tiles and sheets for a page; `chart`, `battle_board`, `assault_board`, `officers_board`,
                  `inspection` what follows from a view
    drawing       the galaxy for a terminal; `star_chart` as an SVG file
    looks         one sector or empire; `report` what has happened; `annals` what a chronicle follows
    remarks/      what is to be said of an order, in figures that can be counted again
    position      a position as one word
    foresight     what a move may meet, in words before it is sent; `fights` what other orders would start, with odds
    kernel/       space battles on small whole numbers, as the software leads them
    odds/         what a fight would come to, for bots, hints and people
    mind/         how bots play: a survey of the position, and a planner for each kind of decision
    defaults      what is done for who does not answer, and what forms are filled in with

How a chapter plugs in (docs/add-an-order.md goes through an example)
    1.  Orders, events and refusals are classes of chapters/<chapter>.py. Sectors are named in orders (`draconis_31`,
        `4-7`): `state.galaxy.find(name)` gives the number, `galaxy.name(at)` the name. Craft and officers are named too
        (`cruiser5`, `admiral2`); legions, fighters and pods are counted.
    2.  Working memory: if the chapter has a phase, or a decision that can interrupt one, a `Matter` of its own in
        state/matters.py. What is remembered of a player until the turn ends stands in `ThisTurn`, of a craft in
        `Moves`, of an officer in `Officers.acted`; `chapters.turn.end` clears all of it.
    3.  What a player may do in a step of the sub-phase is a `Doing`. Else there is a `Phase` (once a turn), a
        `Together` (a phase in which all decide at the same time, sealed) or a `Moment` (what interrupts), from
        rules/moments.py:
            enter       what happens by itself, and the matter it lays on the table
            waiting_on  who owes a decision
            choices     what they may answer; a `default` where it is not the first
            orders      a table: the kind of order, and the function (course, seat, order) that carries it out
            go_on       one step when nobody is asked; a phase ends in `leave`
        A function `bars_x(state, seat, ...)` says why something cannot be done (`chapter.Bar`) or None; the choices
        and the refusal both ask it. `course.go(state, *events)` is how anything changes; dice are `course.die()`,
        or `course.die(seat)` in a `Together`.
    4.  The chapter stands in the list of `contents`, a new phase in `TURN` of rules/flow.py at its place.
        `state.with_pending` lays on the table what interrupts, `without_pending` takes it off, and what lies below goes
        on. What awaits craft that come into a sector is a stage in `STAGES` of chapters/arrival.py.
    5.  Tests: tests/rules/space_wars/test_<subject>.py with `@pytest.mark.rule("SW-...")`, from positions of given.py.

What follows from one part of the state is a cached property of that part; what follows from several is kept with
`state.remembered`. Nothing is kept on the state itself, since every order makes another one.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from types import MappingProxyType

from stellarch.core import (
    Caveat,
    Chronicle,
    Decision,
    Event,
    FirstGame,
    Forms,
    Game,
    Label,
    Language,
    Level,
    Live,
    Page,
    Paragraph,
    Phrase,
    Plan,
    Players,
    Relation,
    Remarks,
    Row,
    Seat,
    Standings,
    Step,
    Template,
    Text,
    said,
    verbatim,
)
from stellarch.core.forms import Line, Rest
from stellarch.games.space_wars import contents, defaults, mind, setup
from stellarch.games.space_wars.chapters.offers import Accept
from stellarch.games.space_wars.chapters.treaties import BreakTreaty
from stellarch.games.space_wars.chapters.war import DeclareWar
from stellarch.games.space_wars.coach import SwCoach
from stellarch.games.space_wars.exploits import EXPLOITS
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.mind.facts import SwOutlook
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import PEOPLES, heading
from stellarch.games.space_wars.options import FIRST_GAME, Options
from stellarch.games.space_wars.position import SwPositions
from stellarch.games.space_wars.remarks import remarks
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.shown import annals, chart, typed
from stellarch.games.space_wars.shown.report import report
from stellarch.games.space_wars.shown.star_chart import draw_svg
from stellarch.games.space_wars.standings import standings
from stellarch.games.space_wars.state import NEWEST_RULES, State
from stellarch.games.space_wars.teaching import SwTeaching
from stellarch.games.space_wars.view import SwView, imagine, view


class Introduced(Phrase):
    FIRST_GAME = 1


class SwForms(Forms):
    def lines(self, state: State, seat: Seat, action: Order) -> tuple[Line, ...]:
        return play.lines(state, seat, action)

    def rest(self, state: State, seat: Seat, action: Order) -> Rest:
        return play.rest(state, seat, action)


class LeftBattles(Live):
    def leaves(self, view: SwView) -> Plan | None:
        return mind.leaves(view)


class SwPage(Page):
    views = chart.SwShown
    boards = chart.BOARDS
    lists_choices = True

    @cached_property
    def printed(self) -> object:
        from stellarch.games.space_wars.shown.printed import printed

        return printed(SPACE_WARS.rulebook)

    def shown(self, view: SwView) -> chart.SwShown:
        return chart.shown(view)


class SwChronicle(Chronicle):
    def heading(self, view: SwView) -> Text | None:
        return said(heading(view.turn, view.phase, view.ending is not None))

    def report(self, view: SwView, events: Sequence[Event], names: Sequence[str]) -> Sequence[Paragraph]:
        return report(view, events, names)

    def followed(self, view: SwView) -> Sequence[Row]:
        return annals.followed(imagine(view, "followed"))

    def relations(self, view: SwView) -> Sequence[Relation]:
        return tuple(annals.relations(imagine(view, "relations")))


class SpaceWars(Game[State, Order]):
    id = "space-wars"
    name = verbatim("Space Wars")
    rules_version = NEWEST_RULES
    players = Players(2, 9, tuple(map(verbatim, PEOPLES)), usual=6, rule="SW-1.1.1")
    first_game = FirstGame(
        said(Introduced.FIRST_GAME),
        FIRST_GAME,
        players=4,
        bots=("level-2:warlord",),  # begins a small war (SW-25.10)
    )
    endings = MappingProxyType({way: said(Label(__name__, f"-victory-{way}")) for way in ("short", "standard", "long")})
    options = Options
    states = State
    actions = contents.AnyAction
    events = contents.AnyEvent
    views = SwView
    levels = mind.LEVELS
    characters = mind.CHARACTERS
    exploits = EXPLOITS
    outlook = SwOutlook()
    coach = SwCoach()
    most_actions = 60_000
    forms = SwForms()
    live = LeftBattles()
    typing = typed.TypedOrders()
    positions = SwPositions()
    teaching = SwTeaching()
    page = SwPage()
    chronicle = SwChronicle()

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        return setup.start(options, players, seed, rules)

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return play.waiting_on(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Order | Template]:
        return play.legal(state, seat)

    def free(self, state: State, seat: Seat) -> Sequence[Order | Template]:
        return play.free(state, seat)

    def apply(self, state: State, seat: Seat, action: Order) -> Step[State]:
        return play.apply(state, seat, action)

    def default(self, state: State, seat: Seat) -> Order:
        return defaults.default(state, seat)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        return defaults.decision(state, seat)

    def view(self, state: State, seat: Seat | None) -> SwView:
        return view(state, seat)

    def imagine(self, view: SwView, seed: str) -> State:
        return imagine(view, seed)

    def standings(self, state: State) -> Standings:
        return standings(state)

    def read_action(self, text: str) -> Order:
        return contents.read_action(text)

    def picture(self, view: SwView, language: Language = "en", colour: bool = False) -> str:
        from stellarch.games.space_wars.shown.drawing import draw_text

        return draw_text(view, language, colour)

    def drawing(self, view: SwView, language: Language = "en") -> str:
        return draw_svg(view, language)

    def in_words(self, view: SwView, action: Order, names: Sequence[str]) -> Text:
        return in_words(view, action, names)

    def caveats(self, view: SwView, action: Order, names: Sequence[str]) -> Sequence[Caveat]:
        from stellarch.games.space_wars.shown.foresight import caveats

        return tuple(caveats(view, action, names))

    def evaluate(self, state: State, seat: Seat) -> float:
        return mind.prospects(state, seat)

    def careless(self, choices: Sequence[Order | Template]) -> Sequence[Order]:
        """Nobody breaks a treaty, declares war or agrees to an offer without a thought."""
        return [
            choice for choice in super().careless(choices) if not isinstance(choice, Accept | BreakTreaty | DeclareWar)
        ]

    def remarks(self, view: SwView, action: Order, other: Order | None, names: Sequence[str]) -> Remarks:
        assert view.you is not None
        return remarks(imagine(view, "remarks"), view.you, action, other, names)

    def may_end(self, state: State, seat: Seat) -> bool:
        return mind.may_end(state)

    def prepare(self) -> Iterator[str]:
        from stellarch.games.space_wars.odds import COARSE, battle_odds, meeting

        battle_odds(*meeting({"cruiser": 2, "boarding_pod": 1}, {"cruiser": 2}), COARSE)
        yield "battles"

    def plan(self, view: SwView, seed: str, level: Level | None = None, character: str | None = None) -> Plan:
        assert view.you is not None
        return mind.plan(imagine(view, seed), view.you, seed, level, character)


SPACE_WARS = SpaceWars()
