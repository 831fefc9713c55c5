/** What follows the table by itself while the page is open: the board, the reader of the screen, what is asked and decided. */
import { untrack } from 'svelte';
import { said } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { Sitting } from './sitting.svelte';

export function followTheTable(sitting: Sitting): void {
  const { table, stage, announcer, replay, tabs, talking, agreement } = sitting;

  // The board follows the table: step by step where it can be watched, at once where it cannot.
  let onBoard = -1;
  $effect(() => {
    const { game, table: { shown, past: { moment: past } } } = sitting;
    if (!game || !shown) return;
    untrack(() => {
      const until = table.log.filter((entry) => entry.number <= shown.number);
      const fresh = until.filter((entry) => entry.number > onBoard);
      const follows = past ? fresh.length === 1 : onBoard >= 0 && fresh.length > 0;
      if (follows && shown.number > onBoard) stage.follow(shown.view, fresh, game, settings.still);
      else if (!stage.playing || shown.number !== onBoard) stage.set(shown.view, until.at(-1));
      onBoard = shown.number;
    });
  });

  // What was being picked belongs to the position it was picked in.
  $effect(() => {
    void table.number;
    untrack(() => sitting.decision?.reset());
  });

  $effect(() => {
    const { log } = table;
    if (sitting.game) untrack(() => announcer.follow(log, sitting.asked));
  });
  $effect(() => {
    const verdict = sitting.decision?.refusal?.verdict;
    if (verdict?.why) announcer.urgent = `${said(verdict.why)} ${verdict.rule ?? ''}`;
  });

  // What may no longer be done is no longer asked about.
  $effect(() => {
    const { open } = sitting;
    const asked = typeof open === 'object' && 'ask' in open ? open.ask : undefined;
    if (asked && table.free.every(({ text }) => text !== asked.text)) sitting.open = undefined;
    if (typeof open === 'object' && 'doubts' in open && open.number !== table.number) {
      open.answer(false);
      sitting.open = undefined;
    }
  });

  // What is said is fetched when there may be something new, and once we see that there is anybody to say it.
  $effect(() => {
    void [table.spoken, table.seat];
    if (talking.offered) untrack(() => void talking.fetch());
  });

  // What may be asked changes with the game, too.
  $effect(() => {
    void [table.spoken, table.state];
    if (talking.offered) untrack(() => void agreement.fetch());
  });

  // What is not worth a question is not asked.
  $effect(() => {
    const action = table.canAct ? sitting.game?.unasked?.(sitting.forGame) : undefined;
    if (action) untrack(() => void sitting.forGame.play(action));
  });

  $effect(() => (stage.playing ? undefined : replay.goOn()));

  $effect(() => {
    const { wanted } = tabs;
    untrack(() => tabs.follow(wanted));
  });
}
