/** Sorting the choices the server sent: by fleet, by where it goes, by what is invaded. No rule is known here. */
import type { Action, Disrupt, DrawMission, GeView, Invade } from '../../generated/games/galaxy-empires';
import type { Template } from '../../generated/api';
import { filled, type Plain } from '../../lib/form/fill';
import type { Choice } from '../game';

/** Where new fleets come from; stands where else the tile of a fleet does. */
export const YARD = 'yard';

/** A choice that puts a fleet on a tile: it moves there, is placed there, comes home, or is built. */
export interface Flight {
  choice: Choice;
  origin: string;
  target: string;
  /** The action under way is closed for it, and another one taken. */
  newAction: boolean;
}

/** An order of the kind asked for, and the choice that gives it. */
export interface Ordered<A> {
  choice: Choice;
  order: A;
}

const actionOf = (choice: Choice): Action => choice.action as Action;

function flight(choice: Choice): Flight | undefined {
  const action = actionOf(choice);
  switch (action.type) {
    case 'move':
      return { choice, origin: action.origin, target: action.target, newAction: action.new_action };
    case 'deploy':
      return { choice, origin: YARD, target: action.tile, newAction: action.new_action };
    case 'place':
    case 'return_to':
      return { choice, origin: action.origin, target: action.tile, newAction: false };
    default:
      return undefined;
  }
}

export const flights = (choices: readonly Choice[]): Flight[] => choices.map(flight).filter((found) => found !== undefined);

function ordered<A extends Action>(choices: readonly Choice[], type: A['type']): Ordered<A>[] {
  return choices.filter((choice) => actionOf(choice).type === type).map((choice) => ({ choice, order: actionOf(choice) as A }));
}

/** By territory, each strength once. */
export function invasions(choices: readonly Choice[]): Map<string, Invade[]> {
  const found = new Map<string, Invade[]>();
  for (const { order } of ordered<Invade>(choices, 'invade')) found.set(order.target, [...(found.get(order.target) ?? []), order]);
  return found;
}

/** By planet. */
export const disruptions = (choices: readonly Choice[]): Map<string, Choice> =>
  new Map(ordered<Disrupt>(choices, 'disrupt').map(({ choice, order }) => [order.planet, choice]));

export const draws = (choices: readonly Choice[]): Ordered<DrawMission>[] => ordered<DrawMission>(choices, 'draw_mission');

/** The choice that gives this order, where there is only one of its kind or what is asked for tells it from the others. */
export function ordering<A extends Action>(choices: readonly Choice[], type: A['type'], wanted: Partial<A> = {}): Choice | undefined {
  return ordered<A>(choices, type).find(({ order }) => Object.entries(wanted).every(([name, value]) => order[name as keyof A] === value))
    ?.choice;
}

/** The fleets that might invade a territory: those that are named, and those beside it that are ours and free. */
export function candidates(view: GeView, named: readonly Invade[], beside: ReadonlySet<string>): string[] {
  const near = view.fleets.filter(({ tile, owner, deliveries }) => owner === view.you && deliveries === null && beside.has(tile));
  return [...new Set([...named.flatMap(({ fleets }) => fleets), ...near.map(({ tile }) => tile)])].sort();
}

/** An invasion of which to ask whether it would do. */
export const invade = (fleets: readonly string[], target: string, actions: number): Invade => ({
  type: 'invade',
  target,
  fleets: [...fleets].sort(),
  actions,
});

/** The same invasion as it is played: one that is listed, or what its template comes to. */
export function playable(order: Invade, named: readonly Invade[], templates: readonly Template[]): Plain | undefined {
  const isSame = ({ fleets, actions }: Invade): boolean => actions === order.actions && String(fleets) === String(order.fleets);
  const listed = named.find(isSame);
  if (listed) return listed as unknown as Plain;
  const template = templates.find(
    ({ type, given }) => type === order.type && (given as { target?: string } | undefined)?.target === order.target,
  );
  return template && filled(template, { fleets: order.fleets, actions: order.actions });
}

/** How many actions an invasion of this strength may take, the fewest first, as far as the choices tell. */
export function actionsFor(strength: number, named: readonly Invade[], left: number): number[] {
  const least = named.find(({ fleets }) => fleets.length === strength)?.actions ?? left;
  return [...new Set([least, left])].filter((actions) => actions > 0 && actions >= least);
}
