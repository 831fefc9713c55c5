"""Positions as text: one line, complete but for secrets, canonical, safe in a link. To this game what FEN is to chess.

    ge2~-~c-950-5-5-1-0.v-1200-3-6-0-0~0-1-0...~B1c1C2c2.J9v4J5v3m2~-~1.-~M04-u~7-4-0-1-2-0~1-3-0~-~-~-

Seats are counted from 0, as in orders. A faction is its first letter, a fleet that letter and its number. Thirteen
fields, joined by ~ ; where there is nothing to say stands a hyphen:
 1  ge and the version of the rules the game is played by
 2  the options that are not as usual: war_mode.live*round_limit.20
 3  for each seat faction-money-PP-newest fleet-cards drawn so far-out, joined by dots; out is which player to go this
    was, or 0; -c after it is said of a player who leaves as soon as the war or deal is over
 4  the flags: the seat that holds each territory, or a hyphen, in the order of the map
 5  the fleets each seat commands: tile, fleet, and for a miner m and the deliveries to come
 6  the capitals in unrest, joined by dots, each with the seats that have had no income since: cap_nw-0-2
 7  the numbers of the mission cards in each hand
 8  the discard pile, the oldest first; u is a card that lies face down
 9  the turn: its number-round-seat-who went first-actions left-proposals made; then, after a dot, the action under
    way: m or d (moving, deploying)-fleets left-through the wormhole-the fleets that have moved
10  how many wars-rolls-shuffles there were
11  promises, joined by * : the parties, what became of it (r running, k kept, b broken, v void) and the turn it was
    made in; the turns left for each party (x: not bound); the clause
12  what is under way:
    war.attacker.defender.territory.invaders.defenders.strengths.rolls.marks, of which l is live, p by the passage,
      a the defender is asked, A or D the attacker or the defender would have it simulated;
    offer.maker.to.turn.counters;
    fleets.returning.placing.cause: tiles of fleets that go home (h) or to the nearest ground (n), of survivors to
      place, and what it comes of: end (of the turn), deal.maker.to.cost.terms
      or war.attacker.defender.territory.outcome.strengths.losses.money.passage
13  the winner and how the game was won: 1.bounty
Clauses and terms are in their short form; a sign that does not belong in a link is -XX, its code.

Not in it: missions in hand and their progress, the deck, face-down discards, offers and the terms of a proposal. To
play on from a position, cards are dealt afresh from a seed, and terms are a small gift.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, get_args

import msgspec

from stellarch.core import BadNotation, BadOptions, Chance, Illegal, Seat, StellarchError, Text, parse_options
from stellarch.core.options import changed
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MISSIONS, NUMBERS, Condition, Kind
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES, is_territory, kind_of
from stellarch.games.galaxy_empires.offers import Basket, Clause, Terms, read_terms
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import promises, versions
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.flow import proceed
from stellarch.games.galaxy_empires.rules.trade import check_form
from stellarch.games.galaxy_empires.rules.war import may_surrender
from stellarch.games.galaxy_empires.rules.winning import settle
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

FORMAT = "ge"
LONGEST = 100_000
_FIELDS = 13
_LETTERS: Mapping[str, str] = {faction[0]: faction for faction in FACTIONS}
_FLAGGED = tuple(area for area in AREAS if is_territory(area))
_NOTHING = "-"
_FACE_DOWN = "u"
_FATES: Mapping[str, Literal["running", "kept", "broken", "void"]] = {
    "r": "running",
    "k": "kept",
    "b": "broken",
    "v": "void",
}
_WAYS: Mapping[str, Literal["home", "nearest"]] = {"h": "home", "n": "nearest"}
_KINDS: Mapping[str, Literal["move", "deploy"]] = {"m": "move", "d": "deploy"}
_GIFT = Terms(give=Basket(cash=NUMBERS.trade.cash_step))
"""What stands for terms that are secret."""

assert len(_LETTERS) == len(FACTIONS), "each faction has a first letter of its own"


# Writing


def write_position(state: State) -> str:
    """The one text of a position, without its secrets."""
    fields = (
        f"{FORMAT}{state.rules}",
        "*".join(f"{name}.{_word(value)}" for name, value in sorted(changed(state.options).items())),
        ".".join(_player(state, seat) for seat in state.seats),
        "".join(str(state.holders.get(area, _NOTHING)) for area in _FLAGGED),
        ".".join("".join(_fleet(state, tile) for tile in state.fleets_of(seat)) or _NOTHING for seat in state.seats),
        ".".join(_unrest(state, area) for area in sorted(state.unrest)),
        ".".join("-".join(str(card.number) for card in hand) or _NOTHING for hand in state.hands),
        "-".join(discard.mission if discard.shown else _FACE_DOWN for discard in state.discards),
        _turn(state.turn),
        f"{state.counts.wars}-{state.counts.rolls}-{state.counts.shuffles}",
        "*".join(map(_promise, state.promises)),
        _pending(state.pending),
        "" if state.ending is None else f"{state.ending.winner}.{state.ending.condition}",
    )
    return "~".join(field or _NOTHING for field in fields)


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
    return f"{promise.parties[0]}{promise.parties[1]}{promise.fate[0]}{promise.turn}.{left}.{_escaped(promise.clause)}"


def _escaped(words: Clause | Terms) -> str:
    return re.sub(r"[^A-Za-z0-9_.]", lambda sign: f"-{ord(sign[0]):02X}", str(words))


def _pending(pending: War | Proposal | Errands | None) -> str:
    match pending:
        case War():
            return _war(pending)
        case Proposal(offer, counters):
            return f"offer.{offer.maker}.{offer.to}.{offer.turn}.{counters}"
        case Errands(returning, placing, fact):
            going = "-".join(errand.at + errand.way[0] for errand in returning) or _NOTHING
            return f"fleets.{going}.{'-'.join(placing) or _NOTHING}.{_cause(fact)}"
        case None:
            return ""


def _war(war: War) -> str:
    facts = (war.live, war.passage, war.asked, war.willing == war.attacker, war.willing == war.defender)
    marks = "".join(mark for mark, is_so in zip("lpaAD", facts, strict=True) if is_so)
    sides = f"{'-'.join(war.invaders)}.{'-'.join(war.defenders)}"
    strengths, rolls = (f"{one}-{other}" for one, other in (war.strength, war.rolls))
    return f"war.{war.attacker}.{war.defender}.{war.target}.{sides}.{strengths}.{rolls}.{marks or _NOTHING}"


def _cause(fact: WarEnded | DealMade | None) -> str:
    match fact:
        case WarEnded(attacker, defender, area, outcome, strength, lost, cash, passage):
            numbers = f"{strength[0]}-{strength[1]}.{lost[0]}-{lost[1]}.{cash}.{int(passage)}"
            return f"war.{attacker}.{defender}.{area}.{outcome}.{numbers}"
        case DealMade(maker, to, terms, cost):
            return f"deal.{maker}.{to}.{cost}.{_escaped(terms)}"
        case None:
            return "end"


# Reading


def read_position(text: str, seed: str = "") -> State:
    """The position with this text, the cards that nobody sees dealt afresh from the seed; raises BadNotation."""
    return _Reader(text).state(Chance(seed))


_AREA = r"[a-z_]{1,20}"
_TILE = r"[A-K][1-9]"
_SOME_TILES = rf"{_TILE}(?:-{_TILE})*"
_NUMBER = r"(?:0|[1-9][0-9]{0,5})"
_PAIR = rf"{_NUMBER}-{_NUMBER}"
_FLEET = rf"[{''.join(_LETTERS)}][1-9][0-9]{{0,3}}"


class _Reader:
    """Reads one text, field by field, and knows where each field begins."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadNotation(Text("The position is too long.", "La position est trop longue."), text[:60])
        self.text = text.strip()
        self.fields = self.text.split("~")
        self.rules = next((rules for rules in range(1, NEWEST_RULES + 1) if self.fields[0] == f"{FORMAT}{rules}"), 0)
        if not self.rules or len(self.fields) != _FIELDS:
            raise self._bad(
                0,
                f"A position has {_FIELDS} fields and begins with {FORMAT} and the version of the rules, "
                f"1 to {NEWEST_RULES}, as in {FORMAT}{NEWEST_RULES}~.",
                f"Une position a {_FIELDS} champs et commence par {FORMAT} et la version des règles, "
                f"1 à {NEWEST_RULES}, comme {FORMAT}{NEWEST_RULES}~.",
            )

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
        self._check(state)
        return state

    def _options(self) -> Options:
        try:
            return parse_options(Options, [choice.replace(".", "=", 1) for choice in self._parts(1, "*")])
        except BadOptions as fault:
            raise self._bad(1, fault.why.en, fault.why.fr) from None

    def _players(self) -> tuple[tuple[Player, ...], frozenset[Seat]]:
        form = rf"([{''.join(_LETTERS)}])-({_NUMBER})-({_NUMBER})-({_NUMBER})-({_NUMBER})-([0-3])(-c)?"
        found = [re.fullmatch(form, part) for part in self._parts(2, ".")]
        read = [player for player in found if player is not None]
        if len(read) < len(found) or not 2 <= len({player[1] for player in read}) == len(read):
            raise self._bad(
                2,
                "Give two to four factions, each once, as in c-950-5-5-1-0.",
                "Il faut deux à quatre factions, chacune une fois, comme c-950-5-5-1-0.",
            )
        players = tuple(Player(_LETTERS[player[1]], *map(int, player.groups()[1:6])) for player in read)
        return players, frozenset(Seat(seat) for seat, player in enumerate(read) if player[7])

    def _flags(self, players: int) -> dict[str, Seat]:
        flags = self._read(3, rf"[-0-{players - 1}]{{{len(_FLAGGED)}}}")[0]
        return {area: Seat(int(flag)) for area, flag in zip(_FLAGGED, flags, strict=True) if flag != _NOTHING}

    def _fleets(self, players: tuple[Player, ...]) -> tuple[dict[str, Fleet], dict[str, int]]:
        commands = self.fields[4].split(".")
        each = rf"({_TILE})({_FLEET})(?:m([0-{NUMBERS.mining.deliveries}]))?"
        if len(commands) != len(players) or not all(re.fullmatch(rf"-|(?:{each})+", fleets) for fleets in commands):
            raise self._bad(
                4,
                "List the fleets of each seat, joined by dots, as in B1c1J5c2m3.",
                "Il faut les flottes de chaque place, jointes par des points, comme B1c1J5c2m3.",
            )
        found = [(Seat(seat), *fleet) for seat, command in enumerate(commands) for fleet in re.findall(each, command)]
        fleets = {tile: Fleet(seat, _LETTERS[fleet[0]], int(fleet[1:])) for seat, tile, fleet, _ in found}
        newest = {player.faction: player.built for player in players}
        names = {fleet.name for fleet in fleets.values()}
        known = all(fleet.number <= newest.get(fleet.faction, 0) for fleet in fleets.values())
        if not known or not len(names) == len(fleets) == len(found):
            raise self._bad(
                4,
                "A fleet was never built, or stands twice.",
                "Une flotte n'a jamais été construite, ou figure deux fois.",
            )
        return fleets, {tile: int(deliveries) for _, tile, _, deliveries in found if deliveries}

    def _unrest(self, players: int) -> dict[str, frozenset[Seat]]:
        found: dict[str, frozenset[Seat]] = {}
        seats = "".join(f"(-{seat})?" for seat in range(players)) if self.rules > 1 else ""
        for part in self._parts(5, "."):
            read = re.fullmatch(rf"({_AREA}){seats}", part)
            if read is None or read[1] not in AREAS or AREAS[read[1]].kind is not Kind.CAPITAL:
                raise self._bad(5, "Only a capital is in unrest.", "Seule une capitale est en émoi.")
            unpaid = read.groups()[1:] if self.rules > 1 else (True,) * players
            found[read[1]] = frozenset(Seat(seat) for seat, is_so in enumerate(unpaid) if is_so)
            if not found[read[1]]:
                raise self._bad(5, "Give the seats, as in cap_nw-0-2.", "Il faut dire pour qui, comme cap_nw-0-2.")
        return found

    def _cards(
        self, players: tuple[Player, ...], chance: Chance
    ) -> tuple[tuple[tuple[Card, ...], ...], tuple[Discard, ...], tuple[str, ...]]:
        """Hands, discard pile and deck: what nobody sees is dealt afresh."""
        numbers = self._hands(players)
        pile = self._parts(7, "-")
        unseen = [card.id for card in MISSIONS.values() if card.min_players <= len(players)]
        for card in pile:
            if card != _FACE_DOWN and card not in unseen:
                raise self._bad(7, f"{card} is no card that can lie there.", f"{card} ne peut pas s'y trouver.")
            if card != _FACE_DOWN:
                unseen.remove(card)
        if sum(map(len, numbers)) + pile.count(_FACE_DOWN) > len(unseen):
            raise self._bad(7, "There are not so many cards.", "Il n'y a pas tant de cartes.")
        dealt = iter(chance.shuffled(unseen, "unseen"))
        hands = tuple(tuple(Card(number, next(dealt)) for number in hand) for hand in numbers)
        discards = tuple(
            Discard(next(dealt), shown=False) if card == _FACE_DOWN else Discard(card, shown=True) for card in pile
        )
        return hands, discards, tuple(dealt)

    def _hands(self, players: tuple[Player, ...]) -> list[list[int]]:
        hands = self.fields[6].split(".")
        if len(hands) != len(players) or not all(re.fullmatch(rf"-|{_NUMBER}(?:-{_NUMBER})?", hand) for hand in hands):
            raise self._bad(
                6,
                "Give the numbers of at most two cards for each seat, as in 1-3.-",
                "Il faut les numéros d'au plus deux cartes pour chaque place, comme 1-3.-",
            )
        numbers = [[] if hand == _NOTHING else [int(card) for card in hand.split("-")] for hand in hands]
        for hand, player in zip(numbers, players, strict=True):
            if hand != sorted(set(hand)) or not all(1 <= card <= player.drawn for card in hand):
                raise self._bad(6, "A card was never drawn.", "Une carte n'a jamais été tirée.")
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
            begun = OpenAction(_KINDS[read[7]], int(read[8]), used, int(read[9]))
        return Turn(number, round_, Seat(who), Seat(first), actions, begun, proposals)

    def _promises(self) -> tuple[Promise, ...]:
        form = re.compile(rf"([0-3])([0-3])([rkbv])({_NUMBER})\.([0-9]|x)-([0-9]|x)\.(.+)")
        found = [form.fullmatch(part) for part in self._parts(10, "*")]
        return tuple(self._promise(read) for read in found)

    def _promise(self, read: re.Match[str] | None) -> Promise:
        if read is None:
            raise self._bad(
                10, "A promise is written like 01r12.3-2.truce.3.", "Une promesse s'écrit comme 01r12.3-2.truce.3."
            )
        parties = Seat(int(read[1])), Seat(int(read[2]))
        left = {seat: int(turns) for seat, turns in zip(parties, (read[5], read[6]), strict=True) if turns != "x"}
        terms = self._terms(10, f"-2D-3A-2D-3A{read[7]}")
        if len(terms.clauses) != 1:
            raise self._bad(10, "A promise is one clause.", "Une promesse est une clause.")
        return Promise(parties, terms.clauses[0], int(read[4]), left, _FATES[read[3]])

    def _terms(self, field: int, escaped: str) -> Terms:
        plain = re.sub(r"-([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), escaped)
        try:
            terms = read_terms(plain)
        except BadNotation:
            terms = Terms()
        if terms.is_empty or _escaped(terms) != escaped:
            raise self._bad(
                field, "A clause or deal is not written so.", "Une clause ou un marché ne s'écrit pas ainsi."
            )
        return terms

    def _pending(self) -> War | Proposal | Errands | None:
        if self.fields[11] == _NOTHING:
            return None
        word = self.fields[11].split(".")[0]
        if word not in _UNDER_WAY:
            raise self._bad(
                11,
                "War, offer or fleets are under way, or nothing.",
                "Guerre, offre ou flottes sont en cours, ou rien.",
            )
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
        return Proposal(Offer(f"{maker}-{to}-1", maker, to, _GIFT, int(read[3])), int(read[4]))

    def _errands(self) -> Errands:
        going = rf"{_TILE}[hn](?:-{_TILE}[hn])*"
        read = self._read(11, rf"fleets\.(-|{going})\.(-|{_SOME_TILES})\.(.+)")
        returning = tuple(Errand(tile, _WAYS[way]) for tile, way in re.findall(rf"({_TILE})([hn])", read[1]))
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
        raise self._bad(11, "Fleets move after end, war or deal.", "Des flottes bougent après end, war ou deal.")

    def _ending(self) -> Ending | None:
        read = self._read(12, rf"-|([0-3])\.({'|'.join(get_args(Condition))})")
        return Ending(Seat(int(read[1])), read[2]) if read[1] else None  # type: ignore[arg-type]

    # A position that no game could come to is refused, before somebody tries to play it

    def _check(self, state: State) -> None:
        self._check_players(state)
        self._check_board(state)
        self._check_turn(state)
        for promise in state.promises:
            self._check_promise(state, promise)
        if state.ending is not None:
            self._check_ending(state)
            return
        self._check_pending(state)
        course = Course(state)
        if not isinstance(state.pending, Errands):
            settle(course)
        proceed(course)
        if course.state is not state:
            raise self._bad(11, "Nobody has a decision to make here.", "Personne n'a de décision à prendre ici.")

    def _check_players(self, state: State) -> None:
        gone = sorted(player.out for player in state.players if player.out)
        if gone != list(range(1, len(gone) + 1)) or (len(state.living) < 2 and not state.over):
            raise self._bad(2, "Two players still play, the others went one by one.", "Deux joueurs jouent encore.")
        if any(player.pp > NUMBERS.limits.pp_max for player in state.players):
            most = NUMBERS.limits.pp_max
            raise self._bad(2, f"Nobody has more than {most} PP.", f"Personne n'a plus de {most} PP.")
        for seat in state.seats:
            owns = state.territories(seat) or state.fleets_of(seat) or state.hands[seat] or seat in state.conceding
            if not state.players[seat].alive and owns:
                raise self._bad(2, f"Seat {seat} is out and has nothing.", f"La place {seat} est éliminée et n'a rien.")

    def _check_board(self, state: State) -> None:
        """All stands where it can: nothing on closed ground, miners on planets (GE-11.1), flags at home (GE-10.1)."""
        if any(state.galaxy.is_closed(area) for area in state.holders):
            raise self._bad(3, "A territory is closed.", "Un territoire est fermé.")
        for tile in state.fleets:
            on_planet = tile in TILES and kind_of(tile) is Kind.PLANET
            if tile not in TILES or state.galaxy.is_closed(AREA_OF[tile]) or on_planet != (tile in state.contracts):
                raise self._bad(4, f"No fleet can be so on {tile}.", f"Aucune flotte ne peut être ainsi sur {tile}.")
        for seat in state.seats:
            if len(state.contracts_of(seat)) > NUMBERS.limits.mining_fleets_per_player:
                raise self._bad(4, f"Seat {seat} has too many miners.", f"La place {seat} a trop de mineurs.")
        homeless = [seat for seat in state.living if state.holders.get(state.players[seat].home) != seat]
        if homeless and not isinstance(state.pending, Errands):
            raise self._bad(3, f"Seat {homeless[0]} lost its home.", f"La place {homeless[0]} a perdu sa capitale.")

    def _check_turn(self, state: State) -> None:
        turn, numbers = state.turn, NUMBERS.turn
        if not state.over and turn.seat not in state.living:
            raise self._bad(8, "The seat on turn is out of the game.", "La place au trait ne joue plus.")
        if turn.open is None:
            return
        most = numbers.fleets_per_move_action if turn.open.kind == "move" else numbers.fleets_per_deploy_action
        if turn.open.left >= most or turn.open.wormhole > numbers.wormhole_fleets_per_action:
            raise self._bad(8, "The action under way has not so much left.", "L'action en cours n'a pas tant à faire.")

    def _check_promise(self, state: State, promise: Promise) -> None:
        """The clause is one these two could agree on, and it binds whom it binds."""
        everybody = state.changed(players=tuple(msgspec.structs.replace(player, out=0) for player in state.players))
        self._check_terms(10, everybody, promise.parties, Terms(clauses=(promise.clause,)))
        course = Course(everybody)
        promises.agree(course, Offer("", *promise.parties, _GIFT, promise.turn), promise.clause)
        agreed = course.state.promises[-1]
        fits = all(promise.left.get(seat, 99) <= turns for seat, turns in agreed.left.items())
        runs = promise.fate == "running"
        if not fits or promise.left.keys() != agreed.left.keys() or (runs and not any(promise.left.values())):
            raise self._bad(10, "A promise does not bind so.", "Une promesse ne lie pas ainsi.")
        if runs and any(seat not in state.living for seat in promise.parties):
            raise self._bad(10, "A promise ends with either party.", "Une promesse finit avec l'une des parties.")

    def _check_terms(self, field: int, state: State, parties: tuple[Seat, Seat], terms: Terms) -> None:
        try:
            check_form(state, *parties, terms)
        except Illegal as fault:
            raise self._bad(field, fault.why.en, fault.why.fr) from None

    def _check_pending(self, state: State) -> None:
        pending = state.pending
        match pending:
            case War():
                self._require(_is_war(state, pending), "There can be no such war.", "Pas de telle guerre possible.")
            case Proposal(offer):
                self._check_terms(11, state, offer.parties, offer.terms)
            case Errands(_, _, fact):
                if isinstance(fact, DealMade):
                    self._check_terms(11, state, (fact.maker, fact.to), fact.terms)
                self._require(_are_errands(state, pending), "No fleets move so.", "Aucune flotte ne bouge ainsi.")
            case None:
                self._require(not state.conceding, "Nothing holds up who leaves.", "Rien ne retient qui part.")

    def _check_ending(self, state: State) -> None:
        assert state.ending is not None
        if state.ending.winner not in state.living or state.pending is not None or state.conceding:
            raise self._bad(12, "The game cannot have ended so.", "La partie ne peut pas avoir fini ainsi.")

    def _require(self, holds: bool, english: str, french: str) -> None:
        if not holds:
            raise self._bad(11, english, french)

    # Parts of fields

    def _parts(self, field: int, joint: str) -> list[str]:
        return [] if self.fields[field] == _NOTHING else self.fields[field].split(joint)

    def _read(self, field: int, form: str) -> re.Match[str]:
        read = re.fullmatch(form, self.fields[field])
        if read is None:
            raise self._bad(
                field,
                f"Field {field + 1} of the position is not written so.",
                f"Le champ {field + 1} de la position ne s'écrit pas ainsi.",
            )
        return read

    def _bad(self, field: int, english: str, french: str) -> StellarchError:
        place = sum(len(before) + 1 for before in self.fields[:field])
        return BadNotation(Text(english, french), self.text, min(place, len(self.text)))


_UNDER_WAY: Mapping[str, Callable[[_Reader], War | Proposal | Errands]] = {
    "war": _Reader._war,
    "offer": _Reader._proposal,
    "fleets": _Reader._errands,
}


def _full(fleet: str) -> str:
    return f"{_LETTERS[fleet[0]]}-{fleet[1:]}"


def _pair(text: str) -> tuple[int, int]:
    one, other = text.split("-")
    return int(one), int(other)


def _is_war(state: State, war: War) -> bool:
    """Whether this war can be under way: fleets of both sides, in their order, and a territory to fight for."""
    sides = ((war.attacker, war.invaders), (war.defender, war.defenders))
    return (
        war.attacker == state.turn.seat != war.defender
        and state.holders.get(war.target) == war.defender
        and all(_are_fleets_of(state, seat, tiles) and state.in_order(tiles) == tiles for seat, tiles in sides)
        and set(war.defenders) == set(state.fleets_in(war.target))
        and not set(war.invaders) & state.contracts.keys()
        and min(war.lost) >= 0
        and (not war.live or state.options.war_mode == "live")
        and war.live != war.asked
        and (not war.asked or may_surrender(state, war))
        and (war.willing is None or war.live)
    )


def _are_errands(state: State, errands: Errands) -> bool:
    """Whether these fleets can be on their way: each once, and survivors of a war that was fought for a territory."""
    fact = errands.fact
    tiles = tuple(errand.at for errand in errands.returning) + errands.placing
    if len(set(tiles)) < len(tiles) or not all(tile in state.fleets for tile in tiles):
        return False
    if not isinstance(fact, WarEnded):
        return not errands.placing
    parties = {fact.attacker, fact.defender}
    is_fought = fact.area in state.galaxy.territories and len(parties) == 2 and parties <= set(state.living)
    return is_fought and _are_fleets_of(state, fact.attacker, errands.placing)


def _are_fleets_of(state: State, seat: Seat, tiles: tuple[str, ...]) -> bool:
    standing: Iterator[Fleet | None] = (state.fleets.get(tile) for tile in tiles)
    return len(set(tiles)) == len(tiles) and all(fleet is not None and fleet.owner == seat for fleet in standing)
