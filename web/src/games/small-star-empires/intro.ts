/** The game in four small pictures: boards drawn in words, and what is marked on them. */
import type { SseView, SystemSeen } from '../../generated/games/small-star-empires';
import type { Entry } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { Picture, Sources } from '../game';
import { words } from './words';

type Drawn = Omit<SseView, 'worth'>;

interface Lesson {
  tells: 'fly' | 'settle' | 'jump' | 'count';
  /** What things are worth is told, not drawn. */
  view: Drawn;
  last?: Entry;
  marked?: Sources;
}

type At = [number, number];
const NO_SCORE = { planets: 0, nebulae: 0, stations: 0, territory: 0, tiles: 0, tolls: 0 };

/** Rows from the top, each half a hex further left: `1` a star, `1a` a Colony of a, `1A` a Trade Station, `_` a gap. */
function board(rows: string[], ships: [seat: number, at: At][]): Drawn {
  const systems = rows.flatMap((words, r) =>
    words.split(/\s+/).flatMap((word, nth): SystemSeen[] => {
      const [kind, owner] = [word[0] as SystemSeen['kind'], word[1]];
      if (word === '_') return [];
      const holder = owner ? owner.toLowerCase().charCodeAt(0) - 97 : null;
      const piece = holder === null ? null : kind === 'H' ? 'h' : owner === owner!.toUpperCase() ? 's' : 'c';
      const at: At = [nth - Math.floor((r + 1) / 2), r];
      return [{ at, name: at.join(), kind, sector: 0, tile: null, holder, piece }];
    }),
  );
  const players = [0, 1, 2, 3].map((seat) => ({
    ships: ships.filter(([owner]) => owner === seat).map(([, at]): [At, boolean] => [at, false]),
    supply: [16, 4, 0] as [number, number, number],
    standing: 'playing' as const,
    score: NO_SCORE,
    sources: {},
  }));
  return { you: null, position: '', edition: 'retail', systems, players, turn: 0, refueling: null, over: false, campaign: null };
}

function flown(seat: number, origin: At, target: At, how: '>' | '~' = '>'): Entry {
  return logEntry({ seat, events: [{ type: 'ship_moved', seat, origin, target, how }], weights: ['routine'] });
}

const LESSONS: readonly Lesson[] = [
  {
    tells: 'fly',
    view: board(['1 2 1 G 1', 'Ha 1 2 3 X 1', '2 1 1 2 R'], [[0, [-1, 1]]]),
    marked: new Map([
      ['-1,1', null],
      ['0,1', null],
      ['1,1', null],
      ['2,1', null],
      ['0,0', null],
      ['-1,2', null],
    ]),
  },
  {
    tells: 'settle',
    view: board(['1 2 1 G 1', 'Ha 1 2 3a X 1', '2 1A 1 2 R'], [[0, [2, 1]]]),
    last: flown(0, [-1, 1], [2, 1]),
  },
  {
    tells: 'jump',
    view: board(['1 O 1a 2 1', 'Ha 1 2 1 X 1', '2 1 R 3a O'], [[0, [2, 2]]]),
    last: flown(0, [2, 0], [2, 2], '~'),
  },
  {
    tells: 'count',
    view: board(['1b 1b Ga Ga 1', 'Ha 1a 2A 3a X 1c', '2b 1b 1b 2 Rc'], []),
    marked: new Map([
      ['0,1', 1],
      ['1,1', 5],
      ['2,1', 3],
      ['2,0', 2],
      ['3,0', 3],
    ]),
  },
];

export const intro = (): Promise<Picture[]> =>
  Promise.resolve(LESSONS.map(({ tells, ...drawn }) => ({ ...words().intro[tells], ...drawn })));
