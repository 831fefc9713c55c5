"""How an exchange may be filled in: all that each side could give the other."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import cast

from stellarch.core import Amount, Amounts, Blank, Depending, Later, Pick, Seat, Template, Together, said
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.exchanges import MOST, may_give, may_give_flag, offers_left, points_left
from stellarch.games.space_wars.chapters.peace import BARS_IN_PEACE, OfferPeace, bars_offering_peace
from stellarch.games.space_wars.chapters.pledges import named, pledged_vote, votable
from stellarch.games.space_wars.chapters.promising import promisable
from stellarch.games.space_wars.chapters.treaties import bars_treaty
from stellarch.games.space_wars.rules.cargo import contents
from stellarch.games.space_wars.rules.control import shields_that_count
from stellarch.games.space_wars.rules.hold import lying
from stellarch.games.space_wars.rules.labels import FieldLabel, OrderLabel
from stellarch.games.space_wars.rules.versions import covers_payments, gives_units
from stellarch.games.space_wars.state import remembered
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty
from stellarch.games.space_wars.things import BALLOTS, CARGO, PAYMENTS, UNITS, WEAPON, label

Basket = dict[str, Amount]


def template(state: State, seat: Seat) -> Iterator[Template]:
    """An exchange with any other player, while the seat has offers left."""
    others = [other for other in state.living if other != seat]
    if not offers_left(state, seat) or not others:
        return
    yield Template(
        "make_offer",
        said(OrderLabel.MAKE_OFFER),
        Later(lambda: _exchange(state, seat, others)),
    )


def _exchange(state: State, seat: Seat, others: Sequence[Seat]) -> dict[str, Blank]:
    mine, my_sectors = _own(state, seat), _shunned(state, seat)
    gives = {str(other): _amounts_of(state, {**mine, **_for_other(state, seat, other)}) for other in others}
    asks = {
        str(other): _amounts_of(state, {**_own(state, other), **_from_other(state, other, seat), **my_sectors})
        for other in others
    }
    return {
        "player": Pick(tuple(map(int, others)), seats=True, label=said(FieldLabel.TO)),
        "gives": Depending("player", gives, label=said(FieldLabel.GIVES)),
        "asks": Depending("player", asks, label=said(FieldLabel.ASKS)),
    }


def peace_template(state: State, seat: Seat) -> Iterator[Template]:
    """Peace on terms with any enemy who has not been offered it yet (SW-D.13)."""
    enemies = [other for other in state.living if bars_offering_peace(state, seat, OfferPeace(other)) is None]
    if not enemies:
        return
    yield Template(
        "offer_peace",
        said(OrderLabel.PEACE_ON_TERMS),
        Later(lambda: _peace_terms(state, seat, enemies)),
    )


def _peace_terms(state: State, seat: Seat, enemies: Sequence[Seat]) -> dict[str, Blank]:
    gives = {str(other): _amounts_of(state, {**_terms(state, seat), **_shunned(state, other)}) for other in enemies}
    asks = {str(other): _amounts_of(state, {**_terms(state, other), **_shunned(state, seat)}) for other in enemies}
    return {
        "player": Pick(tuple(map(int, enemies)), seats=True, label=said(FieldLabel.TO)),
        "gives": Depending("player", gives, label=said(FieldLabel.GIVES)),
        "asks": Depending("player", asks, label=said(FieldLabel.ASKS)),
        "turns": Amount(0, NUMBERS.peace_turns_most, label=said(FieldLabel.TURNS)),
    }


def _terms(state: State, seat: Seat) -> Basket:
    """What a player can give for peace: anything, wherever it is (SW-7.4.2)."""
    return {word: _amount(word, most) for word, most in _wherever(state, seat)}


def _wherever(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    yield "credits", min(MOST, state.empires[seat].credits)
    yield from _payments(state, seat)
    flags = {f"flag@{state.galaxy.name(at)}": 1 for at in state.sectors.owned_by(seat)}
    craft = {word: count for name in state.fleets.of(seat) for word, count in _craft_and_cargo(state, name).items()}
    for word, count in (flags | craft | (_units(state, seat) if gives_units(state) else {})).items():
        if may_give(state, seat, seat, word, count, BARS_IN_PEACE):
            yield word, count


def _units(state: State, seat: Seat) -> dict[str, int]:
    """Officers, and legions, fighters and pods aboard and on surfaces (SW-29.10)."""
    found = dict.fromkeys(state.officers.of(seat), 1)
    for craft_name in state.fleets.of(seat):
        hold = contents(state.fleets[craft_name])
        found |= {f"{piece}@{craft_name}": count for piece, count in hold.items() if piece in UNITS}
    for at in state.sectors.systems:
        here = state.galaxy.name(at)
        found |= {f"{piece}@{here}": count for piece in UNITS if (count := lying(state, seat, at, piece))}
    return found


def _craft_and_cargo(state: State, craft_name: str) -> dict[str, int]:
    craft = state.fleets[craft_name]
    cargo = {f"{piece}@{craft_name}": count for piece, count in contents(craft).items() if piece in CARGO}
    weapons = {f"{WEAPON}@{craft_name}": craft.weapons} if craft.weapons else {}
    return {craft_name: 1, **cargo, **weapons}


def _amounts_of(state: State, basket: Basket) -> Amounts:
    """One income pays all instalments (SW-30.1), and a player has one vote on each motion."""
    together = tuple(_one_vote_each(basket))
    payments = tuple(word for word in PAYMENTS if word in basket)
    if payments and covers_payments(state):
        together = (Together(payments, basket[payments[0]].most), *together)
    return Amounts(basket, together=together)


def _one_vote_each(basket: Basket) -> Iterator[Together]:
    votes = [word for word in basket if word.partition("@")[0] in BALLOTS]
    for motion in dict.fromkeys(word.partition("@")[2] for word in votes):
        yield Together(tuple(word for word in votes if word.endswith(f"@{motion}")), 1)


@lru_cache(maxsize=4096)
def _amount(word: str, most: int) -> Amount:
    return Amount(0, most, label=label(word))


def _own(state: State, seat: Seat) -> Basket:
    """What a player can give to anybody: found once, since everybody at the table may ask for it."""
    shields = shields_that_count(state)
    others = (state.sectors, state.fleets, state.empires[seat], state.happenings, state.phase, shields)
    goods = remembered(state.politics, f"basket of {seat}", others, lambda: dict(_amounts(_giveable(state, seat))))
    votes = dict(_amounts(_votes(state, seat)))
    return {**goods, **votes} if votes else goods


def _amounts(words: Iterator[tuple[str, int]]) -> Iterator[tuple[str, Amount]]:
    return ((word, _amount(word, most)) for word, most in words)


def _giveable(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    yield "credits", min(MOST, state.empires[seat].credits)
    if points := points_left(state, seat):
        yield "research", min(MOST, points)
    yield "permission", 1
    flags = (at for at in state.sectors.owned_by(seat) if may_give_flag(state, seat, at))
    yield from ((f"flag@{state.galaxy.name(at)}", 1) for at in flags)
    yield from _payments(state, seat)
    yield "no_war", NUMBERS.pledge_turns_most


def _payments(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    if most := promisable(state, seat, MOST):
        yield from ((payment, most) for payment in PAYMENTS)


def _votes(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    for motion in votable(state, seat):
        if pledged_vote(state, seat, motion) is None:
            yield from ((f"{value}@{named(motion)}", 1) for value in BALLOTS)


def _for_other(state: State, seat: Seat, other: Seat) -> Basket:
    """What a player can give this one alone; a treaty is the same from either side, and stands here."""
    treaties: Basket = {}
    if state.phase == "declaration":
        open_to_both = (each for each in TREATIES if bars_treaty(state, seat, other, cast(Treaty, each)) is None)
        treaties = {treaty: _amount(treaty, 1) for treaty in open_to_both}
    return {**treaties, **_from_other(state, seat, other), **_shunned(state, other)}


def _from_other(state: State, seat: Seat, other: Seat) -> Basket:
    carried = {word: _amount(word, most) for word, most in goods(state, seat, other)}
    pledges = (pledge for pledge in state.politics.pledges if (pledge.by, pledge.to) == (other, seat))
    return {**carried, **{word: _amount(word, 1) for word in (f"release@{pledge.number}" for pledge in pledges)}}


def _shunned(state: State, owner: Seat) -> Basket:
    """Sectors that others may promise to keep out of."""
    return remembered(state.sectors, f"shunned of {owner}", (), lambda: _kept_out_of(state, owner))


def _kept_out_of(state: State, owner: Seat) -> Basket:
    sectors = map(state.galaxy.name, state.sectors.owned_by(owner))
    return {word: _amount(word, NUMBERS.pledge_turns_most) for word in (f"keep_out@{name}" for name in sectors)}


def goods(state: State, seat: Seat, other: Seat) -> Iterator[tuple[str, int]]:
    """Craft in the other's sectors, and what they carry (SW-4.2.6)."""
    for craft_name in state.fleets.of(seat):
        craft = state.fleets[craft_name]
        if state.sectors[craft.at].owner != other:
            continue
        hold = contents(craft)
        small = {f"{piece}@{craft_name}": count for piece, count in hold.items() if piece in SMALL}
        possible = _craft_and_cargo(state, craft_name) | small
        yield from ((word, count) for word, count in possible.items() if may_give(state, seat, other, word, count))
