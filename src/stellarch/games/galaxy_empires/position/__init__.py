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

from stellarch.core import Chance
from stellarch.games.galaxy_empires.position.reading import Reader
from stellarch.games.galaxy_empires.position.writing import write_position
from stellarch.games.galaxy_empires.state import State

__all__ = ["read_position", "write_position"]


def read_position(text: str, seed: str = "") -> State:
    """The position with this text, the cards that nobody sees dealt afresh from the seed; raises BadNotation."""
    return Reader(text).state(Chance(seed))
