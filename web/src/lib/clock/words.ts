/** The words of clocks, and sentences about time: for rows of players, lists and the set-up page. */
import type { TimeControl } from '../../generated/api';
import { catalogue } from '../i18n.svelte';
import { DAY, type Face, HOUR, MINUTE } from './clock';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);

/** "1 day 4 hours", "12 minutes", "20 seconds": as one says it. */
export function inFull(seconds: number): string {
  const say = words();
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / HOUR);
    return [say.days(Math.floor(whole / DAY)), ...(hours ? [say.hours(hours)] : [])].join(' ');
  }
  if (whole >= HOUR) {
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    return [say.hours(Math.floor(whole / HOUR)), ...(minutes ? [say.minutes(minutes)] : [])].join(' ');
  }
  return whole >= MINUTE ? say.minutes(Math.floor(whole / MINUTE)) : say.seconds(whole);
}

/** What a clock says aloud. */
export function spoken({ state, left, bank, onBank }: Face): string {
  const say = words();
  if (state === 'out' || state === 'paused' || state === 'holiday' || state === 'night' || state === 'gathering') return say[state];
  if (onBank) return say.onBank(inFull(bank));
  return bank > 0 ? say.leftThenBank(inFull(left), inFull(bank)) : say.left(inFull(left));
}

/** "You have 1 day 4 hours, then 3 days of bank." */
export function yours({ left, bank, onBank }: Face): string {
  const say = words();
  if (onBank) return say.youHaveBank(inFull(bank));
  return bank > 0 ? say.youHaveThenBank(inFull(left), inFull(bank)) : say.youHave(inFull(left));
}

const brief = (seconds: number): string => {
  const say = words();
  if (seconds >= HOUR) return inFull(seconds);
  return seconds % MINUTE ? say.sec(seconds) : say.min(seconds / MINUTE);
};

/** How a table keeps time, in a few words: "3 days a move", "15 min + 10 s". */
export function speedOf(control: TimeControl): string {
  const say = words();
  if (control.kind === 'none') return say.none;
  if (control.kind === 'fischer') return say.fischer(brief(control.stock ?? 0), say.sec(control.move ?? 0));
  return say.aMove(brief(control.move ?? 0));
}

/** What happens when time is up, as a sentence. */
export const outOf = (control: TimeControl): string => words()[control.out ?? 'default'];
