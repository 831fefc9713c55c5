"""The devices of a person. Each function runs inside one job."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, insert, select, update

from stellarch.server.people.persons import in_utc, kept
from stellarch.server.storage.schema import devices

_LONGEST_LABEL = 80
_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


class DeviceRow(msgspec.Struct, frozen=True):
    device_hash: str
    label: str
    created: datetime
    seen: datetime

    @property
    def id(self) -> str:
        """What the device goes by on the page: too little of its hash to be looked for."""
        return self.device_hash[:16]


def label_for(agent: str) -> str:
    """The browser and the system, as far as they say so; no version, and nothing else that tells devices apart."""
    named = (next((name for mark, name in kinds if mark in agent), "") for kinds in (_BROWSERS, _SYSTEMS))
    other = re.sub(r"[^\w. -]", "", agent.partition("/")[0])[:_LONGEST_LABEL]
    return ", ".join(filter(None, named)) or other


def of_person(connection: Connection, person: str) -> Sequence[DeviceRow]:
    """Those that have a row, the one seen last first."""
    found = connection.execute(
        select(devices.c.device_hash, devices.c.label, devices.c.created, devices.c.seen)
        .where(devices.c.person == person)
        .order_by(devices.c.seen.desc())
    )
    return [DeviceRow(key, label, in_utc(created), in_utc(seen)) for key, label, created, seen in found]


def assign(connection: Connection, device_hash: str, person: str, label: str, network: str | None) -> None:
    """Make a device one of somebody's."""
    kept(connection, person)
    _put(connection, device_hash, person, label, network)


def is_at_home(connection: Connection, person: str, network: str) -> bool:
    """Whether one of somebody's devices was signed in on this network."""
    here = (devices.c.person == person, devices.c.network == network)
    return connection.execute(select(devices.c.label).where(*here)).first() is not None


def stays_with(connection: Connection, device_hash: str, person: str, label: str) -> None:
    """Give the first device of a guest a row, where there will be others."""
    if connection.execute(select(devices.c.label).where(devices.c.device_hash == device_hash)).first() is None:
        assign(connection, device_hash, person, label, None)


def sign_out(connection: Connection, device_hash: str) -> None:
    """Nobody's for good: the row stays, so that the device is not taken for the guest it began as."""
    _put(connection, device_hash, None, "", None)


def _put(connection: Connection, device_hash: str, person: str | None, label: str, network: str | None) -> None:
    here, now = devices.c.device_hash == device_hash, datetime.now(UTC)
    if connection.execute(select(devices.c.label).where(here)).first() is None:
        row = {"device_hash": device_hash, "person": person, "label": label, "network": network}
        connection.execute(insert(devices).values(created=now, seen=now, **row))
    else:
        connection.execute(update(devices).where(here).values(person=person, label=label, network=network, seen=now))
