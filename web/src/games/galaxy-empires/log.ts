/** A line of the log in marks: what was ordered, and what else came of it. */
import type { Entry } from '../../generated/api';
import type { Event, GeView } from '../../generated/games/galaxy-empires';
import { said } from '../../lib/i18n.svelte';
import type { LogLine } from '../game';
import { areaName } from './panels/seen';
import { words } from './words';

type Told = [pattern: RegExp, icon: string, move: (found: RegExpExecArray) => string];

/** Orders by their short form, each with its mark and how people write it. */
function orders(view: GeView): Told[] {
  const say = words().log;
  const place = (id = ''): string => areaName(view, id);
  return [
    [/^(\w\d)>(\w\d)(!?)$/, 'fleet', (found) => `${found[1]} → ${found[2]}`],
    [/^\+(\w\d)(!?)$/, 'shipyard', (found) => `+ ${found[1]}`],
    [/^([\w+]+)x([a-z_]+)/, 'swords', (found) => `${found[1]!.replaceAll('+', ' ')} ⚔ ${place(found[2])}`],
    [/^disrupt:(\w+)$/, 'disrupt', (found) => say.disrupts(place(found[1]))],
    [/^roll$/, 'dice', () => say.rolls],
    [/^draw/, 'cards', () => say.draws],
    [/^end$/, 'end-turn', () => say.ends],
    [/^fight$/, 'swords', () => say.fights],
    [/^surrender$/, 'flag', () => say.surrenders],
    [/^dice$/, 'dice', () => say.dice],
    [/^simulate$/, 'skip', () => say.simulates],
    [/^place:(\w\d)>(\w\d)$/, 'fleet', (found) => `${found[1]} → ${found[2]}`],
    [/^return:(\w\d)>(\w\d)$/, 'fleet', (found) => `${found[1]} ↩ ${found[2]}`],
    [/^(propose|counter|post|call)/, 'deal', () => say.offers],
    [/^(accept|take)/, 'deal', () => say.accepts],
    [/^decline/, 'deal', () => say.declines],
    [/^withdraw/, 'deal', () => say.withdraws],
    [/^say@/, 'speech', () => say.speaks],
    [/^concede$/, 'flag', () => say.concedes],
  ];
}

/** The events whose own sentences are worth a line besides the marks. Those that end or start something the log tells itself. */
const TOLD = new Set(['claimed', 'landed', 'capital_exposed', 'war_declared', 'contract_completed', 'disrupted', 'offer_made', 'deal_made', 'promise_broken', 'pp_rolled', 'mission_completed', 'eliminated', 'conceding', 'said', 'game_won']);

/** The server's sentences, as parts of a line. */
const notesOf = (entry: Entry): string[] =>
  (entry.events as Event[]).flatMap(({ type }, n) => {
    const sentence = entry.told[n];
    return sentence && TOLD.has(type) ? [said(sentence).replace(/\.$/, '')] : [];
  });

export function logLine(entry: Entry, view: GeView): LogLine | undefined {
  if (entry.kind !== 'action') return undefined;
  for (const [pattern, icon, move] of orders(view)) {
    const found = pattern.exec(entry.text);
    if (found) return { move: move(found), icon, notes: notesOf(entry) };
  }
  // What two others put to each other is hidden; that they did is not.
  const isOffer = (entry.events as Event[]).some(({ type }) => type === 'offer_made');
  return isOffer ? { move: words().log.offers, icon: 'deal', notes: notesOf(entry) } : undefined;
}
