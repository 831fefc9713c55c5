"""Reading a position, field by field."""

import re
from collections.abc import Callable, Mapping
from typing import get_args

from stellarch.core import BadNotation, BadOptions, Chance, Sayable, Seat, StellarchError, parse_options
from stellarch.games.galaxy_empires.data import AREAS, MISSIONS, NUMBERS, Condition, Kind
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.offers import Terms, read_terms
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.position.faults import NotAPosition, NotThatCard, NotThatField, PositionFault
from stellarch.games.galaxy_empires.position.reachable import check
from stellarch.games.galaxy_empires.position.signs import (
    FACE_DOWN,
    FATES,
    FIELDS,
    FLAGGED,
    FORMAT,
    GIFT,
    KINDS,
    LETTERS,
    LONGEST,
    NOTHING,
    WAYS,
    escaped,
)
from stellarch.games.galaxy_empires.state import (
    NEWEST_RULES,
    Card,
    Counts,
    Discard,
    Ending,
    Errand,
    Errands,
    Fleet,
    Offer,
    OpenAction,
    Player,
    Promise,
    Proposal,
    State,
    Turn,
    War,
)

_AREA = r"[a-z_]{1,20}"
_TILE = r"[A-K][1-9]"
_SOME_TILES = rf"{_TILE}(?:-{_TILE})*"
_NUMBER = r"(?:0|[1-9][0-9]{0,5})"
_PAIR = rf"{_NUMBER}-{_NUMBER}"
_FLEET = rf"[{''.join(LETTERS)}][1-9][0-9]{{0,3}}"


