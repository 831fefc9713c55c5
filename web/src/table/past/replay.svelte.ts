/** Looking back: at one move, or at the whole game played through again. */
import type { Table } from '../table.svelte';

/** Between two moves of a game that plays itself. */
export const PACE = 600;

export class Replay {
  /** The board is looked at though the game is over. */
  board = $state(false);
  /** It goes on by itself. */
  playing = $state(false);

  constructor(private readonly table: Table) {}

  /** Not the present, or a game that is over: the bar of the past shows. */
  get looking(): boolean {
    return this.table.past.moment !== undefined || (this.table.over && this.board);
  }

  /** The entry that is looked at. */
  get at(): number {
    return this.table.past.moment?.number ?? this.table.number;
  }

  lookAt(number: number): void {
    if (number < 0) return;
    this.board = true;
    void this.table.past.lookAt(number);
  }

  toNow(): void {
    this.playing = false;
    this.board = false;
    this.table.past.toNow();
  }

  async fromStart(): Promise<void> {
    await this.table.past.lookAt(0);
    this.board = true;
    this.playing = true;
  }

  /** Play what came after a line of the log up to now. */
  async through(number: number): Promise<void> {
    await this.table.past.lookAt(number);
    this.playing = true;
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else if (this.table.past.moment) this.playing = true;
    else void this.fromStart();
  }

  /** Go on to the next move after a while; the way to stop it is what it returns. */
  goOn(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (!this.table.past.moment) {
      this.playing = false;
      return undefined;
    }
    const next = setTimeout(() => void this.table.past.lookAt(this.at + 1), PACE);
    return () => clearTimeout(next);
  }
}
