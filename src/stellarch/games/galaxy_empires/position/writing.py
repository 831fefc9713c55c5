"""Writing a position, field by field."""

from stellarch.core import Seat
from stellarch.core.options import changed
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.position.signs import FACE_DOWN, FLAGGED, FORMAT, NOTHING, escaped
from stellarch.games.galaxy_empires.rules import versions
from stellarch.games.galaxy_empires.state import Errands, Promise, Proposal, State, Turn, War


def write_position(state: State) -> str:
    """The one text of a position, without its secrets."""
    fields = (
        f"{FORMAT}{state.rules}",
        "*".join(f"{name}.{_word(value)}" for name, value in sorted(changed(state.options).items())),
        ".".join(_player(state, seat) for seat in state.seats),
        "".join(str(state.holders.get(area, NOTHING)) for area in FLAGGED),
        ".".join("".join(_fleet(state, tile) for tile in state.fleets_of(seat)) or NOTHING for seat in state.seats),
        ".".join(_unrest(state, area) for area in sorted(state.unrest)),
        ".".join("-".join(str(card.number) for card in hand) or NOTHING for hand in state.hands),
        "-".join(discard.mission if discard.shown else FACE_DOWN for discard in state.discards),
        _turn(state.turn),
        f"{state.counts.wars}-{state.counts.rolls}-{state.counts.shuffles}",
        "*".join(map(_promise, state.promises)),
        _pending(state.pending),
        "" if state.ending is None else f"{state.ending.winner}.{state.ending.condition}",
    )
    return "~".join(field or NOTHING for field in fields)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _player(state: State, seat: Seat) -> str:
    player = state.players[seat]
    numbers = f"{player.cash}-{player.pp}-{player.built}-{player.drawn}-{player.out}"
    return f"{player.faction[0]}-{numbers}{'-c' if seat in state.conceding else ''}"


def _fleet(state: State, tile: str) -> str:
    mining = f"m{state.contracts[tile]}" if tile in state.contracts else ""
    return f"{tile}{_short(state.fleets[tile].name)}{mining}"


def _unrest(state: State, area: str) -> str:
    """By version 1 a capital in unrest is so for whoever holds it."""
    seats = sorted(state.unrest[area]) if versions.unrest_is_told_by_seat(state) else ()
    return "-".join([area, *map(str, seats)])


def _short(fleet: str) -> str:
    """The name of a fleet in three signs or so: helion-4 is h4."""
    faction, number = fleet.split("-")
    return faction[0] + number


def _turn(turn: Turn) -> str:
    text = f"{turn.number}-{turn.round}-{turn.seat}-{turn.first}-{turn.actions}-{turn.proposals}"
    if turn.open is None:
        return text
    under_way = turn.open
    used = "".join(f"-{_short(fleet)}" for fleet in under_way.used)
    return f"{text}.{under_way.kind[0]}-{under_way.left}-{under_way.wormhole}{used}"


def _promise(promise: Promise) -> str:
    left = "-".join(str(promise.left.get(seat, "x")) for seat in promise.parties)
    return f"{promise.parties[0]}{promise.parties[1]}{promise.fate[0]}{promise.turn}.{left}.{escaped(promise.clause)}"


def _pending(pending: War | Proposal | Errands | None) -> str:
    match pending:
        case War():
            return _war(pending)
        case Proposal(offer, counters):
            return f"offer.{offer.maker}.{offer.to}.{offer.turn}.{counters}"
        case Errands(returning, placing, fact):
            going = "-".join(errand.at + errand.way[0] for errand in returning) or NOTHING
            return f"fleets.{going}.{'-'.join(placing) or NOTHING}.{_cause(fact)}"
        case None:
            return ""


def _war(war: War) -> str:
    facts = (war.live, war.passage, war.asked, war.willing == war.attacker, war.willing == war.defender)
    marks = "".join(mark for mark, is_so in zip("lpaAD", facts, strict=True) if is_so)
    sides = f"{'-'.join(war.invaders)}.{'-'.join(war.defenders)}"
    strengths, rolls = (f"{one}-{other}" for one, other in (war.strength, war.rolls))
    return f"war.{war.attacker}.{war.defender}.{war.target}.{sides}.{strengths}.{rolls}.{marks or NOTHING}"


def _cause(fact: WarEnded | DealMade | None) -> str:
    match fact:
        case WarEnded(attacker, defender, area, outcome, strength, lost, cash, passage):
            numbers = f"{strength[0]}-{strength[1]}.{lost[0]}-{lost[1]}.{cash}.{int(passage)}"
            return f"war.{attacker}.{defender}.{area}.{outcome}.{numbers}"
        case DealMade(maker, to, terms, cost):
            return f"deal.{maker}.{to}.{cost}.{escaped(terms)}"
        case None:
            return "end"
