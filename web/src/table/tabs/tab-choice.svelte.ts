/** Which of the things beside the board is seen: the move, the scores, the log, or a panel of the game; and which panel,
 * if any, stands in the place of the board. */
import { tick } from 'svelte';
import type { GamePanel, Progress } from '../../games/game';
import { isShort, layout } from '../layout.svelte';
import type { Height } from '../sheet/Sheet.svelte';
import type { Sitting } from '../sitting.svelte';
import { words as talkWords } from '../talk/words';
import { words } from '../words';

/** A panel of the game is known by its id. */
export type Tab = string;

/** What can stand in the middle of the table: a wide panel, or the board. */
export interface Staged {
  value: Tab;
  label: string;
  icon: string;
  badge?: number | undefined;
  progress?: Progress | undefined;
  locked?: string | undefined;
}

/** The board, among what can stand in the middle. */
const BOARD: Tab = 'board';
const MOST_FRAMES = 6;

export class TabChoice {
  #chosen = $state<Tab>('move');
  #staged = $state<Tab>(BOARD);
  /** How high the sheet stands in which a phone shows them. */
  height = $state<Height>('half');

  /** The move has no place of its own, but is a tab among others. */
  tabbed = $derived(layout() === 'phone' || isShort());
  panels = $derived.by<readonly GamePanel[]>(
    () => this.sitting.game?.panels?.filter((panel) => panel.shows?.(this.sitting.forGame) ?? true) ?? [],
  );
  /** Those that take the place of the board. A phone has no such place: there they are tabs like any other. */
  #wide = $derived.by<readonly GamePanel[]>(() => (this.tabbed ? [] : this.panels.filter((panel) => panel.wide)));
  /** What can stand in the middle, where there is a choice. */
  staging = $derived.by<readonly Staged[]>(() => {
    const wide = this.#wide.map((panel) => ({
      value: panel.id,
      label: panel.label(),
      icon: panel.icon,
      badge: panel.badge?.(this.sitting.forGame),
      progress: panel.progress?.(this.sitting.forGame),
      locked: panel.locked?.(this.sitting.forGame),
    }));
    return wide.length ? [{ value: BOARD, label: words().board, icon: 'territory' }, ...wide] : [];
  });
  /** The panel that stands in the place of the board. */
  staged = $derived.by(() => this.#wide.find((panel) => panel.id === this.#staged));
  /** With panels there are many tabs: then all have marks. */
  #all = $derived.by(() => {
    const say = words();
    const { talking } = this.sitting;
    const unread = { badge: talking.unread || undefined, note: talkWords().unread(talking.unread) };
    const own: { value: Tab; label: string; icon: string; badge?: number | undefined; note?: string }[] = [
      { value: 'move', label: say.sheet.move, icon: 'play' },
      { value: 'scores', label: say.scores, icon: 'total' },
      { value: 'log', label: say.log, icon: 'menu' },
      ...(talking.offered ? [{ value: 'talk', label: talkWords().chat, icon: 'chat', ...unread }] : []),
    ];
    const games = this.panels
      .filter((panel) => !this.#wide.includes(panel))
      .map((panel) => ({ value: panel.id, label: panel.label(), icon: panel.icon, badge: panel.badge?.(this.sitting.forGame) }));
    return this.panels.length ? [...own, ...games] : own.map(({ icon: _icon, ...tab }) => tab);
  });
  /** What has its own place beside the board needs no tab: where there is room the move, where there is most the scores. */
  #placed = $derived.by<Tab[]>(() => (layout() === 'wide' ? ['move', 'scores'] : !this.tabbed || this.sitting.table.over ? ['move'] : []));
  /** The tabs to choose from. */
  offered = $derived(this.#all.filter((choice) => !this.#placed.includes(choice.value)));
  open = $derived<Tab>(this.offered.some((choice) => choice.value === this.#chosen) ? this.#chosen : this.offered[0]!.value);
  /** The panel of the game that is open. */
  panel = $derived(this.panels.find((panel) => panel.id === this.open));
  /** The panel in which something is owed or to be read at once. */
  wanted = $derived.by(() => this.panels.find((panel) => panel.wanted?.(this.sitting.forGame, this.tabbed))?.id);
  /** Where moves are typed, while it is seen. */
  typing: { focus(): void } | undefined = $state.raw();
  /** Where one writes to the others, while it is seen. */
  talkField: { focus(): void } | undefined = $state.raw();
  #opened: Tab | undefined;

  constructor(
    private readonly sitting: Sitting,
    /** What the id of the element they are shown in begins with. */
    readonly id: string,
  ) {}

  choose(tab: Tab): void {
    // The board of a phone is there all the time: it is seen where the sheet is low.
    if (tab === BOARD && this.tabbed) return this.choose('move');
    if (tab === BOARD || this.#wide.some((panel) => panel.id === tab)) {
      this.#staged = tab;
      return;
    }
    this.#chosen = tab;
    const isWide = this.panels.some((panel) => panel.id === tab && panel.wide);
    this.height = tab === 'log' || isWide ? 'full' : 'half';
  }

  /** Where there is room, a panel in which something waits is open from the start. */
  begin(): void {
    const waits = this.sitting.game?.panels?.find((panel) => panel.badge?.(this.sitting.forGame));
    if (waits && !this.tabbed) this.choose(waits.id);
  }

  /** A decision that is made in a panel opens it; where it hides the move or the board, we go back when it is made. */
  follow(wanted: Tab | undefined): void {
    if (wanted) this.choose(wanted);
    else if (this.#opened && this.#opened === this.#staged) this.#staged = BOARD;
    else if (this.#opened && this.#opened === this.#chosen && this.tabbed) this.choose('move');
    this.#opened = wanted;
  }

  /** Go to where moves are typed. */
  async typeMove(): Promise<void> {
    if (this.offered.length > 1) this.choose('log');
    await tick();
    this.typing?.focus();
  }

  /** Go to what is said, and to the line to write on. */
  async talk(): Promise<void> {
    if (!this.offered.some(({ value }) => value === 'talk')) return;
    this.choose('talk');
    await tick();
    this.talkField?.focus();
  }

  /** Go to where something waits for us: a panel, else the board. */
  async goToWaiting(): Promise<void> {
    const waiting = this.wanted ?? this.panels.find((panel) => panel.badge?.(this.sitting.forGame))?.id;
    if (waiting) return this.goTo(waiting);
    await this.enter(BOARD);
  }

  /** Open what can stand in the middle, and stand in it, so that its keys work. */
  async enter(tab: Tab): Promise<void> {
    this.choose(tab);
    await tick();
    const found = tab === BOARD ? document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') : this.#desk;
    // What was hidden until now becomes visible within a few frames, and can have the focus only then.
    for (let frame = 0; found && frame < MOST_FRAMES; frame++) {
      found.focus();
      if (document.activeElement === found) return;
      await new Promise((done) => requestAnimationFrame(done));
    }
  }

  /** Open a panel, and go to what can be done in it. */
  async goTo(panel: Tab): Promise<void> {
    this.choose(panel);
    await tick();
    const found = this.staged?.id === panel ? this.#desk : document.getElementById(`${this.id}-panel`);
    found?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }

  /** What stands in the place of the board, which is under it still. */
  get #desk(): HTMLElement | null | undefined {
    return document.getElementById(`${this.id}-stage`)?.querySelector<HTMLElement>('.desk');
  }
}
