import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveLine, read, waitBefore, type Socket } from './live';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let heard: string[];
const open = () =>
  new LiveLine(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    { opened: () => heard.push('opened'), said: (message) => heard.push(message.type), lost: () => heard.push('lost') },
  );

beforeEach(() => {
  sockets = [];
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('each wait is twice the one before, up to a few seconds', () => {
  expect([0, 1, 2, 10].map((tries) => waitBefore(tries, 0.5))).toEqual([400, 800, 1600, 8000]);
});

describe('what the server says', () => {
  test('is read', () => expect(read('{"type":"changed","number":3}')).toEqual({ type: 'changed', number: 3 }));
  test('is left alone where it is no message of ours', () =>
    expect(['{', '{"type":"new"}', 7].map(read)).toEqual([undefined, undefined, undefined]));
});

test('a broken line is opened again', () => {
  open();
  sockets[0]!.onclose!();
  vi.advanceTimersByTime(600);
  sockets[1]!.onopen!();
  expect(heard).toEqual(['lost', 'opened']);
});

test('a line in a hurry does not wait', () => {
  const line = open();
  sockets[0]!.onclose!();
  line.hurry();
  expect(sockets).toHaveLength(2);
});

test('a line that is open has no reason to hurry', () => {
  open().hurry();
  expect(sockets).toHaveLength(1);
});

test('a line that was ended stays ended', () => {
  const line = open();
  line.end();
  sockets[0]!.onclose!();
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, sockets[0]!.closed, heard]).toEqual([1, true, []]);
});
