import {
  type EmergencyStatistics,
  type EmergencyTimes,
  fewestForTimes,
} from '@hafi/contract/emergency/statistics.schemas';

/** An emergency that fired, as far as statistics need it. */
export interface Timed {
  readonly firedAt: Date;
  readonly isFalseAlarm: boolean;
  readonly isOpen: boolean;
  /** When a channel took the first message to somebody who was asked; null when none has, or nobody knows. */
  readonly noticedAt: Date | null;
  /** When somebody first said that they help. */
  readonly answeredAt: Date | null;
  readonly arrivedAt: Date | null;
}

/** The smallest value that is not exceeded by the given share of them (nearest rank). */
const rank = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

/** What has not happened is left out: it is neither zero nor endless. */
function timesOf(
  emergencies: readonly Timed[],
  what: 'answeredAt' | 'arrivedAt' | 'noticedAt',
): EmergencyTimes {
  const seconds = emergencies
    .flatMap(({ firedAt, [what]: at }) =>
      at ? [Math.max(0, Math.round((at.getTime() - firedAt.getTime()) / 1000))] : [],
    )
    .sort((one, other) => one - other);
  const isNotified = seconds.length >= fewestForTimes;
  return {
    count: seconds.length,
    median: isNotified ? rank(seconds, 0.5) : null,
    ninetieth: isNotified ? rank(seconds, 0.9) : null,
  };
}

/** How the emergencies of a span went: of these, those that fired in it. */
export function summarise(
  all: readonly Timed[],
  { from, until }: { readonly from: Date; readonly until: Date },
): EmergencyStatistics {
  const fired = all.filter(({ firedAt }) => firedAt >= from && firedAt < until);
  const real = fired.filter(({ isFalseAlarm }) => !isFalseAlarm);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    emergencies: real.length,
    falseAlarms: fired.length - real.length,
    open: real.filter(({ isOpen }) => isOpen).length,
    neverAnswered: real.filter(({ answeredAt, isOpen }) => !isOpen && !answeredAt).length,
    toNotice: timesOf(real, 'noticedAt'),
    toAnswer: timesOf(real, 'answeredAt'),
    toArrival: timesOf(real, 'arrivedAt'),
  };
}
