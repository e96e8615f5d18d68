import { type EmergencyLevel, longestWayMinutes } from '@hafi/contract/emergency/emergency-terms';
import type { Platform } from '../../../platform/platform.ts';
import type { LongestWaits } from './emergencies.repo.ts';
import type { Waits } from './emergency-machine.ts';
import type { ResponderRow } from './responders.repo.ts';

/** Which levels emergencies ask, and how long they wait, as the operator set it. */
export function waitsOf({ config }: Pick<Platform, 'config'>): Waits {
  const own: Record<EmergencyLevel, number | undefined> = {
    contacts: config.EMERGENCY_CONTACTS_SECONDS,
    volunteers: config.EMERGENCY_VOLUNTEERS_SECONDS,
    coordinators: config.EMERGENCY_COORDINATORS_SECONDS,
  };
  const levels = config.EMERGENCY_LEVELS.map(
    (level) => [level, own[level] ?? config.EMERGENCY_LEVEL_SECONDS] as const,
  );
  return { level: Object.fromEntries(levels), coming: config.EMERGENCY_COMING_SECONDS };
}

/** How long the next step can be ahead at most, in seconds, by what it waits for. */
export function longestWaits({ config }: Pick<Platform, 'config'>): LongestWaits {
  const { coming, level } = waitsOf({ config });
  const { EMERGENCY_ARRIVAL_SECONDS: arrival, EMERGENCY_LATE_SECONDS: late } = config;
  const way = Math.max(longestWayMinutes * 60 + late, arrival);
  return { answer: Math.max(...Object.values(level)), coming, way };
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

type Coming = Pick<ResponderRow, 'arrivedAt' | 'comingAt' | 'dueAt'>;

/** Until when one counts on somebody who is on the way. */
function countedOnUntil({ config }: Pick<Platform, 'config'>, coming: Coming): Date[] {
  const { arrivedAt, comingAt, dueAt } = coming;
  if (arrivedAt || !comingAt) return [];
  return dueAt
    ? [later(dueAt, config.EMERGENCY_LATE_SECONDS)]
    : [later(comingAt, config.EMERGENCY_ARRIVAL_SECONDS)];
}

/** When the next of those on the way is late who is not late yet; null where nobody is waited for. */
export function nextLate(
  platform: Pick<Platform, 'config'>,
  coming: readonly Coming[],
  now: Date,
): Date | null {
  const ends = coming
    // Nobody has set off in the future: a clock was wrong.
    .filter(({ comingAt }) => comingAt !== null && comingAt <= now)
    .flatMap((each) => countedOnUntil(platform, each))
    .filter((end) => end > now)
    .map((end) => end.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/**
 * When those on the way are late: when the first of them is. Who is late already no longer counts;
 * when all are, somebody who says again that they come gets the time of one who names none.
 */
export const lateAfter = (
  platform: Pick<Platform, 'config'>,
  coming: readonly Coming[],
  now: Date,
): Date => nextLate(platform, coming, now) ?? later(now, platform.config.EMERGENCY_ARRIVAL_SECONDS);
