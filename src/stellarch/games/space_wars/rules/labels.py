"""What stands on a form: what an order is called, what a blank is for, what may be chosen."""

from stellarch.core import Phrase


class OrderLabel(Phrase):
    PROPOSE = 1
    VOTE = 2
    BREAK_TREATY = 3
    DECLARE_WAR = 4
    OFFER_PEACE = 5
    FORCE_PEACE = 6
    OFFER_TREATY = 7
    ACCEPT = 8
    DECLINE = 9
    EXTRACT = 10
    REFINE = 11
    RECYCLE = 12
    RESEARCH = 13
    BUILD = 14
    COMMISSION = 15
    TRAIN = 16
    DRILL = 17
    CLONE = 18
    FORGE = 19
    CONVERT = 20
    ABUSE = 21
    UPGRADE_BASE = 22
    BUILD_GATE = 23
    REPAIR = 24
    WISH_TECHNOLOGIES = 25
    VOTE_ON = 26
    SET_ROUTE = 27
    WISH_WORKS = 28
    ACCEPT_TREATIES = 29
    PASS_UNTIL = 30
    SET_POSTURE = 31
    FILE = 32
    MOVE = 33
    GATE = 34
    LOAD = 35
    UNLOAD = 36
    END = 37
    VISIT = 38
    MAKE_OFFER = 39
    PEACE_ON_TERMS = 40
    PROPOSE_VALUE = 41
    PROPOSE_SHARE = 42
    CHOOSE_TECHNOLOGIES = 43
    SET_ORDER = 44


class FieldLabel(Phrase):
    SYSTEM = 1
    SECTOR = 2
    WORKSHOP = 3
    TOKENS = 4
    SLAVES = 5
    MATERIAL = 6
    BRANCH = 7
    STRUCTURE = 8
    UNIT = 9
    WHAT = 10
    LEGION = 11
    OUTPOST = 12
    FACILITY = 13
    CRAFT = 14
    MOTION = 15
    VALUE = 16
    KIND = 17
    CARD = 18
    PLAYER = 19
    TREATY = 20
    OFFER = 21
    TURNS = 22
    ORDERS = 23
    TREATIES = 24
    FROM = 25
    TURN = 26
    GARRISON = 27
    TECHNOLOGIES = 28
    LAW_OR_PROTOCOL = 29
    WISHES = 30
    CARGO = 31
    FREIGHTER = 32
    TO = 33
    OR_WHEN = 34
    POSTURE = 35
    STOP = 36
    TOWARDS = 37
    CRAFT_GROUP = 38
    CARRIER = 39
    EVENT = 40
    GIVES = 41
    ASKS = 42
    WINNING_VALUE = 43
    CITY_SHARE = 44
    PROPOSERS = 45
    VOTERS = 46


class MotionLabel(Phrase):
    LAW = "law"
    REPEAL = "repeal"
    PROTOCOL = "protocol"


class WakeLabel(Phrase):
    OFFER = "offer"
    TREATY = "treaty"
    WAR = "war"
    TECHNOLOGY = "technology"


class HaltLabel(Phrase):
    INTERCEPTED = "intercepted"
    ENEMY = "enemy"
    SKIPPED = "skipped"
