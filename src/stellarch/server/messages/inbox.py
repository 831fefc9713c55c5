"""The games of a person: what waits for them, and what is shown of it in a list."""

import msgspec


class WaitingFor(msgspec.Struct, frozen=True):
    """How many games wait for who asks."""

    count: int
