/** What the home page says of the game before anything of it is asked for. */
import { catalogue } from '../../lib/i18n.svelte';
import type { Door } from '../game';
import dark from './door/dark.avif';
import light from './door/light.avif';

export const door: Door = {
  words: catalogue(
    {
      pitch: 'Fly straight, settle where you land, crowd your neighbours.',
      length: '20 min',
      depth: 'easy to learn',
    },
    {
      pitch: 'Filez droit, colonisez où vous vous posez, gênez vos voisins.',
      length: '20 min',
      depth: 'facile à apprendre',
    },
    {
      pitch: 'Flieg geradeaus, siedle, wo du landest, und mach den Nachbarn den Platz streitig.',
      length: '20 Min.',
      depth: 'leicht zu lernen',
    },
  ),
  pictures: { dark, light },
};
