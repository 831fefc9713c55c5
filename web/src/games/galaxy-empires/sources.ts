/** Which tiles a number of the score sheet comes from. The server has counted; this only picks. */
import type { AreaSeen, GeView } from '../../generated/games/galaxy-empires';
import type { Sources } from '../game';

const of = (areas: readonly AreaSeen[], worth: (area: AreaSeen) => number | null): Sources =>
  new Map(areas.flatMap((area) => area.tiles.map(({ name }, n): [string, number | null] => [name, n ? null : worth(area)])));

export function sources(view: GeView, seat: number, row: string): Sources {
  const held = view.areas.filter(({ holder }) => holder === seat);
  switch (row) {
    case 'territories':
      return of(held, () => null);
    case 'fleets':
      return new Map(view.fleets.filter(({ owner }) => owner === seat).map(({ tile }) => [tile, null]));
    case 'cash':
      return of(held.filter(({ income }) => income[0]), ({ income }) => income[0]);
    case 'pp':
      return of(held.filter(({ income }) => income[1]), ({ income }) => income[1]);
    default:
      return new Map();
  }
}
