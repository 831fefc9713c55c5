"""What is said of orders: every number is counted again, on games of every kind."""

import re
from collections.abc import Callable, Mapping

from stellarch.core import Seat, Template, tell
from stellarch.games.galaxy_empires import GALAXY_EMPIRES, actions, trading
from stellarch.games.galaxy_empires.actions import AnyAction, Move
from stellarch.games.galaxy_empires.data import AREAS, MISSIONS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, CENTERS, TILES_OF, kind_of
from stellarch.games.galaxy_empires.names import area_title, mission_label
from stellarch.games.galaxy_empires.odds import odds
from stellarch.games.galaxy_empires.remarks import remarks
from stellarch.games.galaxy_empires.rules import war
from stellarch.games.galaxy_empires.rules.income import income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import delivery_of
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import State, War
from tests.cases import for_each
from tests.games.galaxy_empires.random_games import CASES, Case, Moment, moments

NAMES = ("Ann", "Ben", "Cat", "Dov")
BY_NAME = {
    f"{article}{area_title(area).en.removeprefix('The ')}": area for area in AREAS for article in ("", "the ", "The ")
}
"""At the beginning of a sentence and inside one, with an article or without."""
TITLES = {mission: tell(mission_label(mission)) for mission in MISSIONS}
CARDS = {title: MISSIONS[mission] for mission, title in TITLES.items()}


