import { describe, expect, test } from 'vitest';
import type { GeView } from '../../../generated/games/galaxy-empires';
import { fleet, galaxy, held } from './fixtures';
import { current, guards, openFrontiers, steps } from './steps';

const done = (view: GeView): string[] => steps(view, 0).filter((step) => step.done).map(({ id }) => id);
const now = (view: GeView) => current(steps(view, 0));

/** The first player, with changes. */
const withMe = (changed: Partial<GeView['players'][number]>, more: Partial<GeView> = {}): GeView => {
  const [me, other] = galaxy().players;
  return galaxy({ ...more, players: [{ ...me!, ...changed }, other!] });
};

describe('the first game', () => {
  test('begins with what one plays for', () => expect(now(galaxy())).toBe('goal'));
  test('knows how many fleets guard the capital', () => expect(guards(galaxy(), 0)).toBe(2));
  test('points at a capital in danger before all else', () => expect(now(galaxy({ fleets: [fleet('capital1', 0, 1)] }))).toBe('capital'));
  test('points at the frontiers of the own corner', () =>
    expect(openFrontiers(galaxy(), 0).map(({ id }) => id)).toEqual(['north gate', 'west gate']));
  test('a frontier that has a flag is no longer open', () =>
    expect(openFrontiers(galaxy({ areas: held({ 'north gate': 1 }) }), 0).map(({ id }) => id)).toEqual(['west gate']));
  test.each([
    ['frontiers', galaxy({ areas: held({ 'north gate': 0, 'west gate': 0 }) })],
    ['income', galaxy({ areas: held({ station: 0 }) })],
    ['goal', withMe({ territories: 2 })],
    ['politics', withMe({ pp: 7 })],
    ['missions', withMe({ drawn: 1 })],
    ['actions', galaxy({ turn: { ...galaxy().turn, round: 2 } })],
    [
      'trade',
      galaxy({ promises: [{ parties: [1, 0], clause: { type: 'truce', turns: 3 }, turn: 1, left: { 0: 3, 1: 3 }, fate: 'running' }] }),
    ],
  ])('the step %s is taken', (id, view) => expect(done(view)).toContain(id));
  test('ends when every step is taken', () => expect(current(steps(galaxy(), 0).map((step) => ({ ...step, done: true })))).toBeUndefined());
});
