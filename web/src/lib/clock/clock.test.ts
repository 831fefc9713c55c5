import { expect, test } from 'vitest';
import type { Clock } from '../../generated/api';
import { DAY, faceOf, passed, short, written } from './clock';

const clock = (of: Partial<Clock>): Clock => ({ seat: 0, state: 'running', left: 60, bank: 0, full: 60, line: 2, ...of });
const UNITS = { day: 'd', hour: 'h' };

test('a clock that runs goes on by itself, and the others stand still', () => {
  expect(faceOf(clock({}), 20).left).toBe(40);
  expect(faceOf(clock({ state: 'paused' }), 20).left).toBe(60);
  expect(faceOf(clock({ state: 'waiting' }), 20).left).toBe(60);
});

test('it is low under a fifth, nears its end under a twentieth, and is out at nothing', () => {
  expect(faceOf(clock({}), 47)).toMatchObject({ state: 'running', last: false });
  expect(faceOf(clock({}), 49)).toMatchObject({ state: 'low', last: false });
  expect(faceOf(clock({}), 58)).toMatchObject({ state: 'low', last: true });
  expect(faceOf(clock({}), 60)).toMatchObject({ state: 'out' });
});

test('the bank is used when the days are over', () => {
  const days = clock({ left: DAY, bank: 2 * DAY, full: 3 * DAY });
  expect(faceOf(days, DAY / 2)).toMatchObject({ left: DAY / 2, bank: 2 * DAY, onBank: false });
  expect(faceOf(days, 1.5 * DAY)).toMatchObject({ left: 0, bank: 1.5 * DAY, onBank: true, state: 'running' });
});

test('what is left is written in two units, and in seconds at the end', () => {
  expect([2.5 * DAY, 3 * DAY, 22_800, 7200, 768, 9, 8.2, 0].map((seconds) => written(seconds, UNITS))).toEqual([
    '2 d 12 h', '3 d', '6 h 20', '2 h', '12:48', '0:09', '0:09', '0:00',
  ]);
  expect([2.5 * DAY, 40_000, 59].map((seconds) => short(seconds, UNITS))).toEqual(['2 d', '11 h', '0:59']);
});

test('it is said once that five minutes, one minute, twenty and ten seconds are left', () => {
  expect([passed(301, 299), passed(299, 298), passed(60.1, 60), passed(21, 19), passed(19, 9.9)]).toEqual([300, undefined, 60, 20, 10]);
});
