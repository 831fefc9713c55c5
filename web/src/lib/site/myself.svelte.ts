/** What we are called, as this browser remembers it: the bar says so, and the server keeps it where it may. */
import { ask } from '../api';
import { recall, remember } from '../storage';

class Myself {
  name = $state(recall('name'));
  /** Whether the name opens elsewhere too. */
  hasAccount = $state(recall('account') !== null);

  /** What the server knows of us. */
  learn(name: string | null, hasAccount: boolean): void {
    this.name = name;
    this.hasAccount = hasAccount;
    remember('name', name);
    remember('account', hasAccount ? 'yes' : null);
  }

  /** A name while it is being typed. */
  note(name: string | null): void {
    this.name = name;
    remember('name', name);
  }

  /** Be called so from now on. A name that the server does not take still serves this browser. */
  call(name: string | null): void {
    if (name === this.name) return;
    this.note(name);
    if (name) void ask('/me/name', { post: { name } }).catch(() => undefined);
  }
}

export const myself = new Myself();
