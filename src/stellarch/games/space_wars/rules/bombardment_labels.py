"""Labels of the forms for bombs."""

from stellarch.core import Phrase


class BombardmentLabel(Phrase):
    WITH_SOME = 1
    HOW = 10
    CRAFT = 11
    WITH_WEAPONS = 2
    WEAPON_AGAINST = 3
