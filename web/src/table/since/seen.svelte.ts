/** Up to where one has said that one has seen what the others did. The card that tells it comes and goes with what is picked. */
import { ofTable } from '../../games/of-table.svelte';

class Seen {
  /** One's own last action then; what has happened since is told. */
  upTo = $state<number>();
}

export const seenAt = ofTable(() => new Seen());
