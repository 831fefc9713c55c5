"""What each number of a position, of the tables and of a move stands for.

Tiles are numbered by their labels in order (A1 is 0), areas as the data lists them, missions by card number from 0. A
seat that owns or holds something is written as seat + 1, so that 0 is nobody. A position is one row of numbers, so
copying it is all that a simulation needs.
"""

TILES, AREAS, SEATS, MISSIONS, CARDS = 79, 31, 4, 32, 2
"""How many there are; CARDS is the most in one hand."""
MOST_TILES = 5
"""The tiles of the largest area."""
NEIGHBOURS = 6
PLANETS = 4
INVADERS = 4
ERRANDS = 16

# A position.
FLEET = 0
"""[tile] whose fleet stands there, seat + 1."""
RANK = FLEET + TILES
"""[tile] the order in which fleets are lost: number * 4, and the place of its faction in the alphabet (GE-9.11)."""
CONTRACT = RANK + TILES
"""[tile] one more than the deliveries to come; 0 where nobody mines."""
HOLDER = CONTRACT + TILES
"""[area] whose flag is there, seat + 1."""
UNREST = HOLDER + AREAS
"""[area] the seats that have had no income since a war was fought there, as bits."""
KEEP_OUT = UNREST + AREAS
"""[seat, area] own turns for which a promise keeps the seat out."""
TRUCE = KEEP_OUT + SEATS * AREAS
"""[seat, other] own turns for which the seat may not touch the other."""
NO_DISRUPT = TRUCE + SEATS * SEATS
"""[seat, victim, planet] own turns for which it may not disrupt."""
PLAYERS = NO_DISRUPT + SEATS * SEATS * PLANETS
CASH = PLAYERS + 1
PP = CASH + SEATS
BUILT = PP + SEATS
DRAWN = BUILT + SEATS
OUT = DRAWN + SEATS
"""[seat] which player to go it was; 0 while it plays on."""
HELD = OUT + SEATS
"""[seat] how many territories it holds."""
HOME = HELD + SEATS
CORNER = HOME + SEATS
FACTION = CORNER + SEATS
"""[seat] the place of its faction in the alphabet."""
NEXT = FACTION + SEATS
"""[seat] who sits next, clockwise."""
PLACE = NEXT + SEATS
"""[seat] its place in the order of play, from who went first."""
WAR_COST = PLACE + SEATS
HOME_INCOME = WAR_COST + SEATS
PP_BONUS = HOME_INCOME + SEATS
DELIVERY = PP_BONUS + SEATS
CARD = DELIVERY + SEATS
"""[seat, slot] a mission in hand, + 1."""
PROGRESS = CARD + SEATS * CARDS
NUMBER = PROGRESS + SEATS * CARDS
"""[seat, slot] the card's number in that hand."""
DECK = NUMBER + SEATS * CARDS
"""[place] the missions still to be drawn, the next one last."""
DECK_SIZE = DECK + MISSIONS
PILE = DECK_SIZE + 1
"""[place] the discarded missions, the oldest first; with SHOWN added where it lies face up."""
PILE_SIZE = PILE + MISSIONS
ROUND = PILE_SIZE + 1
TURN = ROUND + 1
"""The seat whose turn it is."""
TURN_NUMBER = TURN + 1
ACTIONS = TURN_NUMBER + 1
OPEN = ACTIONS + 1
"""The action under way: NOTHING_OPEN, OPEN_MOVE or OPEN_DEPLOY; one more fleet may be moved or deployed with it."""
USED = OPEN + 1
"""The tile of the fleet that has moved with it; -1 for none."""
WORMHOLE_USED = USED + 1
WINNER = WORMHOLE_USED + 1
"""Who has won, seat + 1."""
CONDITION = WINNER + 1
PENDING = CONDITION + 1
"""What holds up the turn: NO_PENDING, A_WAR or ON_ERRANDS."""
ASKED = PENDING + 1
ATTACKER = ASKED + 1
DEFENDER = ATTACKER + 1
TARGET = DEFENDER + 1
ATTACK, DEFENCE = TARGET + 1, TARGET + 2
"""With how many fleets the war began."""
PASSAGE = DEFENCE + 1
ATTACKERS_LEFT = PASSAGE + 1
ATTACKING = ATTACKERS_LEFT + 1
"""[place] the tiles of the invaders, the first to be lost first."""
DEFENDERS_LEFT = ATTACKING + INVADERS
DEFENDING = DEFENDERS_LEFT + 1
RETURNING = DEFENDING + MOST_TILES
"""How many fleets must go somewhere."""
RETURN_FROM = RETURNING + 1
"""[place] their tiles, with NEAREST added where it need not be home."""
PLACING = RETURN_FROM + ERRANDS
PLACE_FROM = PLACING + 1
"""[place] the tiles of the survivors that are not placed yet."""
FACT = PLACE_FROM + INVADERS
"""What the errands come of: OF_TURN, OF_WAR or OF_DEAL."""
OUTCOME = FACT + 1
LOST_ATTACKERS, LOST_DEFENDERS = OUTCOME + 1, OUTCOME + 2
# Options.
DOMINATION_LATER = LOST_DEFENDERS + 1
BOUNTY_LATER = DOMINATION_LATER + 1
ROUND_LIMIT = BOUNTY_LATER + 1
ANSWER = ROUND_LIMIT + 1
"""The defender's standing answer: ASK, NEVER or OUTNUMBERED."""
RULES = ANSWER + 1
"""The version of the rules."""
ROOM = RULES + 1
"""Room to list tiles in."""
ROOM_SIZE = 32
POSITION_SIZE = ROOM + ROOM_SIZE

