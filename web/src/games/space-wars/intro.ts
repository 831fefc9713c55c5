/** The game in four pictures: one galaxy that is about to be settled. */
import type { SwShown } from '../../generated/games/space-wars';
import type { Picture, Sources } from '../game';
import { planFor } from './plan';
import { words } from './words';

/** The view with a seat's flag on everything around its home. */
function grown(view: SwShown, seat: number): SwShown {
  const plan = planFor(view);
  const home = plan.sectors[view.galaxy.homes[seat]!]!;
  const around = new Set(plan.beside.get(home.key)?.map(({ number }) => number));
  const each = view.sectors.each.map((sector, at) =>
    around.has(at) && (sector.owner ?? null) === null && plan.sectors[at]!.kind !== 'supernova' ? { ...sector, owner: seat } : sector,
  );
  return { ...view, sectors: { ...view.sectors, each } };
}

export async function intro(begun: () => Promise<unknown>): Promise<Picture[]> {
  const view = (await begun()) as SwShown;
  const say = words().intro;
  const plan = planFor(view);
  const home = plan.sectors[view.galaxy.homes[0]!]!;
  const x = ((home.x - plan.box.x) / plan.box.width) * 100;
  const y = ((home.y - plan.box.y) / plan.box.height) * 100;
  const all = view.galaxy.homes.reduce((so, _, seat) => grown(so, seat), view);
  const homes: Sources = new Map(view.galaxy.homes.map((at) => [plan.sectors[at]!.key, null]));
  return [
    { ...say.begin, view },
    { ...say.grow, view: grown(view, 0), near: { times: 2.6, x, y } },
    { ...say.council, view: all },
    { title: say.win.title, text: say.win.text(view.options.victory_value), view: all, marked: homes },
  ];
}
