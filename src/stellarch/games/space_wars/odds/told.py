"""Odds in words: who, where and how likely first, figures after it. What people are told before they fight."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars.odds.results import BattleOdds, BombardmentOdds, InvasionOdds, Share
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.words import NAMES

_LIKELY: Sequence[tuple[float, Text]] = (
    (0.95, Text("you would almost certainly win", "vous gagneriez presque à coup sûr")),
    (0.75, Text("you would very likely win", "vous gagneriez très probablement")),
    (0.55, Text("you would probably win", "vous gagneriez probablement")),
    (0.45, Text("you would win about half the time", "vous gagneriez à peu près une fois sur deux")),
    (0.25, Text("you would probably not win", "vous ne gagneriez probablement pas")),
    (0.05, Text("you would be unlikely to win", "vous auriez peu de chances de gagner")),
    (0.0, Text("you would almost certainly not win", "vous ne gagneriez presque jamais")),
)
"""From which share on, what is said of it."""
_LEAST = 0.05
"""What is lost less often than this on average is not worth a word."""


class Figures(NamedTuple):
    """A number as each language writes it."""

    value: float
    digits: int = 1

    @property
    def text(self) -> Text:
        written = f"{self.value:.{self.digits}f}"
        return Text(written, written.replace(".", ","))


def likely(share: float) -> Text:
    """How likely one is to win, in words."""
    return next(words for least, words in _LIKELY if share >= least)


def percent(share: float | Share) -> Text:
    """A share in whole percents; with what it lies between, where it was found by chance."""
    if isinstance(share, Share):
        if share.low == share.high:
            return percent(share.share)
        low, high = round(100 * share.low), round(100 * share.high)
        return Text("{all} % ({low} to {high})", "{all} % (de {low} à {high})").format(
            all=round(100 * share.share), low=low, high=high
        )
    return Text(f"{round(100 * share)} %", f"{round(100 * share)} %")


def losses(lost: Mapping[str, float]) -> Text:
    """What is lost on average, by kind: cruiser (1.2) and corvette (0.4)."""
    told = [_kind(kind, count) for kind, count in lost.items() if count >= _LEAST]
    return listed(told) if told else _NOTHING


def _kind(kind: str, count: float) -> Text:
    called = next(names[kind] for names in map(NAMES.__getitem__, _KINDS) if kind in names)
    return Text("{what} ({count})", "{what} ({count})").format(what=called, count=Figures(count).text)


_KINDS = ("craft", "structure", "legion", "populace")
_NOTHING = Text("nothing", "rien")


# A space battle


def battle_told(odds: BattleOdds, side: SideNumber, enemy: str | Text) -> Text:
    """A battle as one of its sides is told, to go on a sentence or, `capitalised`, to begin one."""
    own, other = (odds.attacker, odds.defender) if side == 0 else (odds.defender, odds.attacker)
    return _BATTLE.format(
        likely=likely(own.wins.share),
        won=percent(own.wins),
        enemy=enemy,
        lost=percent(other.wins.share),
        own=losses(own.lost),
        theirs=losses(other.lost),
        rounds=Figures(odds.rounds).text,
    )


_BATTLE = Text(
    "{likely}: {won}, {enemy} {lost}. On average you would lose: {own}; {enemy}: {theirs}. Rounds: {rounds}.",
    "{likely} : {won}, {enemy} {lost}. En moyenne vous perdriez : {own} ; {enemy} : {theirs}. Manches : {rounds}.",
)


# An invasion


def invasion_told(odds: InvasionOdds, side: SideNumber, enemy: str | Text) -> Text:
    """An invasion as one of its sides is told; a defender has won where the attacker is beaten or breaks off."""
    army, theirs = (odds.attacker, odds.defender) if side == 0 else (odds.defender, odds.attacker)
    facts = {
        "lost": percent(odds.loses.share),
        "stops": percent(odds.stops.share),
        "own": Figures(army.lost).text,
        "theirs": Figures(theirs.lost).text,
        "rounds": Figures(odds.rounds).text,
        "enemy": enemy,
    }
    if side == 0:
        return _INVASION.format(likely=likely(odds.wins.share), won=percent(odds.wins), **facts)
    held = likely(odds.loses.share + odds.stops.share)
    return _DEFENCE.format(likely=held, taken=percent(odds.wins), **facts)


_INVASION = Text(
    "{likely}: {won}; beaten {lost}, broken off {stops}. Legions lost on average: you {own}, {enemy} {theirs}. "
    "Rounds: {rounds}.",
    "{likely} : {won} ; défaite {lost}, abandon {stops}. Légions perdues en moyenne : vous {own}, {enemy} {theirs}. "
    "Manches : {rounds}.",
)
_DEFENCE = Text(
    "{likely}: system lost {taken}; landing beaten {lost}, broken off {stops}. Legions "
    "lost on average: you {own}, {enemy} {theirs}. Rounds: {rounds}.",
    "{likely} : système perdu {taken} ; débarquement repoussé {lost}, abandonné {stops}. Légions perdues "
    "en moyenne : vous {own}, {enemy} {theirs}. Manches : {rounds}.",
)


# A bombardment


def bombardment_told(odds: BombardmentOdds) -> Text:
    if not odds.chance and not odds.counters:
        return _NO_HARM
    said = [_BOMBS.format(chance=percent(odds.chance), lost=losses(odds.lost))]
    if len(odds.cities) > 1:
        said.append(_CITIES.format(share=percent(odds.any_city)))
    if odds.shield_falls:
        said.append(_SHIELD.format(share=percent(odds.shield_falls)))
    if odds.undefended and any(kind in (*NAMES["legion"], "alien") for kind in odds.lost):
        said.append(_UNDEFENDED.format(share=percent(odds.undefended)))
    if odds.counters:
        said.append(_COUNTERS.format(count=odds.counters))
    return Text(" ".join(each.en for each in said), " ".join(each.fr for each in said))


_NO_HARM = Text("These bombs can do no harm there.", "Ces bombes n'y feraient aucun dégât.")
_BOMBS = Text(
    "Each unit has a {chance} chance of being destroyed; on average: {lost}.",
    "Chaque unité a {chance} de chances d'être détruite ; en moyenne : {lost}.",
)
_CITIES = Text("The city loses a level: {share}.", "La ville perd un niveau : {share}.")
_SHIELD = Text("The shield falls: {share}.", "Le bouclier tombe : {share}.")
_UNDEFENDED = Text("No defender is left: {share}.", "Il ne reste aucun défenseur : {share}.")
_COUNTERS = Text("Contamination counters left behind: {count}.", "Pions de contamination laissés sur place : {count}.")
