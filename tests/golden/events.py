"""What happened in the stored records: each event as it is told to those who know all of it and to those who do not."""

from collections.abc import Iterator

from stellarch.core import Event, Seat
from tests.games.records import paths_of, read
from tests.golden import doors
from tests.golden.playing import AnyGame, is_cheap, moments, opening
from tests.golden.sentences import NAMES, Limits, Sentence


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    for record in (read(path) for path in paths_of(game.id)):
        if limits.all_records or is_cheap(record):
            yield from _told(opening(game, record), NAMES[: len(record.players)])
    for moment in moments(game, limits):
        yield from _told(moment.events, moment.names)


def _told(events: tuple[Event, ...], names: tuple[str, ...]) -> Iterator[Sentence]:
    for event in events:
        known = [event]
        for viewer in (None, *map(Seat, range(len(names)))):
            seen = event if type(event).seen_by is Event.seen_by else event.seen_by(viewer)
            if seen is not None and seen not in known:
                known.append(seen)
        for each in known:
            yield from doors.of_event(each, names)
