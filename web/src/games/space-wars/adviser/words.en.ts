import { plural } from '../../../lib/i18n.svelte';

const count = (n: number, one: string, other: string): string => plural('en', n, one, other);

export const en = {
  aim: 'The aim',
  turnAim: (turn: number) => `Turn ${turn} · your aim`,
  welcome: (name: string) => `Welcome, you are ${name}`,
  race: (goal: number) => `Be the first to ${goal}`,
  met: 'Done. The next aim comes with the next turn.',
  thinking: 'One moment',
  would: 'I would do this',
  nothing: 'Nothing to do here',
  knows: 'You set out knowing three things',
  knowsWhy: 'I chose what helps any empire grow. Change it now, or never think of it again.',
  chooseAmongAll: 'Choose among all',
  begin: 'Begin turn 1',
  doAll: (n: number) => `Do all ${n}`,
  doIt: 'Do this',
  goOn: 'Go on',
  byHand: 'By hand',
  back: 'Back to the adviser’s plan',
  change: (n: number) => `Change order ${n}`,
  more: (n: number) => `${n} more`,
  several: (n: number) => `${n} craft`,
  flight: (craft: string, places: readonly string[]) => `${craft} to ${places.at(-1)}`,
  way: 'Your first game',
  arrive: 'Arrive',
  youAre: (name: string) => `You are ${name}`,
  turn: (turn: number) => `Turn ${turn}`,
  unlock: 'I know this: unlock everything',
  locked: 'not opened yet',
  off: 'Send the adviser away',
  on: 'Call the adviser',
  how: {
    title: 'How this goes',
    aim: 'One aim a turn. It stands in this corner, with the reason.',
    forms: 'I fill in every form. Accept with one click, or change any line.',
    parts: 'Council, treaties and works open one after another. Until then I do the usual for you.',
  },
  here: {
    title: (name: string) => `You are ${name}`,
    has: (cities: number, laboratories: number, craft: number) =>
      `${count(cities, '# city', '# cities')}, ${count(laboratories, '# laboratory', '# laboratories')}, ${count(craft, '# craft', '# craft')}.`,
  },
};
