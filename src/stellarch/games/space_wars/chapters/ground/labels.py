"""What the steps of a ground battle ask, as headings and labels."""

from stellarch.core import Phrase


class GroundLabel(Phrase):
    LEGIONS = 1
    GO_ON = 2
    GARRISON = 3
    COMMIT = 4
    LOSE = 5
    UPGRADE = 6
