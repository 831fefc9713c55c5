"""What the steps of a battle ask, and what stands in their forms, as headings and labels."""

from stellarch.core import Message, Phrase


class BattleLabel(Phrase):
    STARSHIPS = 1
    BREAK_THROUGH = 2
    RETURN = 3
    UNIT = 4
    PLACE = 5
    CRAFT = 6
    SHELTER = 7
    TAKE_SPOILS = 8
    SURFACE = 9
    SETTLE = 10
    HOLD = 11
    STEP = 12
    REST_OF_ROUND = 13
    AS_USUAL = 14
    STEP_AS_USUAL = 15
    AIM = 16
    AIM_IN_LINE = 17
    AIM_IN_CORE = 18
    COME_UP = 19
    JOIN = 20
    CLOAK = 21
    PATCH = 22
    SHIELD = 23
    PREPARE = 24
    TARGET = 25
    GENERAL = 26
    WEAPON_FROM = 27
    POD_WITH_GENERAL = 28
    POD_WITH_WEAPON = 29
    POD_WITH_BOTH = 30
    RUN = 31
    AIM_AT_RUNNERS = 32
    AIM_IN_SKIRMISH = 33
    WITH_WEAPON = 34
    WITHDRAW = 35
    SMALL_CRAFT = 36
    ALL_IN_LINE = 37
    LINE_AND_CORE = 38
    DRAW_UP = 39
    SKIRMISH = 40
    REARRANGE = 41
    INTERCEPT = 42
    ORDERS = 43
    WEAPON = 44
    ATTACK = 45
    ABOARD = 46


class AimWithWeapon(Message, frozen=True):
    aim: Phrase
