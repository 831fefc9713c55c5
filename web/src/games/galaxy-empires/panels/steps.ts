/** A first game, step by step: what a new player should see next, computed from the position. */
import type { AreaSeen, GeView } from '../../../generated/games/galaxy-empires';

export const STEPS = ['goal', 'actions', 'frontiers', 'capital', 'income', 'politics', 'missions', 'trade'] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  id: StepId;
  done: boolean;
}

/** Fleets that a capital should not fall under. */
const GUARD = 2;

const home = (view: GeView, seat: number): AreaSeen | undefined => view.areas.find((area) => area.id === view.players[seat]?.home);

/** Fleets in one's own capital. */
export function guards(view: GeView, seat: number): number {
  const tiles = home(view, seat)?.tiles.map(({ name }) => name) ?? [];
  return view.fleets.filter((fleet) => fleet.owner === seat && tiles.includes(fleet.tile)).length;
}

/** The frontiers of one's own corner that nobody holds. */
export const openFrontiers = (view: GeView, seat: number): AreaSeen[] =>
  view.areas.filter((area) => area.kind === 'frontier' && area.corner === home(view, seat)?.corner && area.holder === null && !area.closed);

const holds = (view: GeView, seat: number, ...kinds: AreaSeen['kind'][]): boolean =>
  view.areas.some((area) => area.holder === seat && kinds.includes(area.kind));

const DONE: Record<StepId, (view: GeView, seat: number) => boolean> = {
  goal: (view, seat) => view.players[seat]!.territories > 1,
  actions: (view) => view.turn.round > 1,
  frontiers: (view, seat) => !openFrontiers(view, seat).length,
  capital: (view, seat) => guards(view, seat) >= GUARD,
  income: (view, seat) => holds(view, seat, 'space_station', 'political_center'),
  politics: (view, seat) => view.players[seat]!.pp >= view.figures.war_pp,
  missions: (view, seat) => view.players[seat]!.drawn > 0,
  trade: (view, seat) => view.promises.some(({ parties }) => parties.includes(seat)) || view.offers.some(({ maker }) => maker === seat),
};

export const steps = (view: GeView, seat: number): Step[] => STEPS.map((id) => ({ id, done: DONE[id](view, seat) }));

/** What matters now: a capital in danger before all else, then the first step not taken. */
export function current(all: readonly Step[]): StepId | undefined {
  const open = all.filter((step) => !step.done);
  return (open.find(({ id }) => id === 'capital') ?? open[0])?.id;
}
