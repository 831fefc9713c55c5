/** The game that plays itself on the home page: it goes on from the middle to the end, waits, and begins again. */
import type { Entry } from '../../generated/api';
import type { GameOnPage } from '../../games/game';
import { front, games } from '../../games';

const BETWEEN = 900;
const AT_THE_END = 6000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export class Showing {
  view = $state.raw<unknown>(front.view);
  motion = $state.raw<unknown>();
  last = $state.raw<Entry>();
  held = $state(false);
  #game = $state.raw<GameOnPage>();
  #played = 0;
  #run = 0;

  constructor() {
    void games[front.game]?.().then((game) => (this.#game = game));
  }

  get Board(): GameOnPage['BoardView'] | undefined {
    return this.#game?.BoardView;
  }

  /** Go on playing until stopped; the way to stop it is what it returns. */
  play(moves: boolean): () => void {
    const run = ++this.#run;
    if (moves && this.#game) void this.#go(this.#game, () => run === this.#run);
    return () => void this.#run++;
  }

  async #go(game: GameOnPage, goesOn: () => boolean): Promise<void> {
    await wait(BETWEEN * 2);
    while (goesOn()) {
      const entry = front.log[this.#played] as Entry | undefined;
      if (!entry) {
        await wait(AT_THE_END);
        if (!goesOn()) return;
        this.#played = 0;
        this.view = front.view;
        this.last = undefined;
      } else {
        await this.#show(game, entry);
        this.#played++;
      }
      await wait(BETWEEN);
      while (document.hidden && goesOn()) await nextFrame();
    }
  }

  async #show(game: GameOnPage, entry: Entry): Promise<void> {
    for (const act of game.acts(this.view, entry)) {
      this.motion = act.motion;
      if (act.motion) await wait(act.ms);
      this.view = act.view;
      this.motion = undefined;
      if (!act.motion) await wait(act.ms);
    }
    this.last = entry;
  }
}
