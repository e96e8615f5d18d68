import { addDays } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import type { QuietHours } from '@hafi/contract/accounts/preferences.schemas';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';

/**
 * When the quiet hours end that an instant falls into, by the person's own clock; null outside of
 * them. The first minute is quiet, the last one no more; they may pass midnight.
 */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const { day, time } = wallClockIn(now, timeZone);
  const overnight = from > to;
  const inside = overnight ? time >= from || time < to : time >= from && time < to;
  if (!inside) return null;
  const end = instantIn(overnight && time >= from ? addDays(day, 1) : day, to, timeZone);
  // When clocks are put back the hour comes twice: in its second pass the first end is over.
  return end > now ? end : new Date(end.getTime() + hourInMs);
}
