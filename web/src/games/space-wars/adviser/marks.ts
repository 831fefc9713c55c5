/** The mark of each aim, and of each phase. */
import type { Aim } from '../../../generated/games/space-wars';
import type { Phase } from '../desks/phases';

export const AIM_MARKS: Readonly<Record<Aim['id'], string>> = {
  flag: 'sw-s-flag',
  science: 'sw-p-research',
  works: 'sw-p-construction',
  council: 'sw-p-council',
  treaty: 'sw-r-commercial',
  defence: 'sw-s-shield',
  hold: 'sw-s-shield',
  race: 'sw-d-target',
  cities: 'sw-p-construction',
  last: 'sw-s-shield',
};

export const PHASE_MARKS: Readonly<Record<Phase, string>> = {
  event: 'sw-p-events',
  council: 'sw-p-council',
  declaration: 'sw-p-declarations',
  income_extraction: 'sw-p-income',
  player_subphases: 'sw-p-movement',
  research: 'sw-p-research',
  construction_repair: 'sw-p-construction',
  contamination_slave: 'sw-d-chronicle',
};
