import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Problem, Reasons, TableState, Text } from '../generated/api';
import { logEntry } from '../lib/log-entry';
import { Refusal } from '../lib/api';
import type { Socket } from './live';
import { joined, takenBack } from './log/logbook.svelte';
import { Table, type Api } from './table.svelte';

const entry = (number: number, kind: Entry['kind'] = 'action', text = ''): Entry => logEntry({ number, kind, text });

const row = (...values: number[]) => ({ key: 'total', label: 'Total', values, parts: [] });

function state(number: number, changed: Partial<TableState> = {}): TableState {
  const person = { kind: 'person', bot: null, colour: null, taken: true, connected: true, failed: false, stand_in: null } as const;
  return {
    table: {
      id: 't',
      game: 'g',
      name: 'G',
      seats: [
        { ...person, seat: 0, name: 'Ines', yours: true },
        { ...person, seat: 1, name: 'Marek', yours: false },
      ],
      over: false,
      created: '',
      hints: 'open',
      problem: null, origin: null, clock: null, time: { kind: 'none', move: 0, stock: 0, nights: true, out: 'default' },
      maker: false,
      since: '',
      result: null, round: null,
      number,
      waiting_on: [0],
    },
    seat: 0,
    now: {
      number,
      view: {},
      standings: { over: false, ranks: [1, 2], rows: [row(number, 0)], ending: null, round: null, counts: 'total' },
    },
    waiting_on: [0],
    decision: null,
    ready_in: null,
    held: 0,
    choices: [{ text: 'a', action: {} }],
    templates: [],
    free: [],
    log: Array.from({ length: number + 1 }, (_, n) => entry(n)),
    undo: 'no',
    request: null,
    hinted: [],
    stood_in: [],
    options: {},
    commitment: '',
    source: null,
    seed: null, seen: null, in_advance: null, clocks: null,
    ...changed,
  };
}

const reasons = (...brings: Text[]): Reasons => ({
  order: 'Go.', brings, instead: null, figures: [], aim: null, race: null, threat: null, lesson: null,
});
const problem = (status: number, type: string): Problem => ({
  type,
  title: '',
  status,
  detail: '',
  why: null,
  rule: null,
  about: [],
  at: [],
  stands: null,
  number: null,
  besides: [],
});

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A server that answers from a script: what it was asked is written down. */
class FakeServer {
  asked: string[] = [];
  socket = new FakeSocket();
  answers: (TableState | Refusal | Promise<TableState>)[] = [];

  async #answer(asked: string): Promise<TableState> {
    this.asked.push(asked);
    const answer = this.answers.shift();
    if (answer instanceof Refusal) throw answer;
    if (!answer) throw new Error(`nobody expected ${asked}`);
    return answer;
  }

  table(): Table {
    const api = {
      table: (_: string, seat?: number | null, after?: number) => this.#answer(`table ${seat ?? '-'} ${after ?? '-'}`),
      enter: (_: string, { key }: { key: string }) => this.#answer(`enter ${key}`),
      play: (_: string, { seat, after, action }: { seat: number; after: number; action: string }) =>
        this.#answer(`play ${seat} ${after} ${action}`),
      log: (_: string, before: number) =>
        Promise.resolve({ entries: Array.from({ length: Math.min(60, before) }, (_each, n) => entry(Math.max(0, before - 60) + n)) }),
      course: () =>
        Promise.resolve({
          moves: 899,
          points: [
            { number: 0, move: 0, totals: [0, 0], round: null },
            { number: 899, move: 899, totals: [9, 8], round: null },
          ],
        }),
      undo: (_: string, { after }: { after: number }) => this.#answer(`undo ${after}`),
      hint: () =>
        Promise.resolve({ text: 'a', action: 'a', why: reasons(), further: ['b', 'c'].map((action) => ({ action, order: action })) }),
      whyPlayed: (_: string, number: number) => Promise.resolve({ number, text: 'a', why: reasons('It wins.') }),
    } as unknown as Api;
    return new Table('t', { api, connect: () => this.socket });
  }
}

