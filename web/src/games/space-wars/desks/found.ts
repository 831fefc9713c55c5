/** What may be ordered now, by kind: the orders behind the choices that were sent. */
import type { Action } from '../../../generated/games/space-wars';
import type { Choice, TableForGame } from '../../game';
import { said } from '../../../lib/i18n.svelte';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export interface Found<A> {
  order: A;
  choice: Choice;
}

/** The choices that are orders of one kind. */
export function found<Type extends Action['type']>(choices: readonly Choice[], ...types: Type[]): Found<Of<Type>>[] {
  return choices.flatMap((choice) => {
    const order = choice.action as Action;
    return (types as string[]).includes(order.type) ? [{ order: order as Of<Type>, choice }] : [];
  });
}

/** The same among all that may be done, in or out of turn. */
export const foundAnywhere = <Type extends Action['type']>(table: TableForGame, ...types: Type[]): Found<Of<Type>>[] => [
  ...found(table.choices, ...types),
  ...found(table.free, ...types),
];

/** A choice in words. */
export const wordsOf = (choice: Choice): string => (choice.words ? said(choice.words) : choice.text);
