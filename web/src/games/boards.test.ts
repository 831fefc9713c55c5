import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { boardOf } from './boards.svelte';
import { tableWith } from './fixtures';

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test('a board is asked for when it is read, once a position and seat, and is nobody else’s', async () => {
  const asked: string[] = [];
  let number = 1, seat: number | undefined = 0;
  const table = tableWith({
    get number() { return number; },
    get seat() { return seat; },
    board: async (name) => {
      asked.push(name);
      return `${name} ${number} ${seat}`;
    },
  });
  const desk = boardOf<string>('desk');
  expect(asked).toEqual([]);
  expect(desk(table)).toBeUndefined();
  await soon();
  flushSync();
  expect([desk(table), desk(table), asked]).toEqual(['desk 1 0', 'desk 1 0', ['desk']]);
  number = 2;
  expect(desk(table)).toBe('desk 1 0'); // until the new one has come
  await soon();
  expect([desk(table), asked.length]).toEqual(['desk 2 0', 2]);
  seat = 1;
  expect(desk(table)).toBeUndefined();
  await soon();
  expect(desk(table)).toBe('desk 2 1');
});

test('an answer that comes late is not taken for the position that has come since, and one that fails is asked for again', async () => {
  const answers: ((board: unknown) => void)[] = [];
  let number = 1;
  const table = tableWith({ get number() { return number; }, board: () => new Promise((done) => void answers.push(done)) });
  const desk = boardOf<string>('desk');
  desk(table);
  number = 2;
  desk(table);
  answers[1]!('new');
  await soon();
  answers[0]!('old');
  await soon();
  expect(desk(table)).toBe('new');
  number = 3;
  desk(table);
  answers[2]!(undefined);
  await soon();
  desk(table);
  expect(answers.length).toBe(4);
});
