/** Which of the things beside the board is seen: the move, the scores, the log, or a panel of the game. */
import { tick } from 'svelte';
import type { GamePanel } from '../../games/game';
import { isShort, layout } from '../layout.svelte';
import type { Height } from '../sheet/Sheet.svelte';
import type { Sitting } from '../sitting.svelte';
import { words } from '../words';

/** A panel of the game is known by its id. */
export type Tab = string;

export class TabChoice {
  #chosen = $state<Tab>('move');
  /** How high the sheet stands in which a phone shows them. */
  height = $state<Height>('half');

  /** The move has no place of its own, but is a tab among others. */
  tabbed = $derived(layout() === 'phone' || isShort());
  panels = $derived.by<readonly GamePanel[]>(() => this.sitting.game?.panels?.filter((panel) => panel.shows?.(this.sitting.forGame) ?? true) ?? []);
  /** With panels there are many tabs: then all have marks. */
  #all = $derived.by(() => {
    const say = words();
    const own = [{ value: 'move', label: say.sheet.move, icon: 'play' }, { value: 'scores', label: say.scores, icon: 'total' }, { value: 'log', label: say.log, icon: 'menu' }];
    const games = this.panels.map((panel) => ({ value: panel.id, label: panel.label(), icon: panel.icon, badge: panel.badge?.(this.sitting.forGame) }));
    return games.length ? [...own, ...games] : own.map(({ value, label }) => ({ value, label }));
  });
  /** What has its own place beside the board needs no tab: where there is room the move, where there is most the scores. */
  #placed = $derived.by<Tab[]>(() => (layout() === 'wide' ? ['move', 'scores'] : !this.tabbed || this.sitting.table.over ? ['move'] : []));
  /** The tabs to choose from. */
  offered = $derived(this.#all.filter((choice) => !this.#placed.includes(choice.value)));
  open = $derived<Tab>(this.offered.some((choice) => choice.value === this.#chosen) ? this.#chosen : this.offered[0]!.value);
  /** The panel of the game that is open. */
  panel = $derived(this.panels.find((panel) => panel.id === this.open));
  /** The panel in which something is owed or to be read at once. */
  wanted = $derived.by(() => this.panels.find((panel) => panel.wanted?.(this.sitting.forGame))?.id);
  /** Where moves are typed, while it is seen. */
  typing: { focus(): void } | undefined = $state.raw();
  #opened: Tab | undefined;

  constructor(
    private readonly sitting: Sitting,
    /** What the id of the element they are shown in begins with. */
    readonly id: string,
  ) {}

  choose(tab: Tab): void {
    this.#chosen = tab;
    this.height = tab === 'log' ? 'full' : 'half';
  }

  /** Where there is room, a panel in which something waits is open from the start. */
  begin(): void {
    const waits = this.sitting.game?.panels?.find((panel) => panel.badge?.(this.sitting.forGame));
    if (waits && !this.tabbed) this.#chosen = waits.id;
  }

  /** A decision that is made in a panel opens it; where it hides the move, we go back when it is made. */
  follow(wanted: Tab | undefined): void {
    if (wanted) this.choose(wanted);
    else if (this.#opened && this.#opened === this.#chosen && this.tabbed) this.choose('move');
    this.#opened = wanted;
  }

  /** Go to where moves are typed. */
  async typeMove(): Promise<void> {
    if (this.offered.length > 1) this.choose('log');
    await tick();
    this.typing?.focus();
  }

  /** Open a panel, and go to what can be done in it. */
  async goTo(panel: Tab): Promise<void> {
    this.choose(panel);
    await tick();
    document.getElementById(`${this.id}-panel`)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }
}
