/** What the home page says of the game before anything of it is asked for. */
import { catalogue } from '../../lib/i18n.svelte';
import type { Door } from '../game';
import dark from './door/dark.avif';
import light from './door/light.avif';

export const door: Door = {
  words: catalogue(
    {
      pitch: 'Hold ten territories or buy the galaxy. Missions, bargains, dice.',
      length: '60 min',
      depth: 'some luck',
    },
    {
      pitch: 'Tenez dix territoires ou achetez la galaxie. Missions, marchandages, dés.',
      length: '60 min',
      depth: 'un peu de chance',
    },
    {
      pitch: 'Halte zehn Gebiete oder kauf die Galaxis. Missionen, Tauschgeschäfte, Würfel.',
      length: '60 Min.',
      depth: 'etwas Glück',
    },
  ),
  pictures: { dark, light },
};
