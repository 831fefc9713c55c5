/** A visit to a table: the table, its game, what is being decided and what is shown. The parts of the page share it. */
import type { Snippet } from 'svelte';
import type { GameInfo, Play } from '../generated/api';
import { shownBy } from '../games';
import type { Decision, GameOnPage, Sources, TableForGame } from '../games/game';
import { allGames, botLabels } from '../lib/games';
import { said } from '../lib/i18n.svelte';
import { Ahead } from './ahead/ahead.svelte';
import { Away } from './since/away.svelte';
import { playAgain } from './again';
import { Announcer } from './announcer.svelte';
import type { Open } from './dialog/open';
import { tableForGame } from './for-game';
import { Replay } from './past/replay.svelte';
import { Talking } from './talk/talking.svelte';
import { Agreement } from './together/together.svelte';
import { Stage } from './stage.svelte';
import { Table, type Outside } from './table.svelte';
import { TabChoice } from './tabs/tab-choice.svelte';
import { words } from './words';

export class Sitting {
  readonly table: Table;
  readonly stage = new Stage();
  readonly replay: Replay;
  readonly announcer = new Announcer();
  readonly forGame: TableForGame;
  readonly tabs: TabChoice;
  /** What the table agrees on beside the game. */
  readonly agreement: Agreement;
  /** What is said beside the game. */
  readonly talking: Talking;
  /** What happened while one was away. */
  readonly away: Away;
  /** What one plays if it comes to that. */
  readonly ahead: Ahead;

  game = $state.raw<GameOnPage>();
  decision = $state.raw<Decision>();
  /** The page does not know the game that is played here. */
  unknown = $state(false);
  /** What is open over the table. */
  open = $state.raw<Open>();
  /** The cell of the score sheet that is pointed at. */
  pointed = $state.raw<{ seat: number; row: string }>();
  /** What an exercise asks, which stands over what is to be decided; undefined at a table of people. */
  task = $state.raw<Snippet>();
  /** What is played here is tried out: nothing has happened that could be told. */
  readonly isTry: boolean;
  /** Nothing more is to be done here. */
  resting = $state(false);
  /** What the game is called, its options and bots. */
  info = $state.raw<GameInfo>();

  mine = $derived.by(() => this.table.due.length > 0);
  /** What we are asked, in words; undefined while others are waited for. */
  asked = $derived.by(() => {
    const decision = this.table.state?.decision;
    if (!this.mine) return undefined;
    return decision ? said(decision.label) : words().yourMove;
  });
  ended = $derived.by(() => this.table.over && !this.task && !this.replay.looking && !this.stage.playing);
  /** What each of the game's bots is called. */
  levels = $derived<ReadonlyMap<string, string>>(this.info ? botLabels(this.info) : new Map());
  period = $derived.by(() => {
    const { shown, book } = this.table;
    const say = words();
    return (this.game && shown && this.game.period(shown.view)) ?? (book.moves ? say.move(book.moves) : say.start);
  });
  /** What we are asked, or whose turn it is, in a word. */
  title = $derived.by(() => {
    const { over, mine, names, state } = this.table;
    if (over) return words().finished;
    if (this.asked && mine.length === 1) return this.asked;
    const [mover] = state?.waiting_on ?? [];
    return mover === undefined ? '' : words().moveOf(names[mover] ?? '');
  });
  /** Where the points of the cell that is pointed at come from. */
  sources = $derived.by<Sources | undefined>(() => {
    const { shown } = this.table;
    return this.pointed && this.game && shown ? this.game.sources(shown.view, this.pointed.seat, this.pointed.row) : undefined;
  });

  constructor(id: string, panelId: string, outside: Partial<Outside> = {}, isTry = false) {
    this.isTry = isTry;
    this.table = new Table(id, outside);
    this.replay = new Replay(this.table);
    this.forGame = tableForGame(this.table, this.stage, {
      play: (action) => this.play(action),
      showRule: (rule) => this.showRule(rule),
      goTo: (panel) => void this.tabs.goTo(panel),
      again: () => playAgain(this),
    });
    this.talking = new Talking(this);
    this.agreement = new Agreement(this);
    this.tabs = new TabChoice(this, panelId);
    this.away = new Away(this);
    this.ahead = new Ahead(this);
  }

  /** Play an action as a person does: what gives something up is done only once that has been said. */
  async play(action: Play['action']): Promise<void> {
    const { table, game } = this;
    const verdict = game?.isAtStake?.(table.now?.view) ? await table.weigh(action) : undefined;
    const doubts = (verdict?.caveats ?? []).filter(({ asks }) => asks).map(({ text }) => said(text));
    if (!doubts.length || (await this.#isSure(doubts))) await table.play(action);
  }

  #isSure(doubts: readonly string[]): Promise<boolean> {
    return new Promise((answer) => (this.open = { doubts, number: this.table.number, answer }));
  }

  showRule(rule: string): void {
    this.open = { rule };
  }

  async arrive(move?: number): Promise<void> {
    const { table } = this;
    const key = location.hash.slice(1);
    await table.open(key || undefined);
    // The key is a secret: it leaves the address as soon as it has been used.
    if (key) history.replaceState(null, '', location.pathname);
    if (!table.state) return;
    const found = await shownBy(table.state.table.game);
    this.unknown = !found;
    if (!found) return;
    this.decision = found.decision(this.forGame);
    this.game = found;
    if (table.over && new URLSearchParams(location.search).has('replay')) void this.replay.fromStart();
    if (new URLSearchParams(location.search).has('invite')) this.open = 'share';
    this.tabs.begin();
    if (move !== undefined) {
      this.replay.lookAt(move);
      return this.inform();
    }
    await Promise.all([this.away.arrive(), this.inform()]);
  }

  /** Whether a what-if may be begun here: of a game that runs, only by its players, where hints are allowed. */
  get mayTry(): boolean {
    const { table } = this;
    if (this.task || !table.state) return false;
    return table.over || (table.mine.length > 0 && table.state.table.hints === 'open');
  }

  /** Learn what the game is called, and its options and bots. */
  async inform(): Promise<void> {
    const known = await allGames().catch(() => []);
    this.info = known.find((info) => info.id === this.table.state?.table.game);
  }

  /** Let go of the last thing that was begun: a plan under way, the past, a part of the decision, or a hint. */
  letGo(): void {
    const { advice, past } = this.table;
    if (advice.carrying.running) advice.carrying.stop();
    else if (past.moment) this.replay.toNow();
    else if (this.decision?.held) this.decision.letGo();
    else advice.forget();
  }
}
