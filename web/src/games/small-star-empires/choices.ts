/** Sorting the choices the server sent: by ship, by where it ends, by what is placed. No rule is known here. */
import type { Action, How, Piece } from '../../generated/games/small-star-empires';
import { distance, keyOf, same, type Hex, type HexKey } from '../hex';
import type { Choice } from '../game';

/** A choice of a flight: from where, to where, how, and what is then placed; a repair places nothing. */
export interface Flight {
  choice: Choice;
  origin: Hex;
  target: Hex;
  how: How;
  place: Piece | null;
}

/** One way to end a flight, and the pieces that may be placed there. */
export interface End {
  target: Hex;
  how: How;
  flights: readonly Flight[];
}

const actionOf = (choice: Choice): Action => choice.action as Action;

function flight(choice: Choice, refueling: Hex | null): Flight | undefined {
  const action = actionOf(choice);
  switch (action.type) {
    case 'move':
      return { choice, origin: action.origin, target: action.target, how: action.how, place: action.place };
    case 'repair':
      return { choice, origin: action.origin, target: action.target, how: action.how, place: null };
    case 'refuel':
      return refueling ? { choice, origin: refueling, target: action.target, how: '>', place: action.place } : undefined;
    default:
      return undefined;
  }
}

export const flights = (choices: readonly Choice[], refueling: Hex | null = null): Flight[] =>
  choices.map((choice) => flight(choice, refueling)).filter((found) => found !== undefined);

/** The choices that are not made on the board: to stop after refueling, to pass. */
export const besides = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => ['stop', 'pass'].includes(actionOf(choice).type));

/** Where ships stand that can move. */
export const origins = (all: readonly Flight[]): Hex[] => [...new Map(all.map(({ origin }) => [keyOf(origin), origin])).values()];

/** Where a ship can end, with every way to get there: in a line first. */
export function endsFrom(all: readonly Flight[], origin: HexKey): Map<HexKey, End[]> {
  const ends = new Map<HexKey, End[]>();
  for (const found of all.filter((flown) => keyOf(flown.origin) === origin)) {
    const key = keyOf(found.target);
    const ways = ends.get(key) ?? [];
    const way = ways.find((end) => end.how === found.how);
    if (way) ways[ways.indexOf(way)] = { ...way, flights: [...way.flights, found] };
    else ways.push({ target: found.target, how: found.how, flights: [found] });
    ends.set(key, ways.sort((a) => (a.how === '>' ? -1 : 1)));
  }
  return ends;
}

/** The flight that places the wanted piece; where that cannot be placed, the one that can. */
export const placing = (end: End, piece: Piece): Flight | undefined =>
  end.flights.find(({ place }) => place === piece) ?? end.flights[0];

/** The order that would try a flight, whether or not it may be flown. */
export function attempt(origin: Hex, target: Hex, place: Piece, refueling: boolean): Action {
  const to: [number, number] = [...target];
  return refueling ? { type: 'refuel', target: to, place } : { type: 'move', origin: [...origin], target: to, how: '>', place };
}

/** The wormholes of a jump: one beside where it begins, another beside where it ends; the shortest way round. */
export function jumpWay(wormholes: readonly Hex[], origin: Hex, target: Hex): [Hex, Hex] | undefined {
  const beside = (at: Hex) => wormholes.filter((hole) => distance(hole, at) === 1);
  const ways = beside(origin).flatMap((from) => beside(target).filter((to) => !same(from, to)).map((to): [Hex, Hex] => [from, to]));
  return ways.sort((a, b) => distance(...a) - distance(...b))[0];
}
