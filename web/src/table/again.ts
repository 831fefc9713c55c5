/** The same game once more, with the same people and bots: where others are people, they are asked. */
import type { NewTable } from '../generated/api';
import { api } from '../lib/api';
import { keepKeys } from '../lib/invitations.svelte';
import { go } from '../lib/router.svelte';
import type { Sitting } from './sitting.svelte';

export async function playAgain(sitting: Sitting): Promise<void> {
  const { game, table: { state, seats } } = sitting;
  if (!state || !game) return;
  if (sitting.agreement.now?.next) return go(`/t/${sitting.agreement.now.next}`);
  if (sitting.agreement.offersRematch) return sitting.agreement.askRematch();
  const players = seats.map(({ name, bot, yours, colour }) => (bot ? { name, bot, colour } : { name, yours, colour }));
  const order: NewTable = {
    game: state.table.game,
    hints: state.table.hints,
    players,
    options: game.again(state.options) as NewTable['options'] & {},
  };
  const made = await api.create(order).catch(() => undefined);
  if (!made) return;
  keepKeys(made);
  if (made.links.length) sitting.open = { made, order };
  else go(`/t/${made.id}`);
}
