"""Types are made readable ahead of time, in one thread.

The first time a type is read, msgspec works out how and keeps that with the type. It keeps it before it is whole: a
second thread that reads the same type meanwhile brings the process down. So each process that may have several threads
has all of it worked out before there is a second one.
"""

from collections.abc import Iterator

import msgspec


def build_readers() -> None:
    """Make every type that has been imported readable by any thread. Costs some milliseconds; again, next to none."""
    for struct in structs():
        try:
            msgspec.json.Decoder(struct)  # and with it all that its fields are made of
        except TypeError:  # a type that has no JSON form is never read
            continue


def structs(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Every struct there is in this process."""
    for struct in base.__subclasses__():
        yield struct
        yield from structs(struct)
