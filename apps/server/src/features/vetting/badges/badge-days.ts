import { dayInMs } from '@hafi/base/time';
import { badgeDays } from '@hafi/contract/badges/badge-terms';

/** When the end of a badge is spoken of next, or comes; null when it has come. */
export function nextOfBadge(until: Date, now: Date): Date | null {
  const notices = badgeDays.notices.map((days) => new Date(until.getTime() - days * dayInMs));
  return [...notices, until].find((at) => at > now) ?? null;
}
