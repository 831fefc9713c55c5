"""What can be on the table is a matter."""

import msgspec


class Matter(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The working memory of one moment of the game."""