async function opened(first = state(2)): Promise<{ server: FakeServer; table: Table }> {
  const server = new FakeServer();
  server.answers = [first];
  const table = server.table();
  await table.open();
  server.asked = [];
  return { server, table };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('opening', () => {
  test('a key is exchanged for its seat', async () => {
    const server = new FakeServer();
    server.answers = [state(0)];
    await server.table().open('k');
    expect(server.asked).toEqual(['enter k']);
  });

  test('a key that is no longer good leaves a spectator, and a word', async () => {
    const server = new FakeServer();
    server.answers = [new Refusal(problem(403, 'forbidden')), state(0, { seat: null })];
    const table = server.table();
    await table.open('k');
    expect([server.asked, table.trouble?.status, table.seat]).toEqual([['enter k', 'table - -'], 403, null]);
  });

  test('a table that is not there says so', async () => {
    const server = new FakeServer();
    server.answers = [new Refusal(problem(404, 'not-found'))];
    const table = server.table();
    await table.open();
    expect([table.failure?.status, table.state]).toEqual([404, undefined]);
  });
});

describe('the live line', () => {
  test('a higher number is fetched, from the last entry we have', async () => {
    const { server, table } = await opened();
    server.answers = [state(4, { log: [entry(3), entry(4)] })];
    server.socket.say({ type: 'changed', number: 4 });
    await settled();
    expect([server.asked, table.number, table.log.map((line) => line.number)]).toEqual([['table - 2'], 4, [0, 1, 2, 3, 4]]);
  });

  test('an older number is no news', async () => {
    const { server } = await opened();
    server.socket.say({ type: 'changed', number: 1 });
    await settled();
    expect(server.asked).toEqual([]);
  });

  test('many messages make no more than one request beside the one under way', async () => {
    const { server, table } = await opened();
    server.answers = [state(3, { log: [entry(3)] }), state(5, { log: [entry(4), entry(5)] })];
    for (const number of [3, 4, 5]) server.socket.say({ type: 'changed', number });
    await settled();
    expect([server.asked, table.number]).toEqual([['table - 2', 'table - 3'], 5]);
  });

  test('a reconnection fetches what was missed', async () => {
    const { server, table } = await opened();
    server.answers = [state(3, { log: [entry(3)] })];
    server.socket.onopen!();
    await settled();
    expect(table.number).toBe(3);
  });

  test('presence says who is there', async () => {
    const { server, table } = await opened();
    server.socket.say({ type: 'presence', seats: [0], watching: 4 });
    expect([table.seats.map((seat) => seat.connected), table.watching]).toEqual([[true, false], 4]);
  });
});

test('where sockets are not let through the table is fetched instead', async () => {
  const { server, table } = await opened();
  server.answers = [state(3, { log: [entry(3)] })];
  server.socket.onclose!();
  await settled();
  expect([table.number, table.reach.lost]).toEqual([3, false]);
  table.leave();
});

describe('without an answer', () => {
  const unanswered = (times: number): Refusal[] => Array.from({ length: times }, () => new Refusal(problem(0, 'offline')));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the line counts as lost after a while, and as found when it is open again', async () => {
    const { server, table } = await opened();
    server.answers = unanswered(99);
    server.socket.onclose!();
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.reach.lost).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.reach.lost).toBe(true);
    server.answers = [state(2, { log: [] }), state(2, { log: [] })];
    server.socket.onopen!();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.reach.lost).toBe(false);
  });

  test.each([0, 429, 503])('of status %i what is new is fetched later, though no further message comes', async (status) => {
    const { server, table } = await opened();
    server.answers = [new Refusal(problem(status, 'later')), state(3, { log: [entry(3)] })];
    server.socket.say({ type: 'changed', number: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.number).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.number).toBe(3);
  });

  test('the same action is sent again, on the same position, for as long as it takes', async () => {
    const { server, table } = await opened();
    server.answers = [...unanswered(12), state(3, { log: [entry(3)] })];
    void table.play('a');
    await vi.advanceTimersByTimeAsync(200_000);
    expect([new Set(server.asked), server.asked.length, table.number]).toEqual([new Set(['play 0 2 a']), 13, 3]);
  });

  test('an action is sent at once when the device is on the net again', async () => {
    const { server, table } = await opened();
    server.answers = [...unanswered(1), state(3, { log: [entry(3)] })];
    void table.play('a');
    await vi.advanceTimersByTimeAsync(0);
    table.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.number).toBe(3);
  });

  test('nothing is sent once the table has been left', async () => {
    const { server, table } = await opened();
    server.answers = unanswered(1);
    void table.play('a');
    await vi.advanceTimersByTimeAsync(0);
    table.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual(['play 0 2 a']);
  });
});

