/** A small galaxy for tests: two players in opposite corners, and what the test changes. */
import type { Entry, Template } from '../../../generated/api';
import { logEntry } from '../../../lib/log-entry';
import type { AreaSeen, Event, FleetSeen, GeView, PlayerSeen } from '../../../generated/games/galaxy-empires';

const text = (word: string) => (word);

function area(id: string, kind: AreaSeen['kind'], changed: Partial<AreaSeen> = {}): AreaSeen {
  const tiles = [1, 2].map((n): AreaSeen['tiles'][number] => ({ name: `${id}${n}`, at: [0, n] }));
  return {
    id,
    title: text(id),
    kind,
    corner: null,
    tiles,
    closed: false,
    holder: null,
    income: [0, 0],
    unrest: false,
    unpaid: [],
    ...changed,
  };
}

const player = (faction: string, home: string): PlayerSeen => ({
  faction,
  title: text(faction),
  home,
  cash: 1000,
  pp: 5,
  built: 5,
  drawn: 0,
  out: 0,
  cards: [],
  territories: 1,
  fleets: 5,
  income: [100, 0],
  power: null,
});

export const fleet = (tile: string, owner: number, number: number, deliveries: number | null = null): FleetSeen => ({
  tile,
  owner,
  faction: ['carmine', 'verdant'][owner]!,
  number,
  deliveries,
  name: `${['carmine', 'verdant'][owner]}-${number}`,
});

export const AREAS: readonly AreaSeen[] = [
  area('capital', 'capital', { corner: 'nw', holder: 0, income: [100, 0] }),
  area('north gate', 'frontier', { corner: 'nw', income: [50, 0] }),
  area('west gate', 'frontier', { corner: 'nw', income: [50, 0] }),
  area('citadel', 'capital', { corner: 'se', holder: 1, income: [100, 0] }),
  area('station', 'space_station', { income: [100, 0] }),
  area('planet', 'planet'),
];

/** The areas with these holders, by name. */
export const held = (holders: Record<string, number>): AreaSeen[] =>
  AREAS.map((one) => ({ ...one, holder: holders[one.id] ?? one.holder }));

const OPTIONS: GeView['options'] = {
  war_mode: 'simulated',
  clause_mode: 'binding',
  domination_timing: 'immediate',
  bounty_timing: 'immediate',
  mission_pay: 'money',
  planets: 'four',
  defender_auto_surrender: 'ask',
  mission_trading: true,
  pp_trading: true,
  asymmetric_powers: false,
  seat_compensation_step: 0,
  round_limit: 0,
  faction_1: null,
  faction_2: null,
  faction_3: null,
  faction_4: null,
};

export function galaxy(changed: Partial<GeView> = {}): GeView {
  return {
    you: 0,
    rules: 2,
    options: OPTIONS,
    players: [player('carmine', 'capital'), player('verdant', 'citadel')],
    order: [0, 1],
    areas: [...AREAS],
    fleets: [fleet('capital1', 0, 1), fleet('capital2', 0, 2), fleet('citadel1', 1, 1)],
    turn: { number: 1, round: 1, seat: 0, first: 0, actions: 2, open: null, proposals: 0 },
    counts: { wars: 0, rolls: 0, shuffles: 0 },
    territories_to_win: 12,
    figures: {
      actions: 2,
      fleet: 500,
      war_pp: 7,
      deal_pp: 3,
      disrupt: 300,
      pp_most: 15,
      hand_most: 2,
      cash_to_win: 7000,
      frontier: 50,
      station: 100,
      center_pp: 2,
      delivery: 300,
      deliveries: 3,
      reparations: 300,
      kill_sum: 7,
    },
    barred: [],
    hand: [],
    deck: 32,
    discards: [],
    offers: [],
    offered: {},
    promises: [],
    conceding: [],
    war: null,
    proposal: null,
    errands: null,
    ending: null,
    broken: {},
    declined: {},
    ...changed,
  };
}

export const logged = (...events: Event[]): Entry[] => [
  logEntry({ number: 0, events }),
];

const TURNS = { type: 'amount', least: 1, most: 5, usual: 3 } as const;

/** What seats 0 and 1 could promise each other. */
const CLAUSES: readonly Template[] = [
  { type: 'truce', label: text('Truce'), given: {}, blanks: { turns: TURNS } },
  {
    type: 'keep_out',
    label: text('Keep out'),
    given: {},
    blanks: {
      who: { type: 'pick', among: [0, 1], seats: true },
      areas: { type: 'several', among: ['capital', 'station'], least: 1 },
      turns: TURNS,
    },
  },
  { type: 'note', label: text('In words'), given: {}, blanks: { text: { type: 'words', longest: 200, shortest: 1 } } },
];

/** An offer of this kind to seat 1, with so much money on both sides. */
export const offering = (type: string, changed: Template['blanks'] = {}): Template => ({
  type,
  label: text(type),
  given: type === 'counter' ? {} : { to: 1 },
  starts: [{ label: text('Truce of 3 turns'), values: { clauses: [{ type: 'truce', turns: 3 }] } }],
  blanks: {
    'give.cash': { type: 'amount', least: 0, most: 1000, step: 50 },
    'give.territories': { type: 'several', among: [], least: 0, most: null },
    'get.cash': { type: 'amount', least: 0, most: 400, step: 50 },
    'get.territories': { type: 'several', among: ['station'], least: 0, most: null },
    'get.fleets': { type: 'several', among: ['verdant-1'], least: 0, most: null },
    clauses: { type: 'orders', among: [...CLAUSES], most: 6 },
    ...changed,
  },
});
