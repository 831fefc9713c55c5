import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { isQuiet } from './log';

const entry = (action: unknown, ...types: string[]): Entry => ({ number: 1, kind: 'action', seat: 1, text: '', events: types.map((type) => ({ type })), told: [], totals: [], action, bot_failed: false, takes: [] }) as Entry;

test('eight sealed answers are quiet, and the ninth tells that all are in', () => {
  expect(isQuiet(entry(null, 'orders_sealed'))).toBe(true);
  expect(isQuiet(entry(null, 'orders_sealed', 'orders_opened', 'turn_begun'))).toBe(false);
});

test('what one has sealed oneself is a line of the log', () => {
  expect(isQuiet(entry({ type: 'form', orders: [] }, 'orders_sealed'))).toBe(false);
});
