/** The four factions: each has its colours and a glyph that says the same without colour. */
import type { GeView } from '../../generated/games/galaxy-empires';
import type { Livery } from '../../lib/liveries.svelte';

/** A chevron, a leaf, a crystal and a sun, by the colours they are worn with, on a field of 40. */
const GLYPHS: readonly string[] = [
  'M0,-17 L17,-1 V8 L0,-7 L-17,8 V-1Z M0,-1 L13,11 V18 L0,7.5 L-13,18 V11Z',
  'M0,-19 C13,-9 15,4 2,17.5 L0,19.5 L-2,17.5 C-15,4 -13,-9 0,-19Z M-1.1,-9 V10 L0,12 L1.1,10 V-9 L0,-12Z',
  'M0,-19 L8.5,-9 V9 L0,19 L-8.5,9 V-9Z M-12,-6.5 L-18,0 L-12,6.5Z M12,-6.5 L18,0 L12,6.5Z',
  'M0,-19 L4.2,-11.4 L12.2,-14.6 L11,-6 L19,-3.4 L13,2.6 L17.2,10 L8.6,10 L7.4,18.2 L0,13.4 L-7.4,18.2 L-8.6,10 L-17.2,10 L-13,2.6 L-19,-3.4 L-11,-6 L-12.2,-14.6 L-4.2,-11.4Z',
];

const COLOURS: Record<string, number> = { carmine: 0, verdant: 1, glacier: 2, helion: 3 };

/** The colours of a seat's faction. */
export const coloursOf = (view: GeView, seat: number): number => COLOURS[view.players[seat]?.faction ?? ''] ?? seat % 4;

export const liveriesOf = (view: GeView): Livery[] =>
  view.players.map((_, seat) => ({ colours: coloursOf(view, seat), emblem: GLYPHS[coloursOf(view, seat)]! }));
