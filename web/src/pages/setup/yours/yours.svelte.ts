/** The tables we keep under names, to begin them again; the server has them, for all our devices. */
import type { KeepTemplate, NewTable, TableTemplate } from '../../../generated/api';
import { ask, Refusal } from '../../../lib/api';

const PATH = '/me/templates';

export class YourTables {
  list = $state.raw<readonly TableTemplate[]>([]);
  busy = $state(false);
  refusal = $state.raw<Refusal>();

  constructor() {
    void this.#change(() => ask<TableTemplate[]>(PATH));
  }

  has(name: string): boolean {
    return this.list.some((kept) => kept.name === name);
  }

  /** Raises what the server has against it. */
  async keep(name: string, table: NewTable): Promise<void> {
    this.list = await ask<TableTemplate[]>(PATH, { post: { name, table } satisfies KeepTemplate });
  }

  rename({ name: was, table }: TableTemplate, name: string): Promise<boolean> {
    return this.#change(() => ask(PATH, { post: { name, table, was } satisfies KeepTemplate }));
  }

  remove(name: string): Promise<boolean> {
    return this.#change(() => ask(`${PATH}/remove`, { post: { name } }));
  }

  /** Something the server is asked for; undefined where it is refused, and then it is told why. */
  async do<T>(asked: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.refusal = undefined;
    try {
      return await asked();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  async #change(asked: () => Promise<TableTemplate[]>): Promise<boolean> {
    const list = await this.do(asked);
    if (list) this.list = list;
    return list !== undefined;
  }
}
