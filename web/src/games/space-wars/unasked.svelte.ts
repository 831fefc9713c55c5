/** What nobody is asked: the answer that would be given anyway, where there is nothing to weigh. It is sent as if one had
 * pressed the button, so that the game and its record know no difference. */
import type { Action, SwView } from '../../generated/games/space-wars';
import { recall, remember } from '../../lib/storage';
import type { TableForGame } from '../game';
import { ofTable } from '../of-table.svelte';
import { adviserOf } from './adviser/adviser.svelte';
import { found } from './desks/found';

/** What one can be asked each turn, or not, and whether one is as long as one has not said so: for motions to put to the
 * council; and what workshops make, even where there is nothing but amounts to choose. */
const STANDARD = { agenda: true, extraction: false };

/** How this device likes to be asked; kept between visits. */
class Asking {
  #wanted = $state({ ...STANDARD, ...kept() });

  for(kind: keyof typeof STANDARD): boolean {
    return this.#wanted[kind];
  }

  set(kind: keyof typeof STANDARD, wanted: boolean): void {
    this.#wanted[kind] = wanted;
    remember('space-wars.asks', JSON.stringify(this.#wanted));
  }
}

function kept(): Partial<typeof STANDARD> {
  try {
    return JSON.parse(recall('space-wars.asks') ?? '{}') as Partial<typeof STANDARD>;
  } catch {
    return {};
  }
}

export const asking = new Asking();

/** What is answered at a table without a question. */
class Unasked {
  /** The decisions that were spared, each with the last line of the log then: what is taken back after that is asked. */
  readonly #spared = new Map<string, number>();
  /** The decision that was put to us last: it stays a question, whatever one says meanwhile of the next ones. */
  #put: string | undefined;
  /** The council in which all offices are to be filled as suggested. */
  #chairing: string | undefined;

  constructor(readonly table: TableForGame) {}

  get #council(): string {
    return `${this.table.seat}/${(this.table.view as SwView).turn}`;
  }

  get #decision(): string {
    const { asked, number } = this.table;
    const again = asked && adviserOf(this.table).isSpared(asked.kind) ? number : '';
    return `${this.#council}/${asked?.kind}/${JSON.stringify(asked?.action)}/${again}`;
  }

  /** The offices that are left are filled as suggested. */
  fillOffices(): void {
    this.#chairing = this.#council;
  }

  /** Whether what is owed now is no question. */
  get isSpared(): boolean {
    const { asked, number } = this.table;
    const action = asked?.action as Action | undefined;
    return (
      asked !== undefined &&
      action !== undefined &&
      this.#decision !== this.#put &&
      (this.#spared.get(this.#decision) ?? number) === number &&
      this.#isNoQuestion(asked.kind, action)
    );
  }

  /** The answer to be sent now, once. */
  answer(): unknown {
    const { asked, number } = this.table;
    if (!asked || this.#spared.has(this.#decision) || adviserOf(this.table).tells) return undefined;
    if (!this.isSpared) {
      this.#put = this.#decision;
      return undefined;
    }
    this.#spared.set(this.#decision, number);
    // Who has no motions to make makes none, whatever would be filled in.
    return asked.kind === 'agenda' ? { type: 'form', orders: [] } : asked.action;
  }

  /** Whether a line of the log came of it: the first of one's own since then. */
  wrote(number: number): boolean {
    const { log, seat } = this.table;
    return [...this.#spared.values()].some(
      (before) => log.find((entry) => entry.kind === 'action' && entry.seat === seat && entry.number > before)?.number === number,
    );
  }

  #isNoQuestion(kind: string, action: Action): boolean {
    if (adviserOf(this.table).isSpared(kind)) return true;
    if (kind === 'agenda') return !asking.for('agenda');
    if (kind === 'extraction') return !asking.for('extraction') && (this.table.view as SwView).turn > 1 && isMatterOfAmounts(this.table);
    if (kind === 'battle') return isAlone(this.table);
    return kind === 'chairing' && (isIdle(this.table) || (this.#chairing === this.#council && action.type === 'appoint'));
  }
}

/** With all offices filled and no motion on the table, a chair can only be left. */
function isIdle({ choices, view }: TableForGame): boolean {
  const { stage } = view as SwView;
  return choices.length === 1 && !(stage && 'docket' in stage && stage.docket?.some(({ vetoed }) => !vetoed));
}

/** A single craft has nobody to change places with, and none that would hold the line while it breaks through. */
function isAlone({ view, seat }: TableForGame): boolean {
  const fight = (view as SwView).pending?.at(-1);
  if (fight?.type !== 'Battle' || (fight.step !== 'rearrange' && fight.step !== 'breakthrough')) return false;
  const own = fight.sides.find(({ seats }) => seats.includes(seat ?? -1));
  return own !== undefined && [...(own.line ?? []), ...(own.core ?? []), ...(own.beyond ?? [])].length === 1;
}

/** Whether workshops make more or less, and nothing else: no slaves could help, and no material is refined or chosen. */
function isMatterOfAmounts({ choices }: TableForGame): boolean {
  return !found(choices, 'refine', 'recycle').length && found(choices, 'extract').every(({ order }) => order.slaves === 0);
}

export const unaskedOf = ofTable((table) => new Unasked(table));
