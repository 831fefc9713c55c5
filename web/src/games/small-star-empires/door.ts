/** What the home page says of the game before anything of it is asked for. */
import type { Door } from '../game';
import dark from './door/dark.webp';
import light from './door/light.webp';

export const door: Door = {
  pitch: { en: 'Fly straight, settle where you land, crowd your neighbours.', fr: 'Filez droit, colonisez où vous vous posez, gênez vos voisins.' },
  length: { en: '20 min', fr: '20 min' },
  depth: { en: 'easy to learn', fr: 'facile à apprendre' },
  pictures: { dark, light },
};
