import { expect, test } from 'vitest';
import { logged } from './fixtures';
import { accounts, boundBy, inOrder, type Pledge } from './ledger';

const truce = (fate: Pledge['fate'], turn = 1): Pledge => ({
  parties: [0, 1],
  clause: { type: 'truce', turns: 3 },
  turn,
  left: { 0: 0, 1: 0 },
  fate,
});
const payment: Pledge = {
  parties: [0, 1],
  clause: { type: 'instalment', payer: 1, amount: 100, times: 2, trigger: 'each_turn' },
  turn: 2,
  left: { 1: 2 },
  fate: 'running',
};
const note: Pledge = { parties: [0, 1], clause: { type: 'note', text: 'friends' }, turn: 1, left: {}, fate: 'kept' };

test('a truce binds both', () => expect(boundBy(truce('running'))).toEqual([0, 1]));
test('an instalment binds who pays', () => expect(boundBy(payment)).toEqual([1]));
test('a truce that ran out was kept by both', () =>
  expect(accounts([truce('kept')], [], 2)).toEqual([
    { kept: 1, broken: 0, running: 0 },
    { kept: 1, broken: 0, running: 0 },
  ]));
test('what still runs is neither kept nor broken', () => expect(accounts([payment], [], 2)[1]).toEqual({ kept: 0, broken: 0, running: 1 }));
test('words are not counted', () => expect(accounts([note], [], 2)[0]).toEqual({ kept: 0, broken: 0, running: 0 }));

test('who breaks a truce has broken it, the other has not', () => {
  const log = logged({ type: 'promise_broken', seat: 1, to: 0, clause: { type: 'truce', turns: 3 } });
  expect(accounts([truce('broken')], log, 2).map(({ broken }) => broken)).toEqual([0, 1]);
});

test('what runs comes first, then the newest', () =>
  expect(inOrder([truce('kept', 1), truce('void', 3), payment]).map(({ fate }) => fate)).toEqual(['running', 'void', 'kept']));