class Counted:
    """Every sentence with a number in it, and how the number is counted again."""

    def __init__(self, state: State, seat: Seat, action: AnyAction, other: AnyAction) -> None:
        self.before, self.seat, self.action, self.other = state, seat, action, other
        self.cash = state.players[seat].cash
        self.patterns: Mapping[str, Callable[..., bool]] = {
            r"It brings (.+) each turn and makes (\d+) of the (\d+) territories that win\.": self.claims,
            r"It brings (.+) each turn, makes (\d+) of the (\d+) territories that win, and leaves (\w+) with (\d+)\.": (
                self.takes
            ),
            r".+ pays (\d+) deliver\w+ of \$(\d+), one each turn; each takes one of the (\d+) actions .*\.": self.mines,
            r"From ([A-K]\d) the fleet can reach (.+) next\.": self.goes_on,
            r"(.+) then has (\d+) fleets?, against (\d+) rival fleets? next to it\.": self.guards,
            r"(.+) then has (\d+) fleets?, and no rival fleet is next to it\.": lambda area, own: self.guards(
                area, own, "0"
            ),
            r"(\d+) fleets? then stand ready to invade (.+), held by (\w+) with (\d+) fleets?\.": self.gathers,
            r"It then stands ready to invade (.+), held by (\w+) with (\d+) fleets?\.": (
                lambda area, who, guards: self.gathers("1", area, who, guards)
            ),
            r"It costs \$(\d+), leaves \$(\d+) and makes (\d+) fleets? in all\.": self.deploys,
            r"With (\d+) against (\d+), the attack wins (\d+) times in 100\.": self.attack,
            r"A win takes (.+) from (\w+), pays \$(\d+) and \$(\d+) for .* gives back (\d+) of the (\d+) PP .*\.": (
                self.spoils
            ),
            r"With (\d+) against (\d+), the defence of (.+) holds (\d+) times in 100\.": self.defence,
            r"It gives up (.+) and \$(\d+), and saves (\d+) fleets?\.": self.surrenders,
            r"For \$(\d+) it destroys a fleet of (\w+) that had (\d+) deliver\w+ of \$(\d+) to come\.": self.bombs,
            r"The die adds (\d+) to (\d+) PP to the (\d+) in hand; a war costs (\d+)\.": self.rolls,
            r"Whatever the die shows, it adds (\d+) PP to the (\d+) in hand: (\d+) is .*\.": self.fills_up,
            r"That makes (\d+) of at most (\d+) missions in hand; .* from \$(\d+) to \$(\d+)\.": self.draws,
            r"That gives up (\d+) actions?; .*, and \$(\d+) is kept\.": lambda left, cash: (
                (int(left), int(cash)) == (state.turn.actions, self.cash)
            ),
            r"Every action of the turn is used, and \$(\d+) is kept\.": lambda cash: (
                not state.turn.actions and int(cash) == self.cash
            ),
            r"From ([A-K]\d) it is (\d+) steps? to (.+), which nobody holds, instead of (\d+)\.": (
                lambda tile, now, area, then: self.nearer(tile, now, area, None, then)
            ),
            r"From ([A-K]\d) it is (\d+) steps? to (.+), held by (\w+), instead of (\d+)\.": self.nearer,
            r"The deal is worth about −?\$(\d+) to (\w+) and −?\$(\d+) to (\w+)\.": self.deal,
            r"The deal would .*\.": lambda: True,
            r"(.+) is then held with (\d+) fleets?\.": lambda area, count: self.own_fleets(area) == int(count),
            r"It changes neither income nor territories\.": lambda: True,
            r"It brings “(.+)” to (\d+) of (\d+), for a bounty of \$(\d+)\.": self.mission,
            r"It completes “(.+)” for \$(\d+)\.": lambda title, bounty: int(bounty) <= CARDS[title].bounty,
            r"That wins the game\.": lambda: GALAXY_EMPIRES.standings(self.after()).winners == (seat,),
            r"Otherwise (\w+) could claim it next, from ([A-K]\d)\.": lambda who, tile: self.stands(who, tile),
            r"Otherwise (\w+) could take (.+), which stands empty, from ([A-K]\d)\.": lambda who, area, tile: (
                self.stands(who, tile) and not state.fleets_in(BY_NAME[area])
            ),
            r"It leaves (.+) empty, within reach of (\w+) from ([A-K]\d)\.": lambda area, who, tile: (
                self.stands(who, tile) and not self.after().fleets_in(BY_NAME[area])
            ),
            r"brings \$(\d+) (more|less) each turn": lambda n, how: self.differ(lambda at: at.cash, n, how),
            r"brings (\d+) PP (more|less) each turn": lambda n, how: self.differ(lambda at: at.pp, n, how),
            r"takes one action more": lambda: isinstance(other, Move) and other.new_action,
            r"leaves \$(\d+) (more|less)": self.money,
            r"leaves (.+) empty for (\w+) to take": lambda area, who: not self.after(other).fleets_in(BY_NAME[area]),
            r"keeps (.+) from (\w+)": lambda area, who: not self.after().fleets_in(BY_NAME[area]),
            r"leaves (.+) to (\w+)": lambda area, who: self.after().holders[BY_NAME[area]] == seat,
            r"takes (.+) before (\w+)": lambda area, who: self.after(other).holders[BY_NAME[area]] == seat,
            r"(?:does nothing for|furthers) “(.+)” \(\$(\d+)\)": lambda title, n: CARDS[title].bounty == int(n),
            r"wins (\d+) times in 100": lambda chance: self.chance(other) == int(chance),
        }

    def after(self, action: AnyAction | None = None) -> State:
        return GALAXY_EMPIRES.apply(self.before, self.seat, action or self.action).state

    def holds(self, said: str) -> bool:
        found = [(re.fullmatch(pattern, said), check) for pattern, check in self.patterns.items()]
        matches = [(match, check) for match, check in found if match]
        assert matches, f"a sentence that nobody counts again: {said}"
        return any(check(*match.groups()) for match, check in matches)

    def claims(self, income: str, held: str, needed: str) -> bool:
        assert isinstance(self.action, actions.Move)
        after = self.after()
        cash, pp = of_area(after, self.seat, AREA_OF[self.action.target])
        said = [int(number) for number in re.findall(r"\d+", income)] or [0]
        figures = int(held), int(needed)
        return said == [cash + pp] and figures == (len(after.territories(self.seat)), territories_to_win(after))

    def takes(self, income: str, held: str, needed: str, loser: str, left: str) -> bool:
        kept = len(self.after().territories(Seat(NAMES.index(loser))))
        return self.claims(income, held, needed) and kept == int(left)

    def mines(self, deliveries: str, cash: str, taken: str) -> bool:
        assert isinstance(self.action, actions.Move)
        said = int(deliveries), int(cash), int(taken)
        left = self.after().contracts[self.action.target]
        return said == (left, delivery_of(self.before, self.seat), NUMBERS.turn.actions)

    def goes_on(self, tile: str, areas: str) -> bool:
        """Next door, or from one political center to the other by the wormhole (GE-7.7)."""
        ways = [BY_NAME[name] for name in re.split(r", | and ", areas)]
        assert isinstance(self.action, actions.Move)
        near = [way for way in ways if tile in self.before.galaxy.rims[way]]
        beyond = [way for way in ways if {AREA_OF[tile], way} == set(CENTERS)]
        return tile == self.action.target and sorted(ways) == sorted({*near, *beyond})

    def own_fleets(self, area: str) -> int:
        state = self.after()
        return sum(state.fleets[tile].owner == self.seat for tile in TILES_OF[BY_NAME[area]] if tile in state.fleets)

    def guards(self, area: str, own: str, rivals: str) -> bool:
        state = self.after()
        near = state.galaxy.rims[BY_NAME[area]] & state.fleets.keys() - state.contracts.keys()
        count = sum(state.fleets[tile].owner != self.seat for tile in near)
        return (self.own_fleets(area), count) == (int(own), int(rivals))

    def gathers(self, ready: str, area: str, who: str, guards: str) -> bool:
        state = self.after()
        found = len(war.invaders(state, self.seat, BY_NAME[area])), len(state.fleets_in(BY_NAME[area]))
        return found == (int(ready), int(guards)) and NAMES[state.holders[BY_NAME[area]]] == who

    def deploys(self, cost: str, left: str, fleets: str) -> bool:
        state = self.after()
        spent = self.cash - state.players[self.seat].cash
        figures = spent, state.players[self.seat].cash, len(state.fleets_of(self.seat))
        return figures[1:] == (int(left), int(fleets)) and spent <= int(cost)  # a mission may pay at once

    def chance(self, action: AnyAction) -> int:
        assert isinstance(action, actions.Invade)
        strengths = len(action.fleets), len(self.before.fleets_in(action.target))
        return round(100 * odds(*strengths, live=self.before.options.war_mode == "live").attacker)

    def attack(self, own: str, guards: str, chance: str) -> bool:
        if isinstance(self.action, actions.Invade):
            strengths = len(self.action.fleets), len(self.before.fleets_in(self.action.target))
            return (*strengths, self.chance(self.action)) == (int(own), int(guards), int(chance))
        pending = self.before.pending
        assert isinstance(pending, War)
        exact = odds(len(pending.invaders), len(pending.defenders), live=pending.live)
        return round(100 * exact.attacker) == int(chance)

    def spoils(self, area: str, who: str, cash: str, each: str, pp: str, cost: str) -> bool:
        numbers = NUMBERS.war
        expected = (
            numbers.attacker_win_cash,
            numbers.attacker_win_cash_per_survivor,
            numbers.attacker_win_pp,
            war.war_cost(self.before, self.seat),
        )
        return tuple(map(int, (cash, each, pp, cost))) == expected and NAMES[self.before.holders[BY_NAME[area]]] == who

    def defence(self, own: str, invaders: str, area: str, chance: str) -> bool:
        pending = self.before.pending
        assert isinstance(pending, War)
        exact = odds(len(pending.invaders), len(pending.defenders), live=pending.live)
        figures = len(pending.defenders), len(pending.invaders), round(100 * exact.defender)
        return figures == (int(own), int(invaders), int(chance)) and pending.target == BY_NAME[area]

    def surrenders(self, area: str, cash: str, fleets: str) -> bool:
        pending = self.before.pending
        assert isinstance(pending, War)
        return (int(cash), int(fleets)) == (min(NUMBERS.war.surrender_reparations, self.cash), len(pending.defenders))

    def bombs(self, cost: str, who: str, left: str, cash: str) -> bool:
        assert isinstance(self.action, actions.Disrupt)
        (tile,) = TILES_OF[self.action.planet]
        victim = self.before.fleets[tile].owner
        expected = NUMBERS.costs.disrupt_cash, self.before.contracts[tile], delivery_of(self.before, victim)
        return (int(cost), int(left), int(cash)) == expected and NAMES[victim] == who

    def rolls(self, low: str, high: str, pp: str, cost: str) -> bool:
        faces = sorted(self.rolled(die) for die in range(1, 7))
        expected = faces[0], faces[-1], self.before.players[self.seat].pp, war.war_cost(self.before, self.seat)
        return tuple(map(int, (low, high, pp, cost))) == expected

    def fills_up(self, gained: str, pp: str, most: str) -> bool:
        had = self.before.players[self.seat].pp
        return {self.rolled(die) for die in range(1, 7)} == {int(gained)} and (int(pp), int(most)) == (
            had,
            NUMBERS.limits.pp_max,
        )

    def rolled(self, die: int) -> int:
        bonus = self.before.power(self.seat, "pp_roll_bonus") or 0
        return min(die + bonus, NUMBERS.limits.pp_max - self.before.players[self.seat].pp)

    def nearer(self, tile: str, now: str, area: str, who: str | None, then: str) -> bool:
        """Counted by walking, a ring of tiles after the other."""
        assert isinstance(self.action, actions.Move)
        assert tile == self.action.target
        holder = self.before.holders.get(BY_NAME[area])
        held_by = None if holder is None else NAMES[holder]
        walked = [self.walk(start, BY_NAME[area]) for start in (tile, self.action.origin)]
        return walked == [int(now), int(then)] and held_by == who

    def walk(self, start: str, area: str) -> int:
        ring, seen, steps = {start}, {start}, 0
        while not any(AREA_OF[tile] == area for tile in ring):
            around = {near for tile in ring for near in self.before.galaxy.near[tile]}
            ring = {tile for tile in around - seen if kind_of(tile) is not Kind.PLANET}
            assert ring, f"no way from {start} to {area}"
            seen, steps = seen | ring, steps + 1
        return steps

    def draws(self, cards: str, most: str, low: str, high: str) -> bool:
        bounties = [card.bounty for card in MISSIONS.values() if card.min_players <= len(self.before.players)]
        after = len(self.after().hands[self.seat])
        return (int(cards), int(most)) == (after, NUMBERS.limits.missions_in_hand) and {int(low), int(high)} == {
            min(bounties),
            max(bounties),
        }

    def deal(self, own: str, who: str, theirs: str, other: str) -> bool:
        return NAMES[self.seat] == who != other and max(int(own), int(theirs)) < 2 * trading.ENORMOUS

    def mission(self, title: str, now: str, count: str, bounty: str) -> bool:
        card = next(card for card in self.after().hands[self.seat] if TITLES[card.mission] == title)
        standing = min(standing_of(self.after(), self.seat, card), CARDS[title].count)
        return (int(now), int(count), int(bounty)) == (standing, CARDS[title].count, CARDS[title].bounty)

    def stands(self, who: str, tile: str) -> bool:
        return NAMES[self.before.fleets[tile].owner] == who != NAMES[self.seat]

    def differ(self, of: Callable[..., int], number: str, how: str) -> bool:
        own, theirs = (of(income_of(self.after(action), self.seat)) for action in (self.action, self.other))
        return theirs - own == (int(number) if how == "more" else -int(number))

    def money(self, number: str, how: str) -> bool:
        own, theirs = (self.after(action).players[self.seat].cash for action in (self.action, self.other))
        return theirs - own == (int(number) if how == "more" else -int(number))


