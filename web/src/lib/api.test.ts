import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from './api';

/** The answer the server gives next, and what it was asked. */
function answers(status: number, body: unknown, kind = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response(text, { status, headers: { 'content-type': kind } }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const refused = (asking: Promise<unknown>): Promise<Refusal> =>
  asking.then(
    () => expect.unreachable(),
    (fault: Refusal) => fault,
  );

afterEach(() => vi.unstubAllGlobals());

describe('asking', () => {
  it('leaves out what is not said', async () => {
    const asked = answers(200, {});
    await api.table('a b', null, 12);
    expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/a%20b?after=12');
  });

  it('posts JSON', async () => {
    const asked = answers(200, {});
    await api.play('t', { seat: 0, after: 3, action: 'd6>d7:c' });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"seat":0,"after":3,"action":"d6>d7:c"}' });
  });
});

describe('a refusal', () => {
  it('carries the rule and the sentence of the server', async () => {
    const why = 'Not there.';
    answers(
      422,
      { type: 'action/illegal', title: '', status: 422, detail: 'x', why, rule: 'SSE-3.7', about: ['d7'] },
      'application/problem+json',
    );
    const { problem } = await refused(api.play('t', { seat: 0, after: 3, action: 'x' }));
    expect(problem).toMatchObject({ status: 422, why, rule: 'SSE-3.7', about: ['d7'], number: null });
  });

  it('knows that an action came late', async () => {
    answers(409, { type: 'action/stale-state', title: '', status: 409, detail: '', number: 9 }, 'application/problem+json');
    const late = await refused(api.play('t', { seat: 0, after: 3, action: 'x' }));
    expect([late.stale, late.problem.number]).toEqual([true, 9]);
  });

  it('is made of the status alone when a proxy answers with a page', async () => {
    answers(502, '<h1>Bad gateway</h1>', 'text/html');
    const { problem, offline } = await refused(api.games());
    expect([problem.status, problem.why, offline]).toEqual([502, null, false]);
  });

  it('tells a lost line from an answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
    expect((await refused(api.games())).offline).toBe(true);
  });
});