describe('playing', () => {
  test('shows when the server has acknowledged it, and not before', async () => {
    const { server, table } = await opened();
    let answer!: (state: TableState) => void;
    server.answers = [new Promise((done) => (answer = done))];
    const played = table.play('a');
    expect([table.number, table.busy, table.canAct]).toEqual([2, true, false]);
    answer(state(3, { log: [entry(3)] }));
    await played;
    expect([table.number, table.busy]).toEqual([3, false]);
  });

  test('a second click while the first is under way does nothing', async () => {
    const { server, table } = await opened();
    server.answers = [state(3, { log: [entry(3)] })];
    await Promise.all([table.play('a'), table.play('a')]);
    expect(server.asked).toEqual(['play 0 2 a']);
  });

  test('too late, it is told why, and sees the table as it is', async () => {
    const { server, table } = await opened();
    server.answers = [new Refusal(problem(409, 'action/stale-state')), state(4, { log: [entry(3), entry(4)] })];
    await table.play('a');
    expect([table.trouble?.status, table.number]).toEqual([409, 4]);
  });

  test('the echo of an own move is not fetched', async () => {
    const { server, table } = await opened();
    let answer!: (state: TableState) => void;
    server.answers = [new Promise((done) => (answer = done))];
    const played = table.play('a');
    server.socket.say({ type: 'changed', number: 3 });
    answer(state(3, { log: [entry(3)] }));
    await played;
    expect(server.asked).toEqual(['play 0 2 a']);
  });

  test('at a shared screen the next seat of this device takes over, and reads the log with its own eyes', async () => {
    const { server, table } = await opened();
    const seats = state(3).table.seats.map((seat) => ({ ...seat, yours: true }));
    const next = { table: { ...state(3).table, seats }, waiting_on: [1] };
    server.answers = [state(3, { ...next, choices: [], log: [entry(3)] }), state(3, { ...next, seat: 1, log: [] })];
    await table.play('a');
    await settled();
    expect([table.seat, table.canAct, server.asked.at(-1)]).toEqual([1, true, 'table - -']);
  });

  test('a bot says why it played a line, and is asked once', async () => {
    const { table } = await opened();
    await table.advice.askWhy(1);
    expect(table.advice.explanations.get(1)?.why.brings[0]).toBe('It wins.');
  });

  test('a hint is forgotten when the position changes', async () => {
    const { server, table } = await opened();
    await table.advice.askHint();
    expect(table.advice.hint?.text).toBe('a');
    server.answers = [state(3, { log: [entry(3)] })];
    await table.play('a');
    expect(table.advice.hint).toBeUndefined();
  });
});

