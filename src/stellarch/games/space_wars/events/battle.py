"""Events of SW-9.9, SW-10 and SW-11: space battles."""

from collections.abc import Mapping, Sequence

import msgspec

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.articles import the_piece, the_pieces
from stellarch.games.space_wars.words import at_place, capitalised, name, piece_name


def _pieces(pieces: Sequence[str]) -> Text:
    return the_pieces(pieces)


def _people(names: Sequence[str], seats: Sequence[Seat]) -> Text:
    return listed([Text(names[seat], names[seat]) for seat in seats])


class LetThrough(Event, frozen=True):
    """Nobody engages craft that have come in (SW-9.9.1)."""

    seat: Seat
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} does not intercept {where.en}.", f"{who} n'intercepte pas {where.fr}.")


class BattleBegun(Event, frozen=True):
    """Two sides fight in a sector (SW-10.1); who commands comes first."""

    at: str
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    is_interception: bool

    def told(self, names: Sequence[str]) -> Text:
        one, other, where = _people(names, self.attackers), _people(names, self.defenders), at_place(self.at)
        if self.is_interception:
            return Text(f"{other.en} intercepts {one.en} {where.en}.", f"{other.fr} intercepte {one.fr} {where.fr}.")
        return Text(f"{one.en} attacks {other.en} {where.en}.", f"{one.fr} attaque {other.fr} {where.fr}.")


class Joined(Event, frozen=True):
    """A player whose craft could stay out of a battle takes part, or does not (SW-D.34)."""

    seat: Seat
    at: str
    joins: bool

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        if self.joins:
            return Text(f"{who} joins the battle {where.en}.", f"{who} prend part à la bataille {where.fr}.")
        return Text(f"{who} stays out of the battle {where.en}.", f"{who} reste hors de la bataille {where.fr}.")


class CameUp(Event, frozen=True):
    """A player who is attacked sends fighters up from the surface, or keeps them there: then there is no battle
    (SW-29.2)."""

    seat: Seat
    at: str
    comes: bool

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        if self.comes:
            return Text(
                f"{who} sends fighters up from the surface {where.en}.",
                f"{who} fait décoller ses chasseurs {where.fr}.",
            )
        return Text(
            f"{who} keeps the fighters on the ground {where.en}: there is no battle.",
            f"{who} garde ses chasseurs au sol {where.fr} : la bataille n'a pas lieu.",
        )


class Disclosed(Event, frozen=True):
    """Where both sides stand, as is seen when both have decided (SW-10.2.5, SW-10.4.1, SW-10.6.8)."""

    reveals = True

    at: str
    round: int
    line: tuple[tuple[str, ...], tuple[str, ...]]
    core: tuple[tuple[str, ...], tuple[str, ...]]
    zone: tuple[tuple[str, ...], tuple[str, ...]]

    def told(self, names: Sequence[str]) -> Text:
        counts = [tuple(len(part[side]) for part in (self.line, self.core, self.zone)) for side in (0, 1)]
        (line, core, zone), (their_line, their_core, their_zone) = counts
        return Text(
            f"Round {self.round}: the attackers have {line} in line, {core} in core, {zone} in the zone; "
            f"the defenders {their_line}, {their_core} and {their_zone}.",
            f"Manche {self.round} : chez l'assaillant, {line} en ligne, {core} au cœur, {zone} dans la zone ; "
            f"chez le défenseur, {their_line}, {their_core} et {their_zone}.",
        )


class Shielded(Event, frozen=True):
    """What the orbital shield generator protects (SW-11.3.4)."""

    seat: Seat
    craft: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], _pieces(self.craft)
        return Text(
            f"The orbital shield generator of {who} protects {what.en}.",
            f"Le générateur de bouclier orbital {of(who)} protège {what.fr}.",
        )


class WeaponSpent(Event, frozen=True):
    """A special weapon cloaks its carrier, or repairs it (SW-11.4.1, SW-17.3.3)."""

    seat: Seat
    craft: str
    cloaks: bool

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], the_piece(self.craft)
        if self.cloaks:
            return Text(f"{who} cloaks {craft.en}.", f"{who} occulte {craft.fr}.")
        return Text(
            f"{who} repairs {craft.en} with a special weapon.", f"{who} répare {craft.fr} avec une arme spéciale."
        )


class Shot(msgspec.Struct, frozen=True):
    """One attack: who fired with what at whom, the die, the number to reach, and what was added."""

    by: str
    weapon: str
    target: str
    die: int
    need: int
    modifier: int
    hit: bool


