"""What each word of the tables and of a position holds.

A system that can be taken has a bit, from 1 on, row by row; so its lines east, south-east and south-west run to higher
bits and the other three to lower ones. Homeworlds, wormholes and black holes need none: no ship ever takes them. That
leaves at most 61 bits on the largest valid board, and bits 0 and 63 free to stand for "nothing in the way".

A ship stands on a row of the tables: the number of its system's bit, or `HOME_ROW` and its seat on the homeworld.
"""

SYSTEMS = 61
"""The most systems that can be taken on one board: seven main tiles and three on each of four home tiles."""
HOME_ROW = 64
ROWS = 68
WIDTH_BITS = 6
WIDTH = 1 << WIDTH_BITS

# Tables of a board. Where a word is a mask, it is named after what its bits are.
KEEP = 0
"""[row, bit] what a ship on the row can still stop on once the bit is taken by a rival."""
RAY = KEEP + ROWS * WIDTH
"""[row, direction] the systems on a line, and the bit that stands for nothing in the way."""
REACH_ALONE = RAY + ROWS * 6
"""[seat, row] where a ship could stop on a board nobody has taken anything of but homeworlds."""
BESIDE = REACH_ALONE + 4 * ROWS
"""[row] the systems that share an edge with this one."""
ALL = BESIDE + ROWS
PLANETS = ALL + 1
"""[planets - 1] the stars with one, two, three planets."""
NEBULAE = PLANETS + 3
"""[colour] the nebulae."""
NEBULA_LESS = NEBULAE + 3
"""A number: n nebulae of a colour are worth 3 n less this, 2 in print-and-play and 1 in retail."""
RICH = NEBULA_LESS + 1
"""The stars with three planets, and the nebulae."""
WELL_OFF = RICH + 1
"""Those, and the stars with two planets."""
OPEN_BORDERS = WELL_OFF + 1
"""A number: 1 where a toll lets a ship pass."""
# The tables below serve the variants alone.
JUMP = OPEN_BORDERS + 1
"""[row] the systems a jump leads to."""
OPEN_LINES = JUMP + ROWS
"""[row] the systems on its lines, whatever is held on the way."""
CLOSE = OPEN_LINES + ROWS
"""[row] the systems on its lines that a damaged ship gets to."""
BETWEEN = CLOSE + ROWS
"""[row, bit] the systems a ship passes over on its line from the row to the bit."""
BEYOND = BETWEEN + ROWS * WIDTH
"""[row, bit] the bit, and the systems behind it on its line from the row."""
HOMES_BETWEEN = BEYOND + ROWS * WIDTH
"""[row, bit] the homeworlds it passes over, a bit for each seat."""
HOMEWARD = HOMES_BETWEEN + ROWS * WIDTH
"""[seat, row] how a damaged ship gets home: NO_WAY_HOME, or the sum of what follows."""
NO_WAY_HOME, HOME_BY_LINE, HOME_BY_JUMP = 0, 1, 2
HOME_PASSING = HOMEWARD + 4 * ROWS
"""[seat, row] the system it passes over on the way home."""
HOME_PASSING_HOME = HOME_PASSING + 4 * ROWS
"""[seat, row] the homeworld it passes over on the way home, a bit for each seat."""
TABLE_WORDS = HOME_PASSING_HOME + 4 * ROWS

FULL = (1 << 64) - 1

# A position. Four words for each seat, or sixteen for four seats of up to four ships.
REACH = 0
"""[seat, ship] where the ship could stop if it is free: lines up to the first rival, and jumps."""
SHIP = 16
"""[seat, ship] the row the ship stands on, times WIDTH: where its rows of KEEP begin."""
HELD = 32
"""[seat] the systems it has taken."""
STATIONS = 36
"""[seat] those it holds by a Trade Station."""
FREE = 40
"""The systems that can be taken: not taken, no asteroids."""
ACTIVE = 41
"""[seat] ships that have left home, and one more if any is at home: ships on one system are interchangeable."""
COLONIES = 45
"""[seat] a number: Colonies not placed."""
STATIONS_LEFT = 49
OUT = 53
"""A bit for each seat that takes no more turns."""
TURN = 54
BASIC_WORDS = 55
# What follows is for the variants alone.
HIDDEN = 55
"""The systems with a tile face down; they are free as well."""
ASTEROIDS = 56
DAMAGED = 57
"""A bit for each ship, seat * 4 + ship."""
REFUELING = 58
"""The ship of the seat on turn that may take one more step, counted from 1; 0 for none."""
RECEIVED = 59
"""[seat] a number: Colonies received in tolls."""
TURNED_UP = 63
"""[tile] the systems with such a tile face up."""
DECK = 69
"""[tile] a number: such tiles still face down or in the box."""
RESIGNED = 75
"""A bit for each seat that has resigned."""
OPEN_REACH = 76
"""[seat, ship] the free and taken systems on its lines up to the first asteroids."""
WORDS = 92

# Tiles, in the order of TURNED_UP and DECK.
THREE, TWO, CHROMATIC, ASTEROID, POST, FUEL = range(6)
TILES = 6
NO_TILE = 7

# A move in one number: system | ship << 8 | station << 12 | kind << 13.
SHIP_SHIFT, STATION_BIT, KIND_SHIFT = 8, 12, 13
FLY, FLY_AND_PAY, REPAIR, REPAIR_AND_PAY, STEP_ON, STOP, PASS = range(7)
