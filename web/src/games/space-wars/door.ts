/** What the home page says of the game before anything of it is asked for. */
import { catalogue } from '../../lib/i18n.svelte';
import type { Door } from '../game';
import dark from './door/dark.avif';
import light from './door/light.avif';

export const door: Door = {
  words: catalogue(
    {
      pitch: 'Fleets, sciences, a council and treaties. The long evening, or a month by turns.',
      length: '2 to 6 h',
      depth: 'deep',
    },
    {
      pitch: 'Flottes, sciences, un Conseil et des traités. La longue soirée, ou un mois en différé.',
      length: '2 à 6 h',
      depth: 'profond',
    },
    {
      pitch: 'Flotten, Wissenschaften, ein Rat und Verträge. Ein langer Abend oder ein Monat, Zug um Zug.',
      length: '2 bis 6 Std.',
      depth: 'anspruchsvoll',
    },
  ),
  pictures: { dark, light },
};