class Volley(Event, frozen=True):
    """All attacks of a step; their results apply together (SW-10.6.2)."""

    reveals = True

    step: str
    at: str
    shots: tuple[Shot, ...]

    def told(self, names: Sequence[str]) -> Text:
        step, hits = capitalised(name("battle_step", self.step)), sum(shot.hit for shot in self.shots)
        fired = len(self.shots)
        return Text(
            f"{step.en}: {fired} {'attack' if fired == 1 else 'attacks'}, {hits} {'hit' if hits == 1 else 'hits'}.",
            f"{step.fr} : {fired} {'attaque' if fired == 1 else 'attaques'}, {hits} au but.",
        )


class Struck(Event, frozen=True):
    """What the hits came to (SW-11.2.1, SW-11.3.5)."""

    hits: Mapping[str, int]
    destroyed: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        en = ", ".join(f"{piece_name(unit).en} ({count})" for unit, count in self.hits.items())
        fr = ", ".join(f"{piece_name(unit).fr} ({count})" for unit, count in self.hits.items())
        if not self.destroyed:
            return Text(f"Hits on {en}.", f"Coups au but : {fr}.")
        lost = _pieces(self.destroyed)
        return Text(f"Hits on {en}. Destroyed: {lost.en}.", f"Coups au but : {fr}. Détruits : {lost.fr}.")


class RunMade(Event, frozen=True):
    """Fighters and pods go for craft (SW-10.5.1)."""

    seat: Seat
    runs: Mapping[str, str]
    """Whom each goes for."""

    def told(self, names: Sequence[str]) -> Text:
        who, count, targets = names[self.seat], len(self.runs), _pieces(tuple(dict.fromkeys(self.runs.values())))
        return Text(
            f"{who} sends {count} {'craft' if count == 1 else 'small craft'} against {targets.en}.",
            f"{who} lance {count} {'petit engin' if count == 1 else 'petits engins'} contre {targets.fr}.",
        )


class Boarded(Event, frozen=True):
    """A pod boards a craft, or tries to (SW-10.5.8)."""

    reveals = True

    seat: Seat
    pod: str
    target: str
    die: int
    need: int
    modifier: int
    success: bool

    def told(self, names: Sequence[str]) -> Text:
        who, pod, target = names[self.seat], the_piece(self.pod), the_piece(self.target)
        rolled = f"{self.die}{self.modifier:+d}" if self.modifier else str(self.die)
        if self.success:
            return Text(
                f"{who} boards and captures {target.en} with {pod.en} ({rolled}, {self.need} needed).",
                f"{who} aborde et capture {target.fr} avec {pod.fr} ({rolled}, il fallait {self.need}).",
            )
        return Text(
            f"{who} fails to board {target.en} with {pod.en} ({rolled}, {self.need} needed).",
            f"{who} échoue à aborder {target.fr} avec {pod.fr} ({rolled}, il fallait {self.need}).",
        )


class OfficerLost(Event, frozen=True):
    """A general shares the fate of his pod (SW-10.5.9)."""

    seat: Seat
    officer: str

    def told(self, names: Sequence[str]) -> Text:
        who, officer = names[self.seat], the_piece(self.officer)
        return Text(f"{who} loses {officer.en} along with the pod.", f"{who} perd {officer.fr} avec sa nacelle.")


class BrokeThrough(Event, frozen=True):
    """Craft went into the enemy core, or came back from there (SW-10.6.3, SW-10.6.8)."""

    seat: Seat
    craft: tuple[str, ...]
    back: bool = False

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], _pieces(self.craft)
        if self.back:
            return Text(
                f"{who} brings {craft.en} back from the enemy core.", f"{who} ramène {craft.fr} du cœur ennemi."
            )
        return Text(
            f"{who} breaks through into the enemy core with {craft.en}.",
            f"{who} perce jusqu'au cœur ennemi avec {craft.fr}.",
        )


class Withdrew(Event, frozen=True):
    """Craft left the battle (SW-10.7); an admiral may have rolled for his."""

    seat: Seat
    craft: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], _pieces(self.craft)
        return Text(f"{who} withdraws {craft.en}.", f"{who} retire {craft.fr} du combat.")


