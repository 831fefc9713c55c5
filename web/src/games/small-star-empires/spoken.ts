/** A system in words: for the reader of the screen, and for the card beside the pointer. */
import type { SseView, SystemSeen } from '../../generated/games/small-star-empires';
import { keyOf, same } from '../hex';
import type { Picker } from './picker.svelte';
import { words } from './words';

export interface Facts {
  title: string;
  /** Who controls it, and by what. */
  owner: string;
  ships: string[];
  note: string | undefined;
}

/** "Colony of Marek", "Your homeworld", "Free". */
function ownerOf(view: SseView, system: SystemSeen, names: readonly string[]): string {
  const say = words();
  const { holder, piece, kind } = system;
  if (holder === null) return ['O', 'X'].includes(kind) || system.tile === 'asteroid_field' ? '' : say.tooltipFree;
  const yours = holder === view.you;
  const name = names[holder] ?? '';
  if (kind === 'H') return yours ? say.yourHome : say.homeOf(name);
  const placed = piece === 's' ? say.byStation : say.byColony;
  return yours ? say.heldByYou(placed) : say.heldBy(name, placed);
}

function shipsAt(view: SseView, system: SystemSeen, names: readonly string[]): string[] {
  const say = words();
  return view.players.flatMap((player, seat) => {
    const here = player.ships.filter(([at]) => same(at, system.at));
    if (!here.length) return [];
    const who = seat === view.you ? say.yourShips(here.length) : say.shipsHere(names[seat] ?? '', here.length);
    return [here.some(([, damaged]) => damaged) ? `${who}, ${say.damaged}` : who];
  });
}

function noteOn(system: SystemSeen): string | undefined {
  const say = words();
  if (system.tile) return say.tileNotes[system.tile];
  return system.kind === 'O' ? say.jumpsFrom : system.kind === 'X' ? say.barrier : undefined;
}

export function factsOf(view: SseView, system: SystemSeen, names: readonly string[]): Facts {
  const say = words();
  const kind = system.tile ? say.tiles[system.tile] : say.kinds[system.kind];
  return { title: kind, owner: ownerOf(view, system, names), ships: shipsAt(view, system, names), note: noteOn(system) };
}

/** What may be done with a system now. */
function chance(system: SystemSeen, picker: Picker | undefined): string {
  if (!picker?.active) return '';
  const say = words();
  const key = keyOf(system.at);
  const ways = picker.ends.get(key);
  if (picker.flight && same(picker.flight.target, system.at)) return say.chosen;
  if (ways) return ways[0]!.how === '~' ? say.canEndJump : say.canEnd;
  if (picker.ship === key) return say.selected;
  return picker.movable.has(key) ? say.canMove : '';
}

/** "Star with two planets at g9. Free. Your ship can end here." */
export function spoken(view: SseView, system: SystemSeen, names: readonly string[], picker?: Picker): string {
  const { title, owner, ships } = factsOf(view, system, names);
  const sentences = [owner, ...ships].filter(Boolean).map((words) => `${words}.`);
  return [words().at(title, system.name), ...sentences, chance(system, picker)].filter(Boolean).join(' ');
}
