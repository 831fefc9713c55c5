/** What the home page says of the game before anything of it is asked for. */
import type { Door } from '../game';
import dark from './door/dark.webp';
import light from './door/light.webp';

export const door: Door = {
  pitch: { en: 'Hold ten territories or buy the galaxy. Missions, bargains, dice.', fr: 'Tenez dix territoires ou achetez la galaxie. Missions, marchandages, dés.' },
  length: { en: '60 min', fr: '60 min' },
  depth: { en: 'some luck', fr: 'un peu de chance' },
  pictures: { dark, light },
};
