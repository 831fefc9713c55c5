/** Which of the orders that may be given now are about a sector: it is named in them, or a craft that stands there. */
import type { SwView } from '../../generated/games/space-wars';
import type { Choice } from '../game';
import type { Sector } from './plan';

const mentions = (value: unknown, named: (word: string) => boolean): boolean => {
  if (typeof value === 'string') return named(value);
  if (Array.isArray(value)) return value.some((part) => mentions(part, named));
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => mentions(part, named));
};

/** Ways from place to place are shown on the map. */
const ON_THE_MAP = new Set(['move', 'gate', 'jump', 'warp']);

export function ordersAt(choices: readonly Choice[], sector: Sector, view: SwView): Choice[] {
  const named = (word: string): boolean => word === sector.key || word === sector.name || view.fleets.craft[word]?.at === sector.number;
  return choices.filter(({ action }) => {
    const { type, ...parts } = action as { type: string };
    return !ON_THE_MAP.has(type) && mentions(parts, named);
  });
}
