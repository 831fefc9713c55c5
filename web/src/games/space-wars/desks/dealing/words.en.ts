import { plural } from '../../../../lib/i18n.svelte';

const many = (count: number, one: string, other: string): string => plural('en', count, one, other);

export const en = {
  inbox: 'Offers to you',
  offers: (name: string, what: string) => `${name} offers you: ${what}`,
  youGive: 'You give',
  youGet: 'You get',
  accept: 'Accept',
  decline: 'Decline',
  change: 'Change',
  changeTitle: 'Decline it, and make an offer of your own instead',
  answered: { accepted: 'accepted', declined: 'declined', void: 'void', taken_back: 'taken back' },
  more: (count: number) => many(count, '# more offer', '# more offers'),
  waiting: (count: number) => many(count, '# offer waits for your answer', '# offers wait for your answer'),
  show: 'Look at it',
  nothing: 'nothing',
  giving: (name: string, what: string) => `You give ${name}: ${what}.`,
  getting: (name: string, what: string) => `${name} gives you: ${what}.`,
  binding: (turns: number) => many(turns, 'It binds for # turn.', 'It binds for # turns.'),
  instalments: (sum: number, most: number) => `All instalments together: ${sum} of ${most} credits a turn.`,
  addThing: 'Add something',
  sendOffer: 'Offer it',
  addOffer: 'Add to the declarations',
  usual: 'Usual offers, at a fair price',
  later: 'You can make your own offer as soon as you are asked for something else: it is kept here until then.',
  fetch: (what: string) => `How to come by ${what}`,
  ask: (name: string) => `Offer ${name}:`,
};
