/** A hex in words: for the reader of the screen, and for the card beside the pointer. */
import type { MapPiece } from '../../generated/api';
import { said } from '../../lib/i18n.svelte';
import type { Picker } from './picker.svelte';
import type { Placed } from './plan';
import { words } from './words';

/** "2 Stone, Ada". */
function pieceInWords({ label, seat, count }: MapPiece, names: readonly string[]): string {
  const what = count > 1 ? `${count}\u00a0× ${said(label)}` : said(label);
  return seat === null ? what : words().of(what, names[seat] ?? '');
}

/** What there is to know of a hex besides its name. */
export function factsOf({ owner, pieces }: Placed, names: readonly string[]): string[] {
  const owned = owner === null ? [] : [words().owned(names[owner] ?? '')];
  return [...owned, ...pieces.map((piece) => pieceInWords(piece, names))];
}

export function spoken(cell: Placed, names: readonly string[], picker: Picker | undefined): string {
  const say = words();
  const kind = cell.kind ? [said(cell.kind)] : [];
  const facts = [...kind, ...factsOf(cell, names)];
  const state = picker?.picked.includes(cell.key)
    ? say.picked
    : picker?.lit.has(cell.key)
      ? say.lit
      : picker?.pickable.has(cell.key)
        ? say.pickable
        : undefined;
  return [cell.name, ...(facts.length ? facts : [say.empty]), ...(state ? [state] : [])].map((part) => `${part}.`).join(' ');
}
