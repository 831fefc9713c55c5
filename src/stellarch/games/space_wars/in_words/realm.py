"""SW-8, SW-14.1, SW-15, SW-16: what systems extract, what is researched, built and repaired."""

from collections.abc import Sequence

from stellarch.core import Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import economy, works
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.articles import several, the_piece
from stellarch.games.space_wars.in_words.telling import Tellers, a, of_place
from stellarch.games.space_wars.rules.extraction import MAKES
from stellarch.games.space_wars.state.counts import Levels
from stellarch.games.space_wars.tables.technologies import ROWS
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import NAMES, at_place, name, piece_name

Names = Sequence[str]


# SW-8


def _extract(view: SwView, order: economy.Extract, names: Names) -> Text:
    what, where = several(name("resource", MAKES[order.workshop]), order.tokens), at_place(order.system)
    slaves = f"{order.slaves} {{}}{'s' if order.slaves > 1 else ''}"
    helped = Text(f", with {slaves.format('slave')}", f", avec {slaves.format('esclave')}")
    by = helped if order.slaves else Text("", "")
    return Text(f"Extract {what.en} {where.en}{by.en}", f"Extrayez {what.fr} {where.fr}{by.fr}")


def _refine(view: SwView, order: economy.Refine, names: Names) -> Text:
    where = at_place(order.system)
    return Text(f"Refine a crystal D into fuel {where.en}", f"Raffinez un cristal D en carburant {where.fr}")


def _recycle(view: SwView, order: economy.Recycle, names: Names) -> Text:
    what, where = several(name("resource", order.material), 1), at_place(order.system)
    return Text(f"Recycle {what.en} {where.en}", f"Recyclez {what.fr} {where.fr}")


# SW-15


def _research(view: SwView, order: Research, names: Names) -> Text:
    """The row, and the technology that comes next in it."""
    row = name("branch", order.branch)
    following = None if view.you is None or order.branch not in ROWS else view.empires[view.you].next_in(order.branch)
    what = None if following is None else name("technology", following.id)
    towards = Text("", "") if what is None else Text(f" ({what.en})", f" ({what.fr})")
    return Text(f"Research {row.en}{towards.en}", f"Étudiez {french.the(row.fr)}{towards.fr}")


# SW-16


def _build(view: SwView, order: works.Build, names: Names) -> Text:
    """A structure that stands is raised by a level."""
    what, where = name("structure", order.structure), at_place(order.system)
    level = _level(view, order.system, order.structure)
    if level:
        return Text(
            f"Raise the {what.en} {of_place(order.system).en} to level {level + 1}",
            f"Portez au niveau {level + 1} {french.the(what.fr)} {of_place(order.system).fr}",
        )
    article = a("structure", order.structure)
    return Text(f"Build {article.en} {where.en}", f"Construisez {article.fr} {where.fr}")


def _level(view: SwView, system: str, structure: str) -> int:
    at = view.galaxy.find(system)
    found = None if at is None else view.sectors[at].system
    return getattr(found.levels, structure) if found is not None and structure in Levels._fields else 0


def _commission(view: SwView, order: works.Commission, names: Names) -> Text:
    what, where = a("craft" if order.unit in NAMES["craft"] else "legion", order.unit), of_place(order.system)
    return Text(f"Order {what.en} from the shipyard {where.en}", f"Commandez {what.fr} au chantier spatial {where.fr}")


def _train(view: SwView, order: works.Train, names: Names) -> Text:
    what, where = a("officer" if order.what in NAMES["officer"] else "legion", order.what), at_place(order.system)
    return Text(f"Train {what.en} {where.en}", f"Formez {what.fr} {where.fr}")


def _drill(view: SwView, order: works.Drill, names: Names) -> Text:
    what, where = a("legion", order.legion), at_place(order.system)
    return Text(f"Drill {what.en} {where.en}", f"Entraînez {what.fr} {where.fr}")


def _clone(view: SwView, order: works.Clone, names: Names) -> Text:
    where = at_place(order.system)
    return Text(f"Clone a slave {where.en}", f"Clonez un esclave {where.fr}")


def _forge(view: SwView, order: works.Forge, names: Names) -> Text:
    where = at_place(order.system)
    return Text(f"Make a special weapon {where.en}", f"Fabriquez une arme spéciale {where.fr}")


def _convert(view: SwView, order: works.Convert, names: Names) -> Text:
    where = at_place(order.system)
    if order.how == "enslave":
        return Text(f"Make a slave of a native {where.en}", f"Réduisez un autochtone en esclavage {where.fr}")
    return Text(f"Try to convert a native {where.en}", f"Tentez de convertir un autochtone {where.fr}")


def _abuse(view: SwView, order: works.Abuse, names: Names) -> Text:
    where = at_place(order.system)
    return Text(f"Work a slave to death {where.en}", f"Tuez un esclave à la tâche {where.fr}")


def _upgrade_base(view: SwView, order: works.UpgradeBase, names: Names) -> Text:
    outpost = piece_name(order.outpost)
    return Text(f"Turn {outpost.en} into an orbital base", f"Faites une base orbitale {french.of_the(outpost.fr)}")


def _build_gate(view: SwView, order: works.BuildGate, names: Names) -> Text:
    where = at_place(order.sector)
    return Text(f"Build an artificial gate {where.en}", f"Construisez une porte artificielle {where.fr}")


def _repair(view: SwView, order: works.Repair, names: Names) -> Text:
    craft = the_piece(order.craft)
    by = _at_yard(order.facility) if order.facility in SYSTEMS else _with(order.facility)
    return Text(f"Repair {craft.en} {by.en}", f"Réparez {craft.fr} {by.fr}")


def _at_yard(system: str) -> Text:
    where = of_place(system)
    return Text(f"at the shipyard {where.en}", f"au chantier spatial {where.fr}")


def _with(facility: str) -> Text:
    helper = the_piece(facility)
    return Text(f"with {helper.en}", f"avec {helper.fr}")


TOLD: Tellers = {
    economy.Extract: _extract,
    economy.Refine: _refine,
    economy.Recycle: _recycle,
    Research: _research,
    works.Build: _build,
    works.Commission: _commission,
    works.Train: _train,
    works.Drill: _drill,
    works.Clone: _clone,
    works.Forge: _forge,
    works.Convert: _convert,
    works.Abuse: _abuse,
    works.UpgradeBase: _upgrade_base,
    works.BuildGate: _build_gate,
    works.Repair: _repair,
}
