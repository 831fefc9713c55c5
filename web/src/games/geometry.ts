/** How hexes lie: standing on a point, or flat. */
import type { Geometry } from './cells';
import * as flat from './flat';
import * as standing from './hex';

const STEPS: Record<string, standing.Direction> = { '7': 'NW', '9': 'NE', '4': 'W', '6': 'E', '1': 'SW', '3': 'SE' };
const FLAT_STEPS: Record<string, flat.Direction> = { '8': 'N', '9': 'NE', '3': 'SE', '2': 'S', '1': 'SW', '7': 'NW' };

export const STANDING: Geometry = {
  hexagon: standing.hexagon,
  hexAt: standing.hexAt,
  arrowTo: standing.arrowTo,
  digit: (at, digit) => STEPS[digit] && standing.step(at, STEPS[digit]),
  across: standing.WIDTH,
  name: [0, 43],
};

export const FLAT: Geometry = {
  hexagon: flat.hexagon,
  hexAt: flat.hexAt,
  arrowTo: flat.arrowTo,
  digit: (at, digit) => FLAT_STEPS[digit] && flat.step(at, FLAT_STEPS[digit]),
  across: flat.HEIGHT,
  name: [0, 38],
};
