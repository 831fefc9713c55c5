/** The mark of each aim. */
import type { Aim } from '../../../generated/games/space-wars';

export const AIM_MARKS: Readonly<Record<Aim['id'], string>> = {
  flag: 'sw-s-flag',
  science: 'sw-p-research',
  works: 'sw-p-construction',
  council: 'sw-p-council',
  treaty: 'sw-r-commercial',
  defence: 'sw-s-shield',
  race: 'sw-d-target',
};
