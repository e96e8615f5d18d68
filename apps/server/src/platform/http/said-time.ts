import { dayInMs, minuteInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { invalidInput } from './invalid-input.ts';

/** How far from now a time may be that a device says. */
interface Bounds {
  /** How much its clock may be ahead, in minutes. */
  readonly leewayMinutes: number;
  /** How long ago it may be, in days. */
  readonly days: number;
  /** The problem of what is longer ago. */
  readonly tooOld: ConstructorParameters<typeof Problem>[0];
}

/**
 * When something happened, as a device says: brought to now when its clock is a little ahead.
 * @throws Problem invalid-input (`at`: `future-moment`), tooOld
 */
export function saidTime(said: string, now: Date, { days, leewayMinutes, tooOld }: Bounds): Date {
  const at = new Date(said);
  const ahead = at.getTime() - now.getTime();
  if (ahead > leewayMinutes * minuteInMs) throw invalidInput('at', 'future-moment');
  if (-ahead > days * dayInMs) throw new Problem(tooOld);
  return ahead > 0 ? now : at;
}
