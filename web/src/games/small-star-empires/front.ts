/** What the home page shows of the game before anything of it is asked for: what it is about, and a game that plays itself. */
import type { Front } from '../game';
import showpiece from './showpiece.json';

export const front: Front = {
  ...showpiece,
  pitch: {
    en: 'Fly in straight lines, settle where you land, hem in your neighbours.',
    fr: 'Filez en ligne droite, colonisez là où vous vous posez, enserrez vos voisins.',
  },
};
