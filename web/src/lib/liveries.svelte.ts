/** How each seat looks: its colours and its emblem. By themselves those of the house in order; a game may deal them otherwise. */
import { getContext, setContext } from 'svelte';

export interface Livery {
  /** Which of the nine colours of the house, each of which has its hatch too. */
  colours: number;
  /** The emblem, a path on a field of 40 around (0, 0). */
  emblem: string;
}

const EMBLEMS = {
  triangle: 'M0,-17 L16,11 Q16.8,13.4 14.4,13.4 L-14.4,13.4 Q-16.8,13.4 -16,11Z',
  square: 'M-11,-13.4 H11 Q13.4,-13.4 13.4,-11 V11 Q13.4,13.4 11,13.4 H-11 Q-13.4,13.4 -13.4,11 V-11 Q-13.4,-13.4 -11,-13.4Z',
  disc: 'M14.6,0 A14.6,14.6 0 1 1 -14.6,0 A14.6,14.6 0 1 1 14.6,0Z',
  star: 'M0,-18.5 L5.2,-5.2 L18.5,0 L5.2,5.2 L0,18.5 L-5.2,5.2 L-18.5,0 L-5.2,-5.2Z',
  ring: 'M-7.4,-12.8 H7.4 L14.8,0 L7.4,12.8 H-7.4 L-14.8,0Z M-4,-6.9 L-8,0 L-4,6.9 H4 L8,0 L4,-6.9Z',
  crescent: 'M3,-14 A14,14 0 1 0 12.6,7.6 A11.4,11.4 0 0 1 3,-14Z',
  cross: 'M-4.9,-13.4 H4.9 V-4.9 H13.4 V4.9 H4.9 V13.4 H-4.9 V4.9 H-13.4 V-4.9 H-4.9Z',
  chevrons: 'M0,-14 L14,-2 V6.4 L0,-5.6 L-14,6.4 V-2Z M0,-1.6 L14,10.4 V16 H10 L0,7.4 L-10,16 H-14 V10.4Z',
  hourglass: 'M-12.8,-13 H12.8 L3.6,0 L12.8,13 H-12.8 L-3.6,0Z',
};
export const HOUSE: readonly Livery[] = Object.values(EMBLEMS).map((emblem, colours) => ({ colours, emblem }));

/** What is worn with a colour of the house. */
export const houseLivery = (colour: number): Livery => HOUSE[colour % HOUSE.length]!;

/** What seats wear that have chosen among the colours of the house; undefined where they have none to choose. */
export const chosenLiveries = (colours: readonly (number | null | undefined)[]): Livery[] | undefined =>
  colours.some((colour) => typeof colour === 'number') ? colours.map((colour, seat) => houseLivery(colour ?? seat)) : undefined;

let worn = $state.raw<readonly Livery[]>(HOUSE);

const at = (liveries: readonly Livery[], seat: number): Livery => liveries[seat] ?? HOUSE[seat % HOUSE.length]!;

/** What the seat at this place wears: on the page, or at a table that is only looked at. */
export const liveryOf = (seat: number, liveries = worn): Livery => at(liveries, seat);

const HERE = Symbol('liveries');

/** Let the boards in a component be drawn in these colours, whatever is worn on the rest of the page. */
export const dressHere = (liveries: () => readonly Livery[] | undefined): void => void setContext(HERE, liveries);

/** What seats wear in the place where a component stands. To be asked while it is made. */
export function liveriesHere(): (seat: number) => Livery {
  const here = getContext<(() => readonly Livery[] | undefined) | undefined>(HERE);
  return (seat) => liveryOf(seat, here?.() ?? worn);
}

const PARTS = ['--seat-#', '--seat-#-deep', '--seat-#-light', '--seat-#-text', '--on-seat-#'];

/** Let what is in an element wear these colours, seat by seat; with nothing, those of the house. */
export function wear({ style }: HTMLElement, liveries: readonly Livery[] = HOUSE): void {
  HOUSE.forEach((_, seat) => {
    const { colours } = at(liveries, seat);
    for (const part of PARTS) {
      const name = part.replace('#', String(seat));
      if (liveries === HOUSE) style.removeProperty(name);
      else style.setProperty(name, `var(${part.replace('seat-#', `livery-${colours}`)})`);
    }
  });
}

/** Dress the seats on the whole page; with nothing, as the house does. */
export function dress(liveries: readonly Livery[] = HOUSE): void {
  worn = liveries;
  wear(document.body, liveries);
}