class WithdrawalRolled(Event, frozen=True):
    """An admiral tries to leave a core with enemies in it (SW-10.7.2)."""

    reveals = True

    seat: Seat
    craft: str
    die: int
    need: int
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], the_piece(self.craft)
        rolled = f"{self.die}+{self.modifier}" if self.modifier else f"{self.die}"
        if self.die + self.modifier >= self.need:
            return Text(
                f"{who}: the admiral gets {craft.en} away ({rolled}, {self.need} needed).",
                f"{who} : l'amiral dégage {craft.fr} ({rolled}, il fallait {self.need}).",
            )
        return Text(
            f"{who}: the admiral does not get {craft.en} away ({rolled}, {self.need} needed).",
            f"{who} : l'amiral ne parvient pas à dégager {craft.fr} ({rolled}, il fallait {self.need}).",
        )


class BattleOrderSkipped(Event, frozen=True):
    """A battle order could not be carried out any more when its step came (SW-23.3.4)."""

    seat: Seat
    order: str

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(
            f"{who}: a battle order can no longer be carried out ({self.order}).",
            f"{who} : un ordre de bataille n'est plus exécutable ({self.order}).",
        )


class BattleEnded(Event, frozen=True):
    """A battle is over; who has craft on the board, alone, has won (SW-10.3.6)."""

    at: str
    rounds: int
    winners: tuple[Seat, ...]

    def told(self, names: Sequence[str]) -> Text:
        where = at_place(self.at)
        rounds = Text(
            f"{self.rounds} {'round' if self.rounds == 1 else 'rounds'}",
            f"{self.rounds} {'manche' if self.rounds == 1 else 'manches'}",
        )
        if not self.winners:
            return Text(
                f"The battle {where.en} ends after {rounds.en} without a winner.",
                f"La bataille {where.fr} s'achève après {rounds.fr} sans vainqueur.",
            )
        who = _people(names, self.winners)
        if len(self.winners) == 1:
            return Text(
                f"{who.en} wins the battle {where.en} after {rounds.en}.",
                f"{who.fr} remporte la bataille {where.fr} après {rounds.fr}.",
            )
        return Text(
            f"{who.en} win the battle {where.en} after {rounds.en}.",
            f"{who.fr} remportent la bataille {where.fr} après {rounds.fr}.",
        )


class SpoilsTaken(Event, frozen=True):
    """Special weapons of destroyed enemy craft come aboard (SW-17.3.5)."""

    seat: Seat
    craft: str
    weapons: int

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], the_piece(self.craft)
        en = "special weapon" if self.weapons == 1 else "special weapons"
        fr = "arme spéciale" if self.weapons == 1 else "armes spéciales"
        return Text(
            f"{who} takes {self.weapons} {en} of the enemy aboard {craft.en}.",
            f"{who} récupère {self.weapons} {fr} de l'ennemi à bord {french.of_the(piece_name(self.craft).fr)}.",
        )


class MinesStruck(Event, frozen=True):
    """Craft came into mine fields (SW-9.7.3)."""

    reveals = True

    seat: Seat
    at: str
    dice: Mapping[str, int]
    """What each craft rolled."""
    need: int
    small_lost: int = 0
    """Fighters and pods that were destroyed."""

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        hit = [the_piece(craft) for craft, die in self.dice.items() if die >= self.need]
        if self.small_lost:
            hit.append(Text(f"small craft ({self.small_lost})", f"petits engins ({self.small_lost})"))
        if not hit:
            return Text(
                f"{who} passes the mine fields {where.en} unharmed.",
                f"{who} traverse sans dommage les champs de mines {where.fr}.",
            )
        what = listed(hit)
        return Text(f"Mines {where.en} hit {what.en} of {who}.", f"Les mines {where.fr} touchent {what.fr} {of(who)}.")


class DefenceFired(Event, frozen=True):
    """An orbital defense project fires at craft that come in (SW-9.9.5)."""

    reveals = True

    seat: Seat
    """Whose craft."""
    at: str
    shots: tuple[Shot, ...]

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        targets = tuple(dict.fromkeys(shot.target for shot in self.shots if shot.hit))
        if not targets:
            return Text(
                f"The orbital defence {where.en} misses the craft of {who}.",
                f"La défense orbitale {where.fr} manque les engins {of(who)}.",
            )
        hit = _pieces(targets)
        return Text(
            f"The orbital defence {where.en} hits {hit.en} of {who}.",
            f"La défense orbitale {where.fr} touche {hit.fr} {of(who)}.",
        )
