/** Which sectors a number of the score sheet comes from. The server has counted; this only picks. */
import type { SwView } from '../../generated/games/space-wars';
import type { Sources } from '../game';
import { planFor } from './plan';
import { printed } from './printed';

const LABORATORIES = printed.levels.indexOf('research_center');
const CITIES = printed.levels.indexOf('city');

export function sources(view: SwView, seat: number, row: string): Sources {
  const { sectors } = planFor(view);
  const own = sectors.filter(({ number }) => view.sectors.each[number]?.owner === seat);
  const systemOf = (number: number) => view.sectors.each[number]?.system ?? undefined;
  const counted = (count: (number: number) => number): Sources =>
    new Map(own.flatMap(({ key, number }): [string, number][] => (count(number) ? [[key, count(number)]] : [])));
  switch (row) {
    case 'sectors':
      return new Map(own.map(({ key }) => [key, null]));
    case 'systems':
      return new Map(own.filter(({ system }) => system).map(({ key }) => [key, null]));
    case 'cities':
      return counted((number) => (systemOf(number)?.levels?.[CITIES] ?? 0) + (systemOf(number)?.orbital_cities ?? 0));
    case 'laboratories':
      return counted((number) => systemOf(number)?.levels?.[LABORATORIES] ?? 0);
    default:
      return new Map();
  }
}