class Reader:
    """Reads one text, field by field, and knows where each field begins."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadNotation(PositionFault.TOO_LONG, text[:60])
        self.text = text.strip()
        self.fields = self.text.split("~")
        self.rules = next((rules for rules in range(1, NEWEST_RULES + 1) if self.fields[0] == f"{FORMAT}{rules}"), 0)
        if not self.rules or len(self.fields) != FIELDS:
            raise self._bad(0, NotAPosition(FIELDS, FORMAT, NEWEST_RULES))

    def state(self, chance: Chance) -> State:
        players, conceding = self._players()
        fleets, contracts = self._fleets(players)
        hands, discards, deck = self._cards(players, chance)
        state = State(
            rules=self.rules,
            options=self._options(),
            chance=chance,
            players=players,
            holders=self._flags(len(players)),
            fleets=fleets,
            contracts=contracts,
            unrest=self._unrest(len(players)),
            turn=self._turn(len(players)),
            hands=hands,
            deck=deck,
            discards=discards,
            promises=self._promises(),
            counts=Counts(*map(int, self._read(9, rf"{_NUMBER}-{_NUMBER}-{_NUMBER}")[0].split("-"))),
            conceding=conceding,
            pending=self._pending(),
            ending=self._ending(),
        )
        check(state, self._bad)
        return state

    def _options(self) -> Options:
        try:
            return parse_options(Options, [choice.replace(".", "=", 1) for choice in self._parts(1, "*")])
        except BadOptions as fault:
            raise self._bad(1, fault.why) from None

    def _players(self) -> tuple[tuple[Player, ...], frozenset[Seat]]:
        form = rf"([{''.join(LETTERS)}])-({_NUMBER})-({_NUMBER})-({_NUMBER})-({_NUMBER})-([0-3])(-c)?"
        found = [re.fullmatch(form, part) for part in self._parts(2, ".")]
        read = [player for player in found if player is not None]
        if len(read) < len(found) or not 2 <= len({player[1] for player in read}) == len(read):
            raise self._bad(2, PositionFault.FACTIONS)
        players = tuple(Player(LETTERS[player[1]], *map(int, player.groups()[1:6])) for player in read)
        return players, frozenset(Seat(seat) for seat, player in enumerate(read) if player[7])

    def _flags(self, players: int) -> dict[str, Seat]:
        flags = self._read(3, rf"[-0-{players - 1}]{{{len(FLAGGED)}}}")[0]
        return {area: Seat(int(flag)) for area, flag in zip(FLAGGED, flags, strict=True) if flag != NOTHING}

    def _fleets(self, players: tuple[Player, ...]) -> tuple[dict[str, Fleet], dict[str, int]]:
        commands = self.fields[4].split(".")
        each = rf"({_TILE})({_FLEET})(?:m([0-{NUMBERS.mining.deliveries}]))?"
        if len(commands) != len(players) or not all(re.fullmatch(rf"-|(?:{each})+", fleets) for fleets in commands):
            raise self._bad(4, PositionFault.FLEETS)
        found = [(Seat(seat), *fleet) for seat, command in enumerate(commands) for fleet in re.findall(each, command)]
        fleets = {tile: Fleet(seat, LETTERS[fleet[0]], int(fleet[1:])) for seat, tile, fleet, _ in found}
        newest = {player.faction: player.built for player in players}
        names = {fleet.name for fleet in fleets.values()}
        known = all(fleet.number <= newest.get(fleet.faction, 0) for fleet in fleets.values())
        if not known or not len(names) == len(fleets) == len(found):
            raise self._bad(4, PositionFault.FLEET_NEVER_BUILT)
        return fleets, {tile: int(deliveries) for _, tile, _, deliveries in found if deliveries}

    def _unrest(self, players: int) -> dict[str, frozenset[Seat]]:
        found: dict[str, frozenset[Seat]] = {}
        seats = "".join(f"(-{seat})?" for seat in range(players)) if self.rules > 1 else ""
        for part in self._parts(5, "."):
            read = re.fullmatch(rf"({_AREA}){seats}", part)
            if read is None or read[1] not in AREAS or AREAS[read[1]].kind is not Kind.CAPITAL:
                raise self._bad(5, PositionFault.UNREST)
            unpaid = read.groups()[1:] if self.rules > 1 else (True,) * players
            found[read[1]] = frozenset(Seat(seat) for seat, is_so in enumerate(unpaid) if is_so)
            if not found[read[1]]:
                raise self._bad(5, PositionFault.UNREST_SEATS)
        return found

    def _cards(
        self, players: tuple[Player, ...], chance: Chance
    ) -> tuple[tuple[tuple[Card, ...], ...], tuple[Discard, ...], tuple[str, ...]]:
        """Hands, discard pile and deck: what nobody sees is dealt afresh."""
        numbers = self._hands(players)
        pile = self._parts(7, "-")
        unseen = [card.id for card in MISSIONS.values() if card.min_players <= len(players)]
        for card in pile:
            if card != FACE_DOWN and card not in unseen:
                raise self._bad(7, NotThatCard(card))
            if card != FACE_DOWN:
                unseen.remove(card)
        if sum(map(len, numbers)) + pile.count(FACE_DOWN) > len(unseen):
            raise self._bad(7, PositionFault.TOO_FEW_CARDS)
        dealt = iter(chance.shuffled(unseen, "unseen"))
        hands = tuple(tuple(Card(number, next(dealt)) for number in hand) for hand in numbers)
        discards = tuple(
            Discard(next(dealt), shown=False) if card == FACE_DOWN else Discard(card, shown=True) for card in pile
        )
        return hands, discards, tuple(dealt)

    def _hands(self, players: tuple[Player, ...]) -> list[list[int]]:
        hands = self.fields[6].split(".")
        if len(hands) != len(players) or not all(re.fullmatch(rf"-|{_NUMBER}(?:-{_NUMBER})?", hand) for hand in hands):
            raise self._bad(6, PositionFault.HANDS)
        numbers = [[] if hand == NOTHING else [int(card) for card in hand.split("-")] for hand in hands]
        for hand, player in zip(numbers, players, strict=True):
            if hand != sorted(set(hand)) or not all(1 <= card <= player.drawn for card in hand):
                raise self._bad(6, PositionFault.CARD_NEVER_DRAWN)
        return numbers

    def _turn(self, players: int) -> Turn:
        seat = rf"([0-{players - 1}])"
        under_way = rf"\.([md])-([1-9])-({_NUMBER})((?:-{_FLEET})*)"
        most = NUMBERS.turn.actions
        read = self._read(8, rf"({_NUMBER})-({_NUMBER})-{seat}-{seat}-([0-{most}])-({_NUMBER})(?:{under_way})?")
        number, round_, who, first, actions, proposals = map(int, read.groups()[:6])
        begun = None
        if read[7]:
            used = tuple(_full(fleet) for fleet in read[10].split("-")[1:])
            begun = OpenAction(KINDS[read[7]], int(read[8]), used, int(read[9]))
        return Turn(number, round_, Seat(who), Seat(first), actions, begun, proposals)

    def _promises(self) -> tuple[Promise, ...]:
        form = re.compile(rf"([0-3])([0-3])([rkbv])({_NUMBER})\.([0-9]|x)-([0-9]|x)\.(.+)")
        found = [form.fullmatch(part) for part in self._parts(10, "*")]
        return tuple(self._promise(read) for read in found)

    def _promise(self, read: re.Match[str] | None) -> Promise:
        if read is None:
            raise self._bad(10, PositionFault.PROMISE)
        parties = Seat(int(read[1])), Seat(int(read[2]))
        left = {seat: int(turns) for seat, turns in zip(parties, (read[5], read[6]), strict=True) if turns != "x"}
        terms = self._terms(10, f"-2D-3A-2D-3A{read[7]}")
        if len(terms.clauses) != 1:
            raise self._bad(10, PositionFault.ONE_CLAUSE)
        return Promise(parties, terms.clauses[0], int(read[4]), left, FATES[read[3]])

    def _terms(self, field: int, written: str) -> Terms:
        plain = re.sub(r"-([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), written)
        try:
            terms = read_terms(plain)
        except BadNotation:
            terms = Terms()
        if terms.is_empty or escaped(terms) != written:
            raise self._bad(field, PositionFault.TERMS)
        return terms

    def _pending(self) -> War | Proposal | Errands | None:
        if self.fields[11] == NOTHING:
            return None
        word = self.fields[11].split(".")[0]
        if word not in _UNDER_WAY:
            raise self._bad(11, PositionFault.UNDER_WAY)
        return _UNDER_WAY[word](self)

    def _war(self) -> War:
        read = self._read(
            11,
            rf"war\.([0-3])\.([0-3])\.({_AREA})\.({_SOME_TILES})\.({_SOME_TILES})\.({_PAIR})\.({_PAIR})\.(-|l?p?a?[AD]?)",
        )
        attacker, defender = Seat(int(read[1])), Seat(int(read[2]))
        return War(
            attacker=attacker,
            defender=defender,
            target=read[3],
            invaders=tuple(read[4].split("-")),
            defenders=tuple(read[5].split("-")),
            strength=_pair(read[6]),
            live="l" in read[8],
            passage="p" in read[8],
            rolls=_pair(read[7]),
            asked="a" in read[8],
            willing=attacker if "A" in read[8] else defender if "D" in read[8] else None,
        )

    def _proposal(self) -> Proposal:
        read = self._read(11, rf"offer\.([0-3])\.([0-3])\.({_NUMBER})\.([0-{NUMBERS.trade.max_counters}])")
        maker, to = Seat(int(read[1])), Seat(int(read[2]))
        return Proposal(Offer(f"{maker}-{to}-1", maker, to, GIFT, int(read[3])), int(read[4]))

    def _errands(self) -> Errands:
        going = rf"{_TILE}[hn](?:-{_TILE}[hn])*"
        read = self._read(11, rf"fleets\.(-|{going})\.(-|{_SOME_TILES})\.(.+)")
        returning = tuple(Errand(tile, WAYS[way]) for tile, way in re.findall(rf"({_TILE})([hn])", read[1]))
        return Errands(returning, tuple(re.findall(_TILE, read[2])), self._cause(read[3]))

    def _cause(self, text: str) -> WarEnded | DealMade | None:
        if text == "end":
            return None
        outcome = "won|lost|mutual|surrendered"
        war = rf"([0-3])\.([0-3])\.({_AREA})\.({outcome})\.({_PAIR})\.({_PAIR})\.({_NUMBER})\.([01])"
        if read := re.fullmatch(rf"war\.{war}", text):
            who = Seat(int(read[1])), Seat(int(read[2]))
            return WarEnded(*who, read[3], read[4], _pair(read[5]), _pair(read[6]), int(read[7]), read[8] == "1")  # type: ignore[arg-type]
        if read := re.fullmatch(rf"deal\.([0-3])\.([0-3])\.({_NUMBER})\.(.+)", text):
            return DealMade(Seat(int(read[1])), Seat(int(read[2])), self._terms(11, read[4]), int(read[3]))
        raise self._bad(11, PositionFault.CAUSE)

    def _ending(self) -> Ending | None:
        read = self._read(12, rf"-|([0-3])\.({'|'.join(get_args(Condition))})")
        return Ending(Seat(int(read[1])), read[2]) if read[1] else None  # type: ignore[arg-type]

    # Parts of fields

    def _parts(self, field: int, joint: str) -> list[str]:
        return [] if self.fields[field] == NOTHING else self.fields[field].split(joint)

    def _read(self, field: int, form: str) -> re.Match[str]:
        read = re.fullmatch(form, self.fields[field])
        if read is None:
            raise self._bad(field, NotThatField(field + 1))
        return read

    def _bad(self, field: int, why: Sayable) -> StellarchError:
        place = sum(len(before) + 1 for before in self.fields[:field])
        return BadNotation(why, self.text, min(place, len(self.text)))


_UNDER_WAY: Mapping[str, Callable[[Reader], War | Proposal | Errands]] = {
    "war": Reader._war,
    "offer": Reader._proposal,
    "fleets": Reader._errands,
}


def _full(fleet: str) -> str:
    return f"{LETTERS[fleet[0]]}-{fleet[1:]}"


def _pair(text: str) -> tuple[int, int]:
    one, other = text.split("-")
    return int(one), int(other)
