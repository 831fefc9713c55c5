/** A space battle as it stands on the board: who is where, and what the board says of each. */
import type { Battle, BattleBoard, Dispose, SwShown, UnitShown } from '../../../../generated/games/space-wars';
import type { TableForGame } from '../../../game';

export type Step = BattleBoard['steps'][number];
export type SideNumber = 0 | 1;
export type Row = 'core' | 'line' | 'zone' | 'aboard' | 'hidden';

export interface Unit {
  name: string;
  kind: string;
  owner: number;
  side: SideNumber;
  isSmall: boolean;
  /** What follows from the position: its points, weapons and defence. */
  shown: UnitShown;
  shields: number;
  damage: number;
  weapons: number;
  isCloaked: boolean;
  isCutOff: boolean;
  /** Captured in this round: it does nothing before the next. */
  isTaken: boolean;
  /** Where a fighter or pod is: the zone, the surface, or the craft it is aboard. */
  place: string | undefined;
}

/** A strip of the board; the top one is the enemy's core. */
export interface Lane {
  row: Row;
  side: SideNumber;
  units: readonly Unit[];
  /** Craft of the other side that have broken through into this core. */
  intruders: readonly Unit[];
}

export interface Field {
  battle: Battle;
  board: BattleBoard;
  step: Step;
  round: number;
  /** The side we are on; undefined for somebody who looks on. */
  mine: SideNumber | undefined;
  /** The side that is drawn at the bottom. */
  near: SideNumber;
  units: ReadonlyMap<string, Unit>;
  lanes: readonly Lane[];
}

export const other = (side: SideNumber): SideNumber => (side === 0 ? 1 : 0);

/** The battle on the table; undefined where there is none. */
export const battleIn = (view: SwShown): Battle | undefined =>
  view.pending.findLast((matter): matter is Battle => matter.type === 'Battle');

function unitsOf(view: SwShown, battle: Battle, board: BattleBoard): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const common = (name: string) => ({
    name,
    shown: board.units[name]!,
    shields: battle.shields?.[name] ?? 0,
    isCloaked: battle.cloaked?.includes(name) ?? false,
    isCutOff: battle.unsupplied?.includes(name) ?? false,
  });
  ([0, 1] as const).forEach((side) => {
    const { line = [], core = [], beyond = [], taken = [] } = battle.sides[side];
    for (const name of [...line, ...core, ...beyond]) {
      const craft = view.fleets.craft[name];
      if (!craft) continue;
      const { kind, owner, damage = 0, weapons = 0 } = craft;
      units.set(name, {
        ...common(name),
        kind,
        owner,
        side,
        isSmall: false,
        damage,
        weapons,
        isTaken: taken.includes(name),
        place: undefined,
      });
    }
  });
  for (const [name, { kind, owner, place }] of Object.entries(battle.wings ?? {})) {
    const side = battle.sides[0].seats.includes(owner) ? 0 : 1;
    units.set(name, { ...common(name), kind, owner, side, isSmall: true, damage: 0, weapons: 0, isTaken: false, place });
  }
  return units;
}

/** The board, with our side as it is being drawn up. Nobody is shown where the enemy stands before both have said. */
export function fieldOf(view: SwShown, seat: number | undefined, drawn?: Dispose): Field | undefined {
  const battle = battleIn(view);
  const board = view.battle;
  if (!battle || !board) return undefined;
  const step = battle.step ?? 'dispose';
  const units = unitsOf(view, battle, board);
  const mine = seat === undefined ? undefined : ([0, 1] as const).find((side) => battle.sides[side].seats.includes(seat));
  const near = mine ?? 0;
  const known = (names: readonly string[]): Unit[] => names.flatMap((name) => units.get(name) ?? []);
  const small = (side: SideNumber): Unit[] => [...units.values()].filter((unit) => unit.isSmall && unit.side === side);

  const lanesOf = (side: SideNumber): Lane[] => {
    const { line = [], core = [] } = battle.sides[side];
    const own = side === mine ? drawn : undefined;
    const rows = own && (own.line.length || own.core.length) ? own : { line, core };
    const isHidden = step === 'dispose' && !own;
    const beyond = known(battle.sides[other(side)].beyond ?? []);
    if (isHidden) return [{ row: 'hidden', side, units: [...known([...line, ...core]), ...small(side)], intruders: [] }];
    return [
      { row: 'core', side, units: known(rows.core), intruders: beyond },
      { row: 'line', side, units: known(rows.line), intruders: [] },
    ];
  };
  const isOut = (unit: Unit): boolean => {
    if (unit.side === mine && drawn)
      return drawn.skirmish.includes(unit.name) || (unit.place === 'zone' && !(unit.name in drawn.aboard) && step !== 'dispose');
    return unit.place === 'zone' && !(step === 'dispose' && unit.side !== mine);
  };
  const inZone = (side: SideNumber): Lane => ({ row: 'zone', side, units: small(side).filter(isOut), intruders: [] });
  const aboard = (side: SideNumber): Lane => ({
    row: 'aboard',
    side,
    units: small(side).filter((unit) => !isOut(unit) && !(step === 'dispose' && side !== mine)),
    intruders: [],
  });
  const far = other(near);
  const lanes = [...lanesOf(far), inZone(far), inZone(near), ...lanesOf(near).toReversed(), aboard(near), aboard(far)];
  return { battle, board, step, round: battle.round ?? 1, mine, near, units, lanes };
}

export const fieldAt = (table: TableForGame, drawn?: Dispose): Field | undefined => fieldOf(table.view as SwShown, table.seat, drawn);