def _numbers(said: str) -> list[str]:
    return sorted(re.findall(r"(?<![A-Z\d])-?\d+", said))


def _weighed(case: Case) -> list[tuple[Moment, AnyAction]]:
    """Orders of a game played by chance, each with another that could have been given."""
    found: list[tuple[Moment, AnyAction]] = []
    for number, moment in enumerate(moments(case)):
        if moment.seat not in GALAXY_EMPIRES.waiting_on(moment.state):
            continue
        listed = [one for one in GALAXY_EMPIRES.legal(moment.state, moment.seat) if not isinstance(one, Template)]
        if listed:
            found.append((moment, listed[number % len(listed)]))
    return found


@for_each("case", CASES)
def test_every_number_can_be_counted_again(case: Case) -> None:
    for moment, other in _weighed(case):
        said = remarks(moment.state, moment.seat, moment.action, other, NAMES)
        counted = Counted(moment.state, moment.seat, moment.action, other)
        assert said.does, moment.action
        for text in (*said.does, *said.pros, *said.cons):
            assert counted.holds(text.en), (moment.action, other, text.en)
            assert _numbers(text.en) == _numbers(text.fr), text.fr


def test_what_is_hidden_changes_nothing_that_is_said() -> None:
    for moment, other in _weighed(CASES[0])[:60]:
        view = GALAXY_EMPIRES.view(moment.state, moment.seat)
        told = {
            remarks(GALAXY_EMPIRES.imagine(view, seed), moment.seat, moment.action, other, NAMES) for seed in "abcd"
        }
        assert len(told) == 1
