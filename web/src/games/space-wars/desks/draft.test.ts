import { describe, expect, test } from 'vitest';
import type { Asked, Line, Template, Verdict } from '../../../generated/api';
import type { TableForGame } from '../../game';
import { LEGAL, tableWith } from '../../fixtures';
import { Draft, type Order } from './draft.svelte';

const SHIPS: Order = { type: 'research', branch: 'ship_attack' };
const ROBOTS: Order = { type: 'research', branch: 'robotic' };
const FORM: Template = { type: 'form', label: 'Research', blanks: {}, given: {} };
const stands = (why?: string): Line => ({ stands: !why, rule: null, why: why ? why : null, about: [], at: [], costs: null, leaves: null });

function asked(action: unknown, kind = 'research'): Asked {
  return { kind, label: '', default: '', action, sealed: true, together: true };
}
const writing = (changed: Partial<TableForGame> = {}): Draft =>
  new Draft(tableWith({ view: { turn: 2 }, asked: asked({ type: 'form', orders: [SHIPS] }), templates: [FORM], ...changed }));

/** The draft once the table has weighed it. */
async function weighed(draft: Draft): Promise<Draft> {
  draft.weigh();
  await new Promise((done) => setTimeout(done, 250));
  return draft;
}

describe('a form', () => {
  test('comes filled in with what would be played anyway', () => expect(writing().orders).toEqual([SHIPS]));

  test('is changed line by line, and back', () => {
    const draft = writing();
    draft.add(ROBOTS, ROBOTS);
    draft.drop(ROBOTS);
    expect(draft.orders).toEqual([SHIPS, ROBOTS]);
    expect(draft.isChanged).toBe(true);
    draft.reset();
    expect(draft.orders).toEqual([SHIPS]);
  });

  test('is begun empty where a die may be rolled before it', () => {
    const draft = writing({ asked: asked({ type: 'convert', system: 'hydra_prime', how: 'roll' }, 'works') });
    expect(draft.sent).toEqual({ type: 'form', orders: [] });
  });

  test('of the turn before is not that of this one', () => {
    const view = { turn: 2 };
    const draft = writing({ get view() { return view; } });
    draft.add(ROBOTS);
    const later = writing({ view: { turn: 3 } });
    expect(later.orders).toEqual([SHIPS]);
  });
});

describe('what the table says of a line', () => {
  const answer: Verdict = { ...LEGAL, legal: false, lines: [stands(), stands('No.')] };

  test('stands beside it, and what cannot stand is not sent', async () => {
    const draft = writing({ weigh: async () => answer });
    draft.add(ROBOTS);
    await weighed(draft);
    expect(draft.refused.map(({ order }) => order)).toEqual([ROBOTS]);
    expect(draft.sent).toEqual({ type: 'form', orders: [SHIPS] });
  });

  test('holds no more for what comes after a change', async () => {
    const draft = writing({ weigh: async () => answer });
    draft.add(ROBOTS);
    await weighed(draft);
    draft.setOrders([SHIPS, SHIPS]);
    expect(draft.lines.map(({ line }) => line?.stands)).toEqual([true, undefined]);
  });
});

test('a choice of one thing is written and sent as it is', () => {
  const draft = writing({ asked: asked({ type: 'plan', material: 'chemical' }, 'planning'), templates: [] });
  expect(draft.isForm).toBe(false);
  draft.write({ type: 'plan', material: 'electronic' });
  expect(draft.sent).toEqual({ type: 'plan', material: 'electronic' });
});
