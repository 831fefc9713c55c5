import { expect, test } from 'vitest';
import { tableWith } from '../fixtures';
import { choice, row } from './fixtures';
import { Picker } from './picker.svelte';
import { spoken } from './spoken';

const view = row('Ha 2 1B ? O', [
  [0, 'g7'],
  [1, 'g9'],
]);
const say = (name: string, picker?: Picker) =>
  spoken(
    view,
    view.systems.find((system) => system.name === name)!,
    ['Ines', 'Marek'],
    picker,
  );

test('a system says what it is, whose it is, and what stands on it', () => {
  expect(say('g7')).toBe('Homeworld at g7. Your homeworld. Your ship.');
  expect(say('g9')).toBe('Star with one planet at g9. Trade Station of Marek. Ship of Marek.');
});
test('a free one says so', () => expect(say('g8')).toBe('Star with two planets at g8. Free.'));
test('a face-down tile tells nothing', () => expect(say('g10')).toBe('Unexplored system at g10. Free.'));
test('a wormhole belongs to nobody', () => expect(say('g11')).toBe('Wormhole at g11.'));
test('what may be done is said last', () => {
  const picker = new Picker(tableWith({ view, choices: [choice('g7>g8:c')] }));
  expect(say('g8', picker)).toBe('Star with two planets at g8. Free. Your ship can end here.');
});
