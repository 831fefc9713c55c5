/** The page of notices: what is set, and what is being done about it. Each change is kept at once. */
import type { Hours, Matrix, NoticePreview, NoticesPage, Wishes } from '../../generated/api';
import { Refusal } from '../../lib/api';
import { asked } from '../../lib/notices/asked';
import { allow, forbid, standing, type Standing } from '../../lib/notices/browser';
import { words } from '../../lib/notices/words';

export type Way = keyof Matrix;
export type Kind = Required<Matrix>[Way][number];
/** What is wanted, whole: what is asked may leave out what is usual. */
type Wanted = Required<Omit<Wishes, 'kinds'>> & { kinds: Required<Matrix> };

export const WAYS: readonly Way[] = ['push', 'mail', 'hook'];
export const KINDS: readonly Kind[] = ['turn', 'low', 'nudge', 'word', 'talk', 'vote', 'over', 'invitation'];

export class Notices {
  page = $state.raw<NoticesPage>();
  hours = $state.raw<Hours>();
  preview = $state.raw<NoticePreview>();
  here = $state<Standing>('cannot');
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  /** What came of what was done last, in words. */
  told = $state('');

  constructor() {
    void this.look();
  }

  get wishes(): Wanted {
    return this.page!.wishes as Wanted;
  }

  look = (): Promise<void> =>
    this.do(async () => {
      const [page, hours, preview, here] = await Promise.all([asked.page(), asked.hours(), asked.preview(), standing()]);
      this.hours = hours;
      this.preview = preview;
      this.here = here;
      this.page = page;
    });

  /** Whether a way can tell anything at all. */
  can(way: Way): boolean {
    const page = this.page!;
    if (way === 'push') return page.browsers > 0;
    if (way === 'mail') return page.letters && page.address !== null;
    return page.hooks.hooks.length > 0;
  }

  isOn = (way: Way): boolean => this.can(way) && this.wishes[way];

  change(wishes: Partial<Wishes>): Promise<void> {
    return this.do(async () => void (this.page = await asked.set({ ...this.wishes, ...wishes })));
  }

  tick(way: Way, kind: Kind, on: boolean): Promise<void> {
    const { kinds } = this.wishes;
    const wanted = KINDS.filter((one) => (one === kind ? on : kinds[way].includes(one)));
    return this.change({ kinds: { ...kinds, [way]: wanted } });
  }

  allowHere = (): Promise<void> =>
    this.do(async () => {
      const told = await allow(this.page!.push_key!).catch(() => undefined);
      this.here = await standing();
      if (!told) return;
      await asked.addBrowser(told);
      this.page = await asked.set({ ...this.wishes, push: true });
    });

  forbidHere = (): Promise<void> =>
    this.do(async () => {
      const endpoint = await forbid();
      this.here = await standing();
      if (endpoint) this.page = await asked.removeBrowser(endpoint);
    });

  attempt = (): Promise<void> =>
    this.do(async () => {
      const { received } = await asked.attempt();
      this.told = received ? words().browser.tried : words().browser.untried;
    });

  /** Do one thing after the other. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    this.told = '';
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    } finally {
      this.busy = false;
    }
  }
}
