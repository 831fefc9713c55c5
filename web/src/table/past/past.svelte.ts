/** The position that is looked at, when it is not the present one. */
import type { Moment } from '../../generated/api';
import type { Table } from '../table.svelte';

export class Past {
  moment = $state.raw<Moment>();
  #fetched = new Map<string, Moment>();
  #wanted: number | undefined;

  constructor(private readonly table: Table) {}

  /** Look at the position after an entry; the newest one is the present. */
  async lookAt(number: number): Promise<void> {
    this.#wanted = number;
    if (number >= this.table.number) {
      this.moment = undefined;
      return;
    }
    const moment = await this.#fetch(number);
    if (moment && this.#wanted === number) this.moment = moment;
  }

  toNow(): void {
    this.#wanted = undefined;
    this.moment = undefined;
  }

  /** Fetch the position that is looked at in another language. */
  retell(): void {
    this.#fetched.clear();
    if (this.moment) void this.lookAt(this.moment.number);
  }

  async #fetch(number: number): Promise<Moment | undefined> {
    const { id, seat } = this.table;
    const key = `${number} ${seat}`;
    const moment = this.#fetched.get(key) ?? (await this.table.ask((api) => api.at(id, number, seat)));
    if (moment) {
      this.#fetched.set(key, moment);
      this.table.book.count(moment);
    }
    return moment;
  }
}