SHOWN = 64
NEAREST = 128
NOTHING_OPEN, OPEN_MOVE, OPEN_DEPLOY = range(3)
NO_PENDING, A_WAR, ON_ERRANDS = range(3)
OF_TURN, OF_WAR, OF_DEAL = range(3)
WON, SURRENDERED, LOST, MUTUAL = range(4)
ASK, NEVER, OUTNUMBERED = range(3)
SURVIVAL, DOMINATION, BOUNTY, BY_ROUNDS = range(1, 5)

# Kinds of areas, in the order of the data's Kind.
CAPITAL, FRONTIER, STATION, CENTER, EYE_KIND, NEUTRAL, PLANET, BLACK_HOLE = range(8)
KINDS = 8

# Tables of a board.
AREA_OF = 0
"""[tile]"""
KIND_OF = AREA_OF + TILES
"""[area]"""
CORNER_OF = KIND_OF + AREAS
"""[area] its corner; -1 for none."""
CLOSED = CORNER_OF + AREAS
TERRITORY = CLOSED + AREAS
"""[area] whether it can be held, on this board."""
TILE_COUNT = TERRITORY + AREAS
TILES_OF = TILE_COUNT + AREAS
"""[area, place] its tiles, in order."""
NEAR = TILES_OF + AREAS * MOST_TILES
"""[tile, place] the tiles next to it that a fleet could stand on, in order; -1 after the last."""
RIM = NEAR + TILES * NEIGHBOURS
"""[area, tile] whether a fleet on the tile could step into the area."""
STEPS = RIM + AREAS * TILES
"""[tile, tile] tile steps from one to the other, for fleets that return (GE-R.17); -1 where there is no way."""
HOPS = STEPS + TILES * TILES
"""[tile, area] how many moves a fleet needs to get into the area, on an empty board; FAR where there is no way."""
PLANET_NUMBER = HOPS + TILES * AREAS
"""[area] which planet it is, from 0; -1 for none."""
OTHER_CENTER = PLANET_NUMBER + AREAS
"""[area] the political center at the other end of the wormhole; -1 for what is none."""
PREDICATE = OTHER_CENTER + AREAS
"""[mission]"""
IS_EVENT = PREDICATE + MISSIONS
COUNT = IS_EVENT + MISSIONS
BOUNTY_OF = COUNT + MISSIONS
POINTS_OF = BOUNTY_OF + MISSIONS
"""[mission] the political points it pays, where missions pay in both (GE-20)."""
KIND_WANTED = POINTS_OF + MISSIONS
"""[mission] the kind of area a state mission asks for; -1 for any."""
DETAIL = KIND_WANTED + MISSIONS
"""[mission] the kinds of areas or faces of the die that count, as bits."""
EYE = DETAIL + MISSIONS
"""The tile of the wormhole."""
TO_DOMINATE = EYE + 1
PLANET_AREA = TO_DOMINATE + 1
"""[planet]"""
INCOME_OF_KIND = PLANET_AREA + PLANETS
"""[kind] what it pays, in dollars; a home capital pays what its seat's number says."""
WEIGHTS = INCOME_OF_KIND + KINDS
"""[weight] what the policy reckons with, see `policy`."""
MOST_WEIGHTS = 48
WIN_ODDS = WEIGHTS + MOST_WEIGHTS
"""[attackers, defenders] the attacker's chance to win, in thousandths."""
ATTACKERS_KEPT = WIN_ODDS + (INVADERS + 1) * (MOST_TILES + 1)
"""[attackers, defenders] how many are left of them on average, in thousandths."""
DEFENDERS_KEPT = ATTACKERS_KEPT + (INVADERS + 1) * (MOST_TILES + 1)
HOLD_ODDS = DEFENDERS_KEPT + (INVADERS + 1) * (MOST_TILES + 1)
PROSPECTS = HOLD_ODDS + (INVADERS + 1) * (MOST_TILES + 1)
"""[phase, fact] what it adds to a seat's prospects, in millionths, see `value`."""
MOST_FACTS, PHASES = 16, 4
HORIZON = PROSPECTS + PHASES * MOST_FACTS
"""How many rounds a simulation lasts."""
NOISE = HORIZON + 1
"""Dollars of chance in the choices of a simulation."""
TABLES_SIZE = NOISE + 1
FAR = 99

