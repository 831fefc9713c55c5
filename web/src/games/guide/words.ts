import { catalogue } from '../../lib/i18n.svelte';

export const words = catalogue(
  {
    label: 'How to play',
    lead: 'Your first game, step by step: what matters now is open.',
    now: 'now',
    done: 'done',
    all: 'You have seen it all. Good luck out there.',
    dismiss: 'I know how to play',
    again: 'Guide me again',
  },
  {
    label: 'Comment jouer',
    lead: 'Votre première partie, pas à pas\u202f: ce qui compte est ouvert.',
    now: 'maintenant',
    done: 'fait',
    all: 'Vous avez tout vu. Bonne chance là-haut.',
    dismiss: 'Je sais jouer',
    again: 'Me guider encore',
  },
  {
    label: 'So wird gespielt',
    lead: 'Deine erste Partie, Schritt für Schritt: Was jetzt zählt, ist aufgeklappt.',
    now: 'jetzt',
    done: 'erledigt',
    all: 'Du hast alles gesehen. Viel Glück da draußen.',
    dismiss: 'Ich weiß, wie es geht',
    again: 'Führe mich noch einmal',
  },
);
