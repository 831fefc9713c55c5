/** Filling in a template: what its blanks hold to begin with, whether that will do, and the action it comes to. */
import type { Play, Start, Template } from '../../generated/api';

export type Blank = Template['blanks'][string];
export type Plain = Exclude<Play['action'], string>;
type One = string | number;
/** A template within a blank, as far as it is filled in: which of those there are, and what its own blanks hold. */
export interface Part {
  readonly which: number;
  readonly filling: Filling;
}
export type Value = One | readonly One[] | Readonly<Record<string, One>> | Part | readonly Part[];
export type Filling = Readonly<Record<string, Value>>;

/** The blank of a kind. */
export type Of<Type extends Blank['type']> = Extract<Blank, { type: Type }>;

export const mostOf = (blank: Of<'several'>): number => blank.most ?? blank.among.length;
export const sum = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((all, one) => all + one, 0);

/** A template among those of a blank, as it is first put. */
export const part = (among: readonly Template[], which = 0): Part => ({ which, filling: begin(among[which]!) });

/** What a blank holds to begin with: what is usual, or the least that could be meant. */
function first(blank: Blank): Value {
  const usual = blank.usual as Value | null | undefined;
  if (usual !== undefined && usual !== null && fits(blank, usual)) return usual;
  switch (blank.type) {
    case 'amount':
      return blank.least;
    case 'pick':
      return blank.among[0] ?? '';
    case 'several':
      return blank.among.slice(0, blank.least ?? 0);
    case 'ranking':
      return blank.among;
    case 'amounts':
      return Object.fromEntries(Object.entries(blank.each).map(([key, { least }]) => [key, least]));
    case 'pairs':
      return {};
    case 'words':
      return '';
    case 'variant':
      return part(blank.among);
    case 'orders':
      return Array.from({ length: blank.least ?? 0 }, () => part(blank.among));
    case 'depending':
      return ''; // stands for one of its cases, never for itself
  }
}

/** The blank that stands in a place, given what the earlier ones hold; none where nothing is to be filled in. */
function standing(blank: Blank | undefined, filling: Filling): Exclude<Blank, Of<'depending'>> | undefined {
  return blank?.type === 'depending' ? standing(blank.cases[String(filling[blank.on])], filling) : blank;
}

/** The blanks that are to be filled in, by name. */
export function open({ blanks }: Template, filling: Filling): [string, Exclude<Blank, Of<'depending'>>][] {
  return Object.entries(blanks).flatMap(([name, blank]) => {
    const here = standing(blank, filling);
    return here ? [[name, { ...here, label: blank.label ?? here.label }]] : [];
  });
}

/** What has been filled in, and how one begins where nothing has, or where what it hangs on has changed. */
export function completed({ blanks }: Template, changed: Filling): Filling {
  return Object.entries(blanks).reduce<Filling>((filling, [name, blank]) => {
    const here = standing(blank, filling);
    if (!here) return filling;
    const value = changed[name];
    const stays = value !== undefined && (blank.type !== 'depending' || fits(here, value));
    return { ...filling, [name]: stays ? value : first(here) };
  }, {});
}

/** What is usual, and else the least that could be meant. */
export const begin = (template: Template): Filling => completed(template, {});

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'which' in value;
const partFits = (among: readonly Template[], value: unknown): boolean =>
  isPart(value) && among[value.which] !== undefined && filled(among[value.which]!, value.filling) !== undefined;

export function fits(blank: Blank, value: Value | undefined): boolean {
  switch (blank.type) {
    case 'amount':
      return (
        Number.isInteger(value) &&
        blank.least <= Number(value) &&
        Number(value) <= blank.most &&
        (Number(value) - blank.least) % (blank.step ?? 1) === 0
      );
    case 'pick':
      return blank.among.some((one) => one === value);
    case 'several':
      return (
        Array.isArray(value) &&
        (blank.least ?? 0) <= value.length &&
        value.length <= mostOf(blank) &&
        value.every((one) => blank.among.some((known) => known === one))
      );
    case 'ranking':
      return (
        Array.isArray(value) &&
        value.length === blank.among.length &&
        blank.among.every((one) => (value as readonly unknown[]).includes(one))
      );
    case 'amounts': {
      const amounts = value as Readonly<Record<string, number>>;
      return (
        typeof value === 'object' &&
        Object.entries(blank.each).every(([key, amount]) => fits({ ...amount, type: 'amount' }, amounts[key])) &&
        sum(amounts) <= (blank.most ?? Infinity) &&
        (blank.together ?? []).every(({ among, most }) => among.reduce((all, key) => all + amounts[key]!, 0) <= most)
      );
    }
    case 'pairs':
      return typeof value === 'object' && Object.entries(value).every(([key, one]) => blank.each[key]?.some((known) => known === one));
    case 'words':
      return typeof value === 'string' && (blank.shortest ?? 0) <= value.trim().length && value.length <= blank.longest;
    case 'variant':
      return partFits(blank.among, value);
    case 'orders':
      return (
        Array.isArray(value) &&
        (blank.least ?? 0) <= value.length &&
        value.length <= blank.most &&
        (value as readonly unknown[]).every((one) => partFits(blank.among, one))
      );
    case 'depending':
      return false;
  }
}

