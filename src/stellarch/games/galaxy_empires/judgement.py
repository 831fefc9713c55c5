"""What the policy and the judge of positions reckon with; found by playing thousands of games against themselves.

The kernel has a place for each (see `kernel.weights` and `kernel.value`); changing one compiles nothing anew.
"""

from collections.abc import Mapping

from stellarch.core.chances import Chances

WEIGHTS: Mapping[str, int] = {
    "GAME_LENGTH": 16,  # rounds a game is expected to take
    "LEAST_ROUNDS": 3,
    "FLAG": 120,
    "FLAG_LATE": 300,  # more for a flag when domination is near
    "CENTER_WORTH": 150,
    "FROM_OPPONENT": 39,  # percent more for what an opponent loses
    "FROM_LEADER": 600,
    "LEADER_CASH": 5000,
    "LEADER_FLAGS": 2,  # a leader is at most this many flags from domination
    "ELIMINATION": 900,
    "ACTION": 80,  # what an action is worth
    "MINING_RISK": 250,  # for each opposing fleet that could disrupt soon
    "SECOND_CONTRACT": 100,
    "NEAR_1": 70,  # percent of a target's value at one move
    "NEAR_2": 33,
    "NEAR_3": 20,
    "NEAR_4": 11,
    "NOT_NEAREST": 35,  # percent, for a fleet when another is nearer
    "SECOND_MOVE": 30,  # what the other move of an action is worth
    "CAPITAL_LOST": 4000,  # what it costs to be out of the game
    "CONTESTED": 5,  # percent of the danger from fleets that are three moves away
    "LEFT_THREATENED": 80,  # percent of a territory's worth when it is left empty
    "LEFT_SAFE": 25,
    "FLEET_WORTH": 330,
    "FLEET_EARLY": 20,  # more for a new fleet, for each round to come
    "FLEET_MANY": 30,  # less for each fleet beyond five
    "SAVING": 60,  # less for spending, for each thousand above LEADER_CASH less two
    "FLEET_LOST": 260,
    "WAR_POINTS": 24,  # what a point spent on a war is worth
    "POINT": 22,  # a political point, while there are fewer than a war costs
    "POINT_MORE": 9,
    "DRAW_WORTH": 97,
    "PURSUIT": 100,  # percent of a bounty, for the last step towards it
    "DISRUPTION": 35,  # percent of what the victim loses
    "GATHER": 80,  # percent of an attack's value, for bringing fleets up
}
"""Most of them in dollars."""

CHANCES = Chances.of_package(__package__)
"""What the facts of `kernel.value` are worth as chances to win, and what forecasts of the search are."""

HORIZON, NOISE = 4, 60
"""The rounds a simulation lasts, and the dollars of chance in its choices."""
