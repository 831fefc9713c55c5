/** What a clock shows: reckoned from the numbers of the server and how long ago they came. */
import type { Clock, TimeControl } from '../../generated/api';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

export interface Face {
  /** Seconds of the move, or of the stock. */
  left: number;
  bank: number;
  /** What there is of a whole clock: 0 to 1. */
  part: number;
  state: Clock['state'];
  /** Under a twentieth. */
  last: boolean;
  /** The days are over, and the bank is used. */
  onBank: boolean;
}

export const runs = (clock: Clock): boolean => clock.state === 'running' || clock.state === 'low';

/** The clock as it is so many seconds after the server said how it stood. */
export function faceOf(clock: Clock, since: number): Face {
  const spent = runs(clock) ? Math.max(0, since) : 0;
  const left = Math.max(0, clock.left - spent);
  const bank = Math.max(0, clock.bank - Math.max(0, spent - clock.left));
  const total = left + bank;
  const low = total < clock.full / 5;
  const state = !runs(clock) ? clock.state : total <= 0 ? 'out' : low ? 'low' : 'running';
  const onBank = left <= 0 && bank > 0;
  return { left, bank, part: Math.min(1, (onBank ? bank : left) / clock.full), state, last: low && total < clock.full / 20, onBank };
}

export interface Units {
  day: string;
  hour: string;
}

/** "2 d 11 h", "6 h 20", "12:48". The seconds are counted up, so that a clock shows 0:00 only when time is up. */
export function written(seconds: number, { day, hour }: Units): string {
  const whole = Math.ceil(Math.max(0, seconds) - 1e-6);
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (days) return hours ? `${days} ${day} ${hours} ${hour}` : `${days} ${day}`;
  if (hours) return minutes ? `${hours} ${hour} ${String(minutes).padStart(2, '0')}` : `${hours} ${hour}`;
  return `${minutes}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** The same in the room of a chip: the largest unit alone. */
export function short(seconds: number, units: Units): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} ${units.day}`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} ${units.hour}`;
  return written(seconds, units);
}

/** When the owner of a clock is told how little is left, in seconds. */
const SPOKEN = [5 * MINUTE, MINUTE, 20, 10];

/** Of the moments at which it is said how much is left, the one that has been passed between two looks. */
export function passed(before: number, now: number): number | undefined {
  return SPOKEN.find((mark) => before > mark && now <= mark);
}

export const isLive = (control: TimeControl): boolean => control.kind === 'move' || control.kind === 'fischer';
