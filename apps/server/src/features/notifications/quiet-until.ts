import { addDays } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import type { QuietHours } from '@hafi/contract/accounts/preferences.schemas';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';

/**
 * The end of the quiet hours at an instant, by the person's own clock; null outside them. The start
 * is inclusive, the end exclusive; they may cross midnight.
 */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const { day, time } = wallClockIn(now, timeZone);
  const overnight = from > to;
  const inside = overnight ? time >= from || time < to : time >= from && time < to;
  if (!inside) return null;
  const end = instantIn(overnight && time >= from ? addDays(day, 1) : day, to, timeZone);
  // When the clocks go back, an hour occurs twice: in its second pass the first end is over.
  return end > now ? end : new Date(end.getTime() + hourInMs);
}
