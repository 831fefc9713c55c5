"""GE-2 and GE-3: cards, fleets, and who goes first. With GE-20 (two and three players)."""

from msgspec.structs import replace

from stellarch.core import Chance, Seat, Step
from stellarch.games.galaxy_empires import refusals
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
    factions = dealt_factions(options, players, chance)
    state = lay_out(options, factions, chance, rules)
    rolls = opening_rolls(chance, state.order_of_play(Seat(factions.index(_first_corner(factions)))))
    first = max(rolls[-1], key=lambda roll: roll[1])[0]
    state = _with_means(state.with_turn(seat=first, first=first))
    course = Course(state)
    course.tell(GameStarted(factions, rolls, first))
    course.unsettled()
    turn.begin(course, first, 1)
    proceed(course)
    return course.step


def settled(options: Options, players: int, seed: str) -> Options:
    """Options with the faction of every seat in them, as this seed deals those that were not chosen."""
    factions = dealt_factions(options, players, Chance(seed))
    return replace(options, **{f"faction_{seat}": faction for seat, faction in enumerate(factions, 1)})


def dealt_factions(options: Options, players: int, chance: Chance) -> tuple[str, ...]:
    """A card for each seat: the one it chose (GE-20.7), or one that is drawn (GE-2.1, GE-20.3)."""
    chosen = _chosen_factions(options, players)
    cards = chance.shuffled(sorted(FACTIONS), "factions")
    if players == 2:
        first = chosen[0] or (opposite(chosen[1]) if chosen[1] else cards[0])
        return first, opposite(first)
    left = (card for card in cards if card not in chosen)
    return tuple(card or next(left) for card in chosen)


def _chosen_factions(options: Options, players: int) -> tuple[str | None, ...]:
    """What the seats chose; BadOptions where it does not go together."""
    chosen, beyond = options.factions[:players], options.factions[players:]
    for seat, card in enumerate(beyond, players + 1):
        if card is not None:
            raise refusals.NoSeatForFaction(seat).impossible(f"faction_{seat}")
    for seat, card in enumerate(chosen, 1):
        if card is not None and card in chosen[: seat - 1]:
            raise refusals.FactionTaken(card).impossible(f"faction_{seat}")
    if players == 2 and chosen[0] and chosen[1] and chosen[1] != opposite(chosen[0]):
        raise refusals.NotOpposite(chosen[0], opposite(chosen[0])).impossible("faction_2")
    return chosen


def opposite(faction: str) -> str:
    """The faction in the corner across the board."""
    corner = CORNERS[(CORNERS.index(FACTIONS[faction].corner) + 2) % len(CORNERS)]
    return next(card.id for card in FACTIONS.values() if card.corner == corner)


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