describe("a hint's plan", () => {
  const asked = (kind: string): Partial<TableState> => ({ decision: { kind } as TableState['decision'] });

  /** A table whose server answers each order so; the plan is that of the hint, a, b and c. */
  async function carriedOut(...answers: (TableState | Refusal)[]): Promise<{ server: FakeServer; table: Table }> {
    const { server, table } = await opened(state(2, asked('moving')));
    await table.advice.askHint();
    server.answers = answers;
    await table.advice.carrying.carryOut(table.advice.hint!);
    return { server, table };
  }
  const after = (number: number, changed: Partial<TableState> = {}, line: Partial<Entry> = {}): TableState =>
    state(number, { ...asked('moving'), log: [{ ...entry(number), ...line }], ...changed });
  const ends = ({
    table: {
      advice: {
        carrying: { done, ending, running },
      },
    },
  }: {
    table: Table;
  }): unknown => [done, ending, running];

  test('is played order by order, each on what the one before led to', async () => {
    const found = await carriedOut(after(3), after(4), after(5, asked('fighting')));
    expect(found.server.asked).toEqual(['play 0 2 a', 'play 0 3 b', 'play 0 4 c']);
    expect(ends(found)).toEqual([3, undefined, false]);
  });
  test('goes no further once something came out', async () =>
    expect(ends(await carriedOut(after(3, {}, { reveals: true })))).toEqual([1, 'news', false]));
  test('goes no further once something else is asked', async () =>
    expect(ends(await carriedOut(after(3), after(4, asked('fighting'))))).toEqual([2, 'asked', false]));
  test('goes no further once somebody else is asked too', async () =>
    expect(ends(await carriedOut(after(3, { waiting_on: [0, 1] })))).toEqual([1, 'asked', false]));
  test('ends with an order that is refused', async () =>
    expect(ends(await carriedOut(after(3), new Refusal(problem(422, 'action/illegal'))))).toEqual([1, 'refused', false]));
  test('can be stopped, and lets nobody play meanwhile', async () => {
    const { server, table } = await opened(state(2, asked('moving')));
    await table.advice.askHint();
    let answer: (state: TableState) => void = () => undefined;
    server.answers = [new Promise<TableState>((done) => (answer = done))];
    const carried = table.advice.carrying.carryOut(table.advice.hint!);
    expect(table.canAct).toBe(false);
    table.advice.carrying.stop();
    answer(after(3));
    await carried;
    expect(ends({ table })).toEqual([1, 'stopped', false]);
    expect(table.canAct).toBe(true);
  });
  test('is forgotten with the next position', async () => {
    const { server, table } = await carriedOut(after(3, {}, { reveals: true }));
    server.answers = [after(4)];
    await table.play('z');
    expect(table.advice.carrying.orders).toEqual([]);
  });
});

describe('the log', () => {
  test('grows only by what is new', () =>
    expect(joined([entry(0), entry(1)], [entry(1), entry(2)]).map((line) => line.number)).toEqual([0, 1, 2]));
  test('knows what was taken back', () =>
    expect([...takenBack([entry(0), entry(1), entry(2), entry(3), { ...entry(4, 'undo'), takes: [2, 3] }])]).toEqual([2, 3]));
  test('comes in pages, of a usual game by themselves', async () => {
    const { table } = await opened(state(200, { log: Array.from({ length: 60 }, (_, n) => entry(141 + n)) }));
    await vi.waitFor(() => expect(table.log.map((line) => line.number)).toEqual(Array.from({ length: 201 }, (_, n) => n)));
  });
  test('of a long game comes as far as it is wanted, and how it went before is known all the same', async () => {
    const { table } = await opened(state(899, { log: Array.from({ length: 60 }, (_, n) => entry(840 + n)) }));
    await vi.waitFor(() => expect(table.book.before).toBeDefined());
    expect([table.log.length, table.book.first, table.book.moves]).toEqual([600, 300, 899]);
    expect(table.book.course[0]).toEqual({ move: 0, values: [0, 0] });
    expect(table.book.course.at(-1)?.move).toBe(899);
    await table.earlier();
    expect([table.log.length, table.book.first, table.book.moves]).toEqual([660, 240, 899]);
  });
  test('after a gap begins anew', async () => {
    const { server, table } = await opened();
    server.answers = [state(100, { log: Array.from({ length: 60 }, (_, n) => entry(41 + n)) })];
    await table.refresh();
    expect(table.log[0]?.number).toBeLessThanOrEqual(41);
    await vi.waitFor(() => expect(table.book.first).toBe(0));
    expect(table.log.length).toBe(101);
  });
  test('totals are remembered by entry', async () => {
    const { table } = await opened();
    expect(table.book.totals.get(2)).toEqual([2, 0]);
  });
});
