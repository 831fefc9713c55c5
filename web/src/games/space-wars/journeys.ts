/** Ways over several steps and gates: which craft can come where, from what was sent with the view. */
import type { Action, Gate, Move, SwShown } from '../../generated/games/space-wars';
import type { Plan } from './plan';

/** One step of a way. */
export interface Step {
  to: string;
  byGate: boolean;
}

/** An end of a way: who of the crew comes there, and by which steps. */
export interface End {
  craft: readonly string[];
  steps: readonly Step[];
}

/** Craft in one sector that can do the same, and the last step to each sector they can come to. */
interface Able {
  craft: readonly string[];
  last: ReadonlyMap<string, Step & { from: string }>;
}

const PLANNED: readonly ('intercepted' | 'skipped')[] = ['intercepted', 'skipped'];

/** Who can leave which sector, and how far they come. */
export function ableIn(view: SwShown, plan: Plan): ReadonlyMap<string, readonly Able[]> {
  const found = new Map<string, Able[]>();
  const keyOf = (at: number | string): string => plan.sectors[Number(at)]!.key;
  for (const [craft, steps] of view.chart.journeys ?? []) {
    const at = view.fleets.craft[craft[0]!]?.at;
    if (at === undefined) continue;
    const last = new Map(Object.entries(steps).map(([to, [from, byGate]]) => [keyOf(to), { to: keyOf(to), from: keyOf(from), byGate }]));
    found.set(keyOf(at), [...(found.get(keyOf(at)) ?? []), { craft, last }]);
  }
  return found;
}

/** The steps of a way, the first one first. */
function stepsTo(end: string, { last }: Able): Step[] {
  const steps: Step[] = [];
  for (let step = last.get(end); step; step = last.get(step.from)) steps.unshift({ to: step.to, byGate: step.byGate });
  return steps;
}

/** Where a crew can come to. The craft with the fewest points sets the way; the others that can follow it come along. */
export function endsOf(able: readonly Able[], crew: readonly string[]): ReadonlyMap<string, End> {
  const going = able
    .map(({ craft, last }) => ({ craft: craft.filter((each) => crew.includes(each)), last }))
    .filter(({ craft }) => craft.length);
  const narrowest = going.toSorted((a, b) => a.last.size - b.last.size);
  const found = new Map<string, End>();
  for (const guide of narrowest) {
    for (const end of guide.last.keys()) {
      if (found.has(end)) continue;
      const steps = stepsTo(end, guide);
      const along = going.filter(({ last }) => steps.every(({ to }) => last.has(to)));
      found.set(end, { craft: along.flatMap(({ craft }) => craft), steps });
    }
  }
  return found;
}

/** A way that goes on to another sector: as it is known to lead there, or by one step more from where it ends; undefined where neither does. */
export function goingOn(way: End | undefined, to: string, ends: ReadonlyMap<string, End>, plan: Pick<Plan, 'beside'>): End | undefined {
  const known = ends.get(to)?.steps.length ? ends.get(to) : undefined;
  const last = way?.steps.at(-1)?.to;
  if (!way || last === undefined) return known;
  if (known && way.steps.every((step, n) => known.steps[n]?.to === step.to)) return known;
  return plan.beside.get(last)?.some(({ key }) => key === to)
    ? { craft: way.craft, steps: [...way.steps, { to, byGate: false }] }
    : undefined;
}

/** The order that sends craft on a way: a single step by itself, several as a plan that stops where it is stopped. */
export function orderFor({ craft, steps }: End): Action {
  const orders = steps.map(({ to, byGate }): Move | Gate => ({ type: byGate ? 'gate' : 'move', craft: [...craft], to, flag: true }));
  return orders.length === 1 ? orders[0]! : { type: 'file', form: 'plan', orders, halts: [...PLANNED] };
}
