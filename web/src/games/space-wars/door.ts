/** What the home page says of the game before anything of it is asked for. */
import type { Door } from '../game';
import dark from './door/dark.webp';
import light from './door/light.webp';

export const door: Door = {
  pitch: { en: 'Fleets, sciences, a council and treaties. The long evening, or a month by turns.', fr: 'Flottes, sciences, un Conseil et des traités. La longue soirée, ou un mois en différé.' },
  length: { en: '2 to 6 h', fr: '2 à 6 h' },
  depth: { en: 'deep', fr: 'profond' },
  pictures: { dark, light },
};
