/** Filling in a template: what its blanks hold to begin with, whether that will do, and the action it comes to. */
import type { Play, Template } from '../../generated/api';

export type Blank = Template['blanks'][string];
export type Value = string | number | (string | number)[];
export type Filling = Readonly<Record<string, Value>>;

function first(blank: Blank): Value {
  switch (blank.type) {
    case 'amount':
      return blank.least;
    case 'pick':
      return blank.among[0] ?? '';
    case 'several':
      return blank.among.slice(0, blank.least);
    case 'words':
      return '';
  }
}

/** The least that could be meant. */
export function begin({ blanks }: Template): Filling {
  return Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, first(blank)]));
}

export const mostOf = (blank: Extract<Blank, { type: 'several' }>): number => blank.most ?? blank.among.length;

export function fits(blank: Blank, value: Value | undefined): boolean {
  switch (blank.type) {
    case 'amount':
      return Number.isInteger(value) && blank.least <= Number(value) && Number(value) <= blank.most && (Number(value) - blank.least) % blank.step === 0;
    case 'pick':
      return blank.among.some((one) => one === value);
    case 'several':
      return Array.isArray(value) && blank.least <= value.length && value.length <= mostOf(blank);
    case 'words':
      return typeof value === 'string' && value.length <= blank.longest;
  }
}

type Plain = Exclude<Play['action'], string>;

/** The action as plain JSON; undefined while something is still missing. */
export function filled({ type, given, blanks }: Template, filling: Filling): Plain | undefined {
  const whole = Object.entries(blanks).every(([name, blank]) => fits(blank, filling[name]));
  if (!whole) return undefined;
  return Object.entries(filling).reduce<object>((action, [name, value]) => put(action, name.split('.'), value), { type, ...given }) as Plain;
}

/** The action with a value at the end of this way: `give.cash` stands in the part `give`. */
function put(action: object, [step = '', ...way]: string[], value: Value): object {
  const part = (action as Record<string, object | undefined>)[step];
  return { ...action, [step]: way.length ? put(part ?? {}, way, value) : value };
}