# What missions ask for.
(
    HOLD_COUNT, HOLD_HOME_FRONTIERS, HOLD_FOREIGN_FRONTIER, FLEET_COUNT, FLEETS_IN_HOME, FLEETS_IN_DISTINCT,
    PP_AT_LEAST, MINING_CONTRACTS, CLAIMS_IN_ONE_TURN, CLAIM_FROM_OPPONENT, WORMHOLE_TRANSIT, DELIVERIES,
    CONTRACTS_COMPLETED, DISRUPTIONS, WON_AS_ATTACKER, WON_AS_DEFENDER, WON_OUTNUMBERED, WON_IN_KIND,
    SURRENDERS_RECEIVED, FLEETS_DESTROYED, TRADES, TRADES_DISTINCT, DEPLOYED_IN_ONE_TURN, PP_ROLL, CAPITALS_CAPTURED,
) = range(25)  # fmt: skip

# A move in one number: first | second << 8 | flag << 16 | kind << 20. MOVE: origin, target, and whether it begins a new
# action; DEPLOY: tile; INVADE: area, fleets, and whether it takes both actions; DISRUPT: area; DRAW: slot + 1 to give
# up; PLACE_AT, RETURN_TO: origin, tile.
SECOND, FLAG, KIND = 8, 16, 20
MOVE, DEPLOY, INVADE, DISRUPT, ROLL, DRAW, END, FIGHT, SURRENDER, PLACE_AT, RETURN_TO = range(11)
MOST_MOVES = 1024

# What a seat makes of a position before it decides, see `survey`.
WORTH = 0
"""[area] what it is worth to hold, in dollars."""
PRIZE = WORTH + AREAS
"""[area] what it is worth to get there: to claim it, to mine it, to be ready to attack it."""
MINE = PRIZE + AREAS
"""[area] own fleets there."""
THEIRS = MINE + AREAS
THREAT = THEIRS + AREAS
"""[area] the most fleets that any one opponent who is not held off by a truce has within two moves of it."""
NEAREST_MINE = THREAT + AREAS
"""[area] how many moves the nearest own fleet is away."""
REACH_OF = NEAREST_MINE + AREAS
"""[seat, area] its fleets within two moves."""
LEADS = REACH_OF + SEATS * AREAS
"""[seat] whether it is near a win."""
FLEETS = LEADS + SEATS
"""[seat] its fleets."""
BONUS = FLEETS + SEATS
"""[predicate] what one step towards the missions in hand that ask for it is worth."""
BONUS_KIND = BONUS + 25
"""[kind] the same, for holding an area of a kind, or (NEUTRAL) for a fleet in one."""
WAR_KINDS = BONUS_KIND + KINDS
"""The kinds of areas that a war must be won in for a mission, as bits."""
DANGER = WAR_KINDS + 1
"""[guards] how likely the home capital falls before the next own turn, by the fleets in it, in thousandths."""
SURVEY_SIZE = DANGER + MOST_TILES + 1

# What a search has found of each candidate, see `race`: sums over its simulations.
VISITS = 0
IS_OUT = 1
"""Whether it has fallen behind for good."""
CANDIDATE_SIZE = 2
CHANCE_SUM = 0
"""[seat] its chances to win."""
SHEET_SUM = CHANCE_SUM + SEATS
"""[row, seat] territories, fleets, political points, money."""
SHEET_ROWS = 4
BEHIND, BEHIND_SQUARED = SHEET_SUM + SHEET_ROWS * SEATS, SHEET_SUM + SHEET_ROWS * SEATS + 1
"""How far it was behind the first candidate, dealt the same."""
SUMS_SIZE = BEHIND_SQUARED + 1
MOST_CANDIDATES = 12

# Chance: a row of words.
RANDOM = 0
"""The state of the generator."""
QUICK = 1
"""Whether wars are fought by losses instead of by dice: the same odds, sooner."""
NEXT_DRAW, LAST_DRAW = 2, 3
"""Draws that are laid down come first: here they begin and end."""
DRAWS = 4
MOST_DRAWS = 4096
CHANCE_SIZE = DRAWS + MOST_DRAWS
