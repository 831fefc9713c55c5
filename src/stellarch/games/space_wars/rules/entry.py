"""SW-9.3.5 to SW-9.3.8: which sectors a craft may enter."""

from collections.abc import Mapping
from typing import Literal

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, State, bar_because
from stellarch.games.space_wars.chapters.pledges import bars_entry_by_pledge
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Sector, Technology, sector_noun

# Refusals


class EntryNoSuchSector(Refusal, frozen=True):
    rule = "SW-2.1.1"
    at: Anything


class Closed(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Sector


class BlackHole(Refusal, frozen=True):
    rule = "SW-5.3.5"
    at: Sector
    technology: Technology


class Nebula(Refusal, frozen=True):
    rule = "SW-2.2.8"
    technology: Technology
    at: Sector


class EntryStorm(Refusal, frozen=True):
    rule = "SW-5.3.18"
    at: Sector
    technology: Technology


class Quarantine(Refusal, frozen=True):
    rule = "SW-6.4.12"
    at: Sector


class Foreign(Refusal, frozen=True):
    rule = "SW-9.3.5"
    at: Sector


# Rules


Paper = Literal["freight", "consular", "scientific"]
"""What lets a craft into owned sectors without permission."""
Papers = frozenset[Paper]

NO_PAPERS: Papers = frozenset()
_BY_KIND: Mapping[str, Papers] = {
    "freight": frozenset({"freight"}),
    "consular_starship": frozenset({"consular"}),
    "scientific_starship": frozenset({"scientific"}),
}
_CONSULAR: Papers = frozenset({"consular"})


def papers(state: State, craft: str) -> Papers:
    """By its kind, and by a consul aboard a capital starship (SW-9.3.6, SW-9.3.7)."""
    own = _BY_KIND.get(state.fleets[craft].kind, NO_PAPERS)
    has_consul = any(state.officers[officer].kind == "consul" for officer in state.officers.at(craft))
    return own | _CONSULAR if has_consul and state.fleets[craft].sheet.group == "capital" else own


def bars_entry(state: State, seat: Seat, at: At, carrying: Papers = NO_PAPERS) -> Bar | None:
    """Why a player's craft with these papers may not enter a sector by choice; None when it may."""
    if barred := _bars_space(state, seat, at, carrying) or bars_border(state, seat, at, carrying):
        return barred
    return bars_entry_by_pledge(state, seat, at) if state.politics.pledges else None


def _bars_space(state: State, seat: Seat, at: At, carrying: Papers) -> Bar | None:
    """What lies in a sector may close it to all, or to those without a technology (SW-9.3.8)."""
    if state.galaxy.is_closed(at):
        return _because(state, Closed, at)
    if state.galaxy.is_nebula(at) and not state.empires[seat].knows("space_scanner"):
        return _because(state, Nebula, at)
    for event in state.happenings.at(at):
        if event.kind == "space_storm" and not state.empires[seat].knows("space_scanner"):
            return _because(state, EntryStorm, at)
        if event.kind == "black_hole" and not (
            "scientific" in carrying and state.empires[seat].knows("black_hole_degravitation")  # SW-5.3.5
        ):
            return _because(state, BlackHole, at, "black_hole_degravitation")
    return None


def bars_border(state: State, seat: Seat, at: At, carrying: Papers = NO_PAPERS) -> Bar | None:
    """Whose flag is on a sector may close it to others (SW-9.3.5, SW-9.3.6)."""
    owner, politics = state.sectors[at].owner, state.politics
    if owner == seat:
        return None
    if politics.protocols:
        quarantine = politics.protocol("quarantine")
        if quarantine is not None and quarantine.sector == at:
            return _because(state, Quarantine, at)
    if owner is None or politics.between(seat, owner).military in ("war", "cooperation", "alliance"):
        return None
    if (owner, seat) in politics.permissions or is_free_fire_zone(state, at):
        return None
    if politics.has_law("open_gates") and state.galaxy.gate_letter(at) is not None:
        return None
    if carrying and any(_serves(state, paper) for paper in carrying):
        return None
    return _because(state, Foreign, at)


def _because(state: State, reason: type[Refusal], at: At, technology: str = "space_scanner") -> Bar:
    facts = lambda: {"at": sector_noun(state.galaxy, at), "technology": technology}  # noqa: E731
    return bar_because(reason, (state.galaxy.name(at),), facts)


def _serves(state: State, paper: Paper) -> bool:
    """Whether the laws let craft with this paper into owned sectors."""
    has_law = state.politics.has_law
    return not has_law("freight_control") if paper == "freight" else has_law(f"free_flight_{paper}")


def is_free_fire_zone(state: State, at: At) -> bool:
    """By protocol (SW-6.4.1), or by law wherever there is no flag (SW-6.3.5)."""
    zone = state.politics.protocol("free_fire_zone")
    if zone is not None and zone.sector == at:
        return True
    return state.sectors[at].owner is None and state.politics.has_law("free_fire_space")
