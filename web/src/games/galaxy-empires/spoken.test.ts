import { expect, test } from 'vitest';
import { board } from './fixtures';
import { spoken } from './spoken';

const NAMES = ['Ines', 'Marek'];

test('a tile says where it is, what it is, whose it is and who stands there', () =>
  expect(spoken(board('C2 / F1'), 'F1', NAMES)).toBe('F1. Aurora Dock, space station. Held by Marek. Fleet of Marek. Pays $100 a turn.'));

test('what is yours is called so', () =>
  expect(spoken(board('C2 / F1'), 'C2', NAMES)).toBe('C2. Carmine Hold, capital. Held by you. Your fleet. Pays $100 a turn.'));

test('a miner says what is still to come', () =>
  expect(spoken(board('C2 / F2*1'), 'F2', NAMES)).toContain('Fleet of Marek, mining, one delivery to come.'));

test('where nobody can hold anything, nobody is said to', () =>
  expect(spoken(board('/'), 'D3', NAMES)).toBe('D3. Pilgrim Drift, neutral zone.'));
