/** A route from a world, as it is first put: to the capital, with what lies there. */
import type { SwView } from '../../../../generated/games/space-wars';
import { planFor } from '../../plan';
import { counted, printed } from '../../printed';
import { keyOfSector } from '../orders';

export function routeFrom(view: SwView, origin: string): { origin: string; to?: string; cargo: string[] } {
  const at = planFor(view).byKey.get(origin)?.number ?? 0;
  const capital = view.you === null ? undefined : view.empires[view.you]?.capital;
  const cargo = counted(printed.resources, view.sectors.each[at]?.tokens).map(([resource]) => resource);
  return { origin, cargo, ...(typeof capital === 'number' && capital !== at && { to: keyOfSector(view, capital) }) };
}