/** The action as plain JSON; undefined while something is still missing. */
export function filled(template: Template, filling: Filling): Plain | undefined {
  const isWhole = open(template, filling).every(([name, blank]) => fits(blank, filling[name]));
  return isWhole ? written(template, filling) : undefined;
}

/** What has been written so far, whether or not it will do. */
export function written(template: Template, filling: Filling): Plain {
  return open(template, filling).reduce<object>((action, [name, blank]) => put(action, name.split('.'), plain(blank, filling[name]!)), {
    type: template.type,
    ...template.given,
  }) as Plain;
}

/** The action as far as it can be weighed while it is being filled in: a list of orders ends before the first that is not whole. */
export function weighable(template: Template, filling: Filling): Plain | undefined {
  const cut = open(template, filling).flatMap(([name, blank]) => {
    if (blank.type !== 'orders') return [];
    const orders = filling[name] as readonly Part[];
    const wrong = orders.findIndex((one) => !partFits(blank.among, one));
    return wrong < 0 ? [] : [[name, orders.slice(0, wrong)]];
  });
  return filled(template, { ...filling, ...Object.fromEntries(cut) });
}

/** What the blanks of a template hold in an action, as far as it says. */
export function fillingOf(template: Template, action: object): Filling {
  const values = Object.entries(template.blanks).map(([name, blank]) => [
    name,
    read(
      blank,
      name.split('.').reduce<unknown>((whole, step) => (whole as Record<string, unknown> | undefined)?.[step], action),
    ),
  ]);
  return completed(template, Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}

/** The action that a usual way to fill a template in comes to. */
export const started = (template: Template, { values }: Start): object =>
  Object.entries(values).reduce<object>((action, [name, value]) => put(action, name.split('.'), value), {
    type: template.type,
    ...template.given,
  });

function read(blank: Blank, value: unknown): unknown {
  const partOf = (among: readonly Template[], plain: object): Part | undefined => {
    const parts = among.flatMap((template, which) =>
      template.type === (plain as { type?: string }).type ? [{ which, filling: fillingOf(template, plain) }] : [],
    );
    return parts.find(({ which, filling }) => says(written(among[which]!, filling), plain)) ?? parts[0];
  };
  if (value === undefined) return undefined;
  if (blank.type === 'variant') return partOf(blank.among, value as object);
  if (blank.type === 'orders') return (value as object[]).map((one) => partOf(blank.among, one)).filter((one) => one !== undefined);
  return value;
}

/** Whether an action says all that another does: of several templates for one kind of order, the one that has room for it. */
const says = (action: object, all: object): boolean => {
  const held = action as Readonly<Record<string, unknown>>;
  return Object.entries(all).every(([name, value]) => JSON.stringify(held[name]) === JSON.stringify(value) || isNothing(value, held[name]));
};
/** A field that is left out is one that holds nothing. */
const isNothing = (value: unknown, held: unknown): boolean =>
  held === undefined && (value === null || value === false || (typeof value === 'object' && Object.keys(value).length === 0));

/** What a blank holds, as it stands in the action. */
function plain(blank: Blank, value: Value): unknown {
  const inner = (among: readonly Template[], { which, filling }: Part): unknown => written(among[which]!, filling);
  if (blank.type === 'variant') return inner(blank.among, value as Part);
  if (blank.type === 'orders') return (value as readonly Part[]).map((one) => inner(blank.among, one));
  return value;
}

/** The action with a value at the end of this way: `give.cash` stands in the part `give`. */
function put(action: object, [step = '', ...way]: string[], value: unknown): object {
  const inner = (action as Record<string, object | undefined>)[step];
  return { ...action, [step]: way.length ? put(inner ?? {}, way, value) : value };
}
