/** What blanks and their values are called: by the game, by who sits at a seat, else as they are written. */
import type { Blank } from './fill';
import { said } from '../i18n.svelte';

/** What a page calls a value, where it knows better than the template. */
export type Wording = (value: string | number, blank: Blank) => string | undefined;

export interface Calling {
  readonly names: readonly string[];
  readonly wording?: Wording | undefined;
}

export function called(value: string | number, blank: Blank, { names, wording }: Calling): string {
  const known = 'called' in blank ? blank.called?.[String(value)] : undefined;
  const sitting = 'seats' in blank && blank.seats ? names[Number(value)] : undefined;
  return wording?.(value, blank) ?? (known && said(known)) ?? sitting ?? String(value);
}

export const labelOf = (name: string, blank: Blank): string => (blank.label ? said(blank.label) : name);
