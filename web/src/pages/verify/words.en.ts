import { plural } from '../../lib/i18n.svelte';

export const en = {
  title: 'Was the deal honest?',
  lead: 'Bring the record of a game: it is played again, step by step.',
  soFar: 'Checked step by step. So far: yes.',
  yes: 'Yes. Every step holds.',
  no: 'No. One step does not hold.',
  several: 'No. Several steps do not hold.',
  partly: 'Nothing is wrong, but not every step could be checked.',
  running: 'The promise stands. The rest can be checked when the game is over.',
  back: 'To the table',
  stands: { waits: 'waits', runs: 'is being checked', holds: 'holds', fails: 'does not hold', unknown: 'cannot be checked' },

  promise: 'The promise, before the first move',
  promiseAt: (when: string) =>
    `On ${when} the server put its secret number into a machine that turns it into a fingerprint, and showed the fingerprint to everybody. From a fingerprint nobody can find the number; with the number anybody can make the fingerprint again.`,
  promiseOf: 'The record holds the fingerprint that was shown before the first move.',
  promiseMissing: 'The record holds no fingerprint, so nothing shows that the secret was fixed before the game.',
  fingerprint: 'fingerprint',
  noted: (when: string) => `This browser noted it itself on ${when}: it is the same.`,
  notedOther: (when: string, fingerprint: string) => `On ${when} this browser was shown another fingerprint: ${fingerprint}.`,
  notNoted: 'This browser was not at the table while the game ran, so it has noted nothing to compare with.',

  agreement: 'What was agreed',
  agreementNote: 'Game, rules, options and players are tied to the fingerprint, so that nobody can change them later.',

  reveal: 'The reveal, after the last move',
  revealNote: 'The game is over, so the secret is public.',
  same: 'Your browser has just made the fingerprint from it: the two are the same, letter by letter.',
  other: 'Your browser has just made the fingerprint from it: the two are not the same.',
  cannot: 'The server has made the fingerprint from it. Your browser cannot, because this page is not on a secure connection.',
  revealLater: 'The secret is shown when the game is over.',
  secret: 'secret',

  chance: 'Every deal and die again',
  chanceNote: (moves: number, revealing: number) =>
    `The server plays the whole game again from the secret and compares each step with what it told at the time: ${plural('en', moves, '# step', '# steps')}, ${revealing} with a die or something hidden.`,
  chanceLater: 'The whole game is played again from the secret, with the same deals and dice.',
  at: (move: number, last: number) => `move ${move} of ${last}`,
  deal: 'the deal',
  told: (where: string, what: string) => `${where}: ${what}`,
  differs: (move: number) => `Move ${move}`,

  rules: 'The rules, move by move',
  rulesNote: 'Each move is checked against the rules, and the score is counted again.',

  again: 'The game, again',
  of: (move: number, last: number) => `${move} of ${last}`,
  trust: 'You need not trust this page',
  trustNote: 'Save the record and check it with a program you have, or write one: the recipe is one page long.',
  copy: 'Copy',
  record: 'Record',
  recipe: 'The recipe',
  recipeSteps: [
    'The fingerprint is the SHA-256 of “stellarch seed”, a line feed and the secret, in hexadecimal. In the record it stands in “commitment” before the dot.',
    'After the dot stand the first 32 digits of the SHA-256 of “stellarch agreement”, a line feed and the JSON list [fingerprint, game, rules, options, players], without spaces, the options in alphabetical order, each player as name and kind.',
    'A draw is a BLAKE2b of 16 bytes. Its key is the SHA-256 of the secret; its text is the name of the draw, such as “deal” and the round, with a count from 0 at the end, joined by the character 31. The first 8 bytes are a whole number. Where it lies in the last, incomplete stretch of the limit, the count goes up by one; otherwise the remainder by the limit is the draw.',
    'A shuffle goes from the last place to the first (Fisher and Yates): each place is exchanged with one that is drawn under the name of the shuffle and the place.',
    'The actions of the record are played in their order. What each of them leads to is in the rules of the game.',
  ].join('\n'),
  bring: 'Drop a record here, or choose a file.',
  choose: 'Choose a file',
  tooLong: 'This file is too long for a record.',
};
