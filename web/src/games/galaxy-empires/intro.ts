/** The game in four pictures: one galaxy that is about to be fought over, and what may come of it. */
import type { AreaSeen, FleetSeen, GeView } from '../../generated/games/galaxy-empires';
import type { Picture } from '../game';
import { words } from './words';

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
type Corner = (typeof CORNERS)[number];
/** Where the corners lie on the board, in hundredths. */
const PLACES: Record<Corner, [number, number]> = { nw: [22, 22], ne: [78, 22], se: [78, 78], sw: [22, 78] };

const homeOf = (view: GeView, seat: number): AreaSeen => view.areas.find((area) => area.id === view.players[seat]!.home)!;
const frontiersOf = (view: GeView, seat: number): AreaSeen[] =>
  view.areas.filter((area) => area.kind === 'frontier' && area.corner === homeOf(view, seat).corner);

/** The view with fleets of a seat moved out, one to the first tile of each area, which it then holds. */
function claimed(view: GeView, seat: number, areas: readonly AreaSeen[]): GeView {
  const own = view.fleets.filter((fleet) => fleet.owner === seat);
  const moved = new Map<FleetSeen, string>(areas.map((area, nth) => [own[nth]!, area.tiles[0]!.name]));
  const held = new Set(areas.map(({ id }) => id));
  return {
    ...view,
    fleets: view.fleets.map((fleet) => (moved.has(fleet) ? { ...fleet, tile: moved.get(fleet)! } : fleet)),
    areas: view.areas.map((area) => (held.has(area.id) ? { ...area, holder: seat } : area)),
  };
}

/** Every seat with the frontiers of its corner. */
const grown = (view: GeView): GeView => view.players.reduce((so, _, seat) => claimed(so, seat, frontiersOf(view, seat)), view);

export async function intro(begun: () => Promise<unknown>): Promise<Picture[]> {
  const view = (await begun()) as GeView;
  const say = words().intro;
  const seat = view.order[0] ?? 0;
  const corner: Corner = homeOf(view, seat).corner ?? 'nw';
  const [x, y] = PLACES[corner];
  const middle = grown(view);
  return [
    { ...say.begin, view },
    { ...say.claim, view: claimed(view, seat, frontiersOf(view, seat)), near: { times: 2.5, x, y } },
    { ...say.fight, view: middle, near: { times: 1.75, x: x < 50 ? 0 : 100, y: 50 } },
    {
      title: say.win.title,
      text: say.win.text(view.territories_to_win, view.figures.cash_to_win),
      view: middle,
      near: { times: 2.1, x: 50, y: 50 },
    },
  ];
}
