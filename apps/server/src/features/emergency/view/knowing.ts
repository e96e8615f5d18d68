import type { ResponderKnowing } from '@hafi/contract/emergency/emergency.schemas';
import type { Delivery } from '../../notifications/notifications.public.ts';
import type { ResponderRow } from '../course/responders.repo.ts';

type Row = Pick<
  ResponderRow,
  'acknowledgedAt' | 'ambulanceAt' | 'arrivedAt' | 'cannotAt' | 'comingAt' | 'seenAt' | 'toldAt'
>;

/** What somebody knows, and since when. */
export interface Known {
  readonly knows: ResponderKnowing;
  readonly at: Date;
}

const earliest = (...times: readonly (Date | null)[]): Date | null => {
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};

type Step = readonly [ResponderKnowing, Date | null];

const furthest = (steps: readonly Step[]): Known | null => {
  for (const [knows, at] of steps) if (at) return { knows, at };
  return null;
};

/** What somebody has answered; null while they have not. */
export const answerOf = (row: Omit<Row, 'cannotAt' | 'seenAt' | 'toldAt'>): Known | null =>
  furthest([
    ['arrived', row.arrivedAt],
    ['coming', row.comingAt],
    ['acting', earliest(row.acknowledgedAt, row.ambulanceAt)],
  ]);

/**
 * What somebody who was asked knows: what they did, else what became of the messages to them. Who
 * has no address at all is unreached. `since` is when the emergency fired.
 */
export function knownBy(row: Row, delivery: Delivery | undefined, since: Date): Known {
  const notifiedAt = row.toldAt ?? since;
  const known =
    answerOf(row) ??
    furthest([
      ['cannot', row.cannotAt],
      ['seen', row.seenAt],
      ['told', delivery?.sentAt ?? null],
    ]);
  if (known) return known;
  return { knows: delivery && !delivery.isGivenUp ? 'waiting' : 'unreached', at: notifiedAt };
}
