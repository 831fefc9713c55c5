/** Small views for tests: a row of systems, drawn in a line. */
import type { SseView, SystemSeen } from '../../generated/games/small-star-empires';
import type { Choice } from '../game';

/** Systems in row g from g7 on: "1" a free star, "1a" a's Colony, "1A" a's Trade Station, "Ha" a homeworld, "?" unexplored, "_" a gap. */
export function row(drawn: string, ships: [seat: number, name: string][] = []): SseView {
  const systems = drawn.split(/\s+/).flatMap((word, q): SystemSeen[] => {
    if (word === '_') return [];
    const [kind, owner] = [word[0]!, word[1]];
    const holder = owner ? owner.toLowerCase().charCodeAt(0) - 97 : null;
    const piece = holder === null ? null : kind === 'H' ? 'h' : owner === owner!.toUpperCase() ? 's' : 'c';
    const hidden = kind === '?';
    return [
      {
        at: [q, 0],
        name: `g${7 + q}`,
        kind: hidden ? '.' : (kind as SystemSeen['kind']),
        sector: 0,
        tile: hidden ? 'face_down' : null,
        holder,
        piece,
      },
    ];
  });
  const at = (name: string): [number, number] => systems.find((system) => system.name === name)!.at;
  const score = { planets: 0, nebulae: 0, stations: 0, territory: 0, tiles: 0, tolls: 0 };
  const players = [0, 1].map((seat) => ({
    ships: ships.filter(([owner]) => owner === seat).map(([, name]): [[number, number], boolean] => [at(name), false]),
    supply: [16, 4, 0] as [number, number, number],
    standing: 'playing' as const,
    score,
    sources: {},
  }));
  return {
    you: 0,
    position: '',
    edition: 'retail',
    systems,
    players,
    turn: 0,
    refueling: null,
    over: false,
    campaign: null,
    worth: { nebulae: [2, 5, 8], rival: 1, territory: 3, toll: 2 },
  };
}

/** A choice as the server sends it, from its short form, in row g. */
export function choice(text: string): Choice {
  const hex = (name: string): [number, number] => [Number(name.slice(1)) - 7, name.charCodeAt(0) - 103];
  const flown = /^(\w+)([>~])(\w+):([csr])$/.exec(text);
  const step = /^\+(\w+):([cs])$/.exec(text);
  if (flown) {
    const [, origin, how, target, place] = flown as unknown as [string, string, string, string, string];
    const way = { origin: hex(origin), target: hex(target), how };
    return { text, action: place === 'r' ? { type: 'repair', ...way } : { type: 'move', ...way, place } };
  }
  return { text, action: step ? { type: 'refuel', target: hex(step[1]!), place: step[2] } : { type: text } };
}
