import { dayInMs, minuteInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { invalidInput } from './invalid-input.ts';

/** How far from now a time reported by a device may be. */
interface Bounds {
  /** How far the device's clock may be ahead, in minutes. */
  readonly leewayMinutes: number;
  /** How old the time may be, in days. */
  readonly days: number;
  /** The error for an older time. */
  readonly tooOld: ConstructorParameters<typeof Problem>[0];
}

/**
 * The time of an event as reported by a device; replaced by now when its clock is a little ahead.
 * @throws Problem invalid-input (`at`: `future-moment`) when it is further ahead, `tooOld` when it
 * is too old
 */
export function saidTime(said: string, now: Date, { days, leewayMinutes, tooOld }: Bounds): Date {
  const at = new Date(said);
  const ahead = at.getTime() - now.getTime();
  if (ahead > leewayMinutes * minuteInMs) throw invalidInput('at', 'future-moment');
  if (-ahead > days * dayInMs) throw new Problem(tooOld);
  return ahead > 0 ? now : at;
}
