"""GE-2 and GE-3: cards, fleets, and who goes first. With GE-20 (two and three players)."""

from stellarch.core import Chance, Seat, Step
from stellarch.games.galaxy_empires.data import CORNERS, FACTIONS, MISSIONS, NUMBERS
from stellarch.games.galaxy_empires.events import GameStarted
from stellarch.games.galaxy_empires.galaxy import TILES_OF
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import turn
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.flow import proceed
from stellarch.games.galaxy_empires.state import NEWEST_RULES, Fleet, Player, State, Turn

Rolls = tuple[tuple[tuple[Seat, int], ...], ...]


def start(options: Options, players: int, seed: str, rules: int = NEWEST_RULES) -> Step[State]:
    chance = Chance(seed)
    factions = drawn_factions(chance, players)
    state = lay_out(options, factions, chance, rules)
    rolls = opening_rolls(chance, state.order_of_play(Seat(factions.index(_first_corner(factions)))))
    first = max(rolls[-1], key=lambda roll: roll[1])[0]
    state = _with_means(state.with_turn(seat=first, first=first))
    course = Course(state)
    course.tell(GameStarted(factions, rolls, first))
    course.unsettled()
    turn.begin(course, first, 1)
    proceed(course)
    return Step(course.state, tuple(course.events))


def drawn_factions(chance: Chance, players: int) -> tuple[str, ...]:
    """A card for each seat (GE-2.1); of two players the second sits opposite the first (GE-20.3)."""
    cards = chance.shuffled(sorted(FACTIONS), "factions")
    if players == 2:
        opposite = CORNERS[(CORNERS.index(FACTIONS[cards[0]].corner) + 2) % 4]
        return cards[0], next(card.id for card in FACTIONS.values() if card.corner == opposite)
    return tuple(cards[:players])


def _first_corner(factions: tuple[str, ...]) -> str:
    return min(factions, key=lambda faction: CORNERS.index(FACTIONS[faction].corner))


def opening_rolls(chance: Chance, seats: tuple[Seat, ...]) -> Rolls:
    """Everybody rolls a die; those who tie for highest roll again, until one is highest (GE-3.1, GE-3.2)."""
    rounds: list[tuple[tuple[Seat, int], ...]] = []
    while len(seats) > 1:
        rolls = tuple((seat, 1 + chance.below(6, "order", len(rounds), seat)) for seat in seats)
        rounds.append(rolls)
        highest = max(roll for _, roll in rolls)
        seats = tuple(seat for seat, roll in rolls if roll == highest)
    return tuple(rounds)


def lay_out(options: Options, factions: tuple[str, ...], chance: Chance, rules: int = NEWEST_RULES) -> State:
    """The board as it is before the first turn: five fleets in each capital, and its flag (GE-2.2 to GE-2.5)."""
    numbers = NUMBERS.setup
    players = tuple(Player(faction, numbers.start_cash, numbers.start_pp, numbers.start_fleets) for faction in factions)
    fleets = {
        tile: Fleet(Seat(seat), faction, number)
        for seat, faction in enumerate(factions)
        for number, tile in enumerate(TILES_OF[FACTIONS[faction].capital][: numbers.start_fleets], 1)
    }
    deck = [card.id for card in MISSIONS.values() if card.min_players <= len(players)]  # GE-20.5
    return State(
        rules=rules,
        options=options,
        chance=chance,
        players=players,
        holders={player.home: Seat(seat) for seat, player in enumerate(players)},
        fleets=fleets,
        contracts={},
        unrest={},
        turn=Turn(0, 1, Seat(0), Seat(0), 0),
        hands=((),) * len(players),
        deck=tuple(chance.shuffled(deck, "deck")),
    )


def _with_means(state: State) -> State:
    """What some start with on top: the corner opposite the empty one (GE-20.2), and the later in turn order (GE-20)."""
    bonus = NUMBERS.players[len(state.players)].opposite_seat_bonus_cash
    corners = {FACTIONS[player.faction].corner for player in state.players}
    empty = next((corner for corner in CORNERS if corner not in corners), None)
    for place, seat in enumerate(state.order_of_play(state.turn.first)):
        corner = FACTIONS[state.players[seat].faction].corner
        is_opposite = empty is not None and CORNERS.index(corner) == (CORNERS.index(empty) + 2) % 4
        state = state.paid(seat, place * state.options.seat_compensation_step + (bonus if is_opposite else 0))
    return state
