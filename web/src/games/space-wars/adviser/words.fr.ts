import { plural, type Same } from '../../../lib/i18n.svelte';
import { the } from '../french';
import type { en } from './words.en';

const count = (n: number, one: string, other: string): string => plural('fr', n, one, other);

export const fr: Same<typeof en> = {
  aim: 'Le but',
  turnAim: (turn) => `Tour ${turn} · votre but`,
  welcome: (name) => `Bienvenue, vous êtes ${name}`,
  race: (goal) => `Soyez le premier à ${goal}`,
  met: 'C’est fait. Le prochain but vient avec le prochain tour.',
  thinking: 'Un instant',
  would: 'Voici ce que je ferais',
  nothing: 'Rien à faire ici',
  knows: 'Vous partez avec trois savoirs',
  knowsWhy: 'J’ai pris ce qui aide tout empire à grandir. Changez-les maintenant, ou n’y pensez plus.',
  chooseAmongAll: 'Choisir parmi tout',
  begin: 'Commencer le tour 1',
  doAll: (n) => `Faire les ${n}`,
  doIt: 'Faire cela',
  goOn: 'Continuer',
  byHand: 'À la main',
  back: 'Revenir au plan du conseiller',
  change: (n) => `Changer l’ordre ${n}`,
  more: (n) => `${n} de plus`,
  several: (n) => `${n} engins`,
  flight: (craft, place) => `${craft} vers ${the(place)}`,
  way: 'Votre première partie',
  arrive: 'Arrivée',
  youAre: (name) => `Vous êtes ${name}`,
  turn: (turn) => `Tour ${turn}`,
  unlock: 'Je connais\u202f: tout ouvrir',
  locked: 'pas encore ouvert',
  turnCard: {
    title: 'Ce tour',
    needs: 'Vous attend',
    runs: 'Se fait tout seul',
    done: 'Fait',
    ifEnded: 'Si vous finissez le tour maintenant',
    standing: 'Où vous en êtes',
    pace: (points) => `${points} de recherche`,
    off: 'Renvoyer le conseiller',
    on: 'Appeler le conseiller',
  },
  over: (turn) => `Le tour ${turn} est fini`,
  figures: { value: 'Valeur', credits: 'Crédits', systems: 'Mondes', laboratories: 'Labos' },
  learned: 'Ce que vous savez maintenant',
  next: (aim) => `Ensuite\u202f: ${aim}`,
  everything: 'Tout, phase par phase',
  look: (n) => `Montrer ${n} sur la carte`,
  goToTurn: (turn) => `Aller au tour ${turn}`,
  how: {
    title: 'Comment cela se passe',
    aim: 'Un but par tour. Il se tient dans ce coin, avec sa raison.',
    forms: 'Je remplis chaque formulaire. Acceptez d’un clic, ou changez une ligne.',
    parts: 'Conseil, traités et travaux s’ouvrent l’un après l’autre. D’ici là, je fais l’habituel pour vous.',
  },
  here: {
    title: (name) => `Vous êtes ${name}`,
    has: (cities, laboratories, craft) =>
      `${count(cities, '# ville', '# villes')}, ${count(laboratories, '# laboratoire', '# laboratoires')}, ${count(craft, '# engin', '# engins')}.`,
  },
};
