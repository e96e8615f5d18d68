import type { Tx } from '../../../platform/db/tx.ts';
import { withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { findNoticesByKey } from '../../notifications/notifications.public.ts';
import type { DoseRow } from './doses.repo.ts';
import { hasMissedOther, hasOpenOf } from './reminders.repo.ts';
import { awayKeyOf } from './tell-away.ts';

/** The doses of one elder and time of which a circle is notified at once. */
type Missed = Pick<DoseRow, 'circleAt' | 'circleToldAt' | 'dueAt'> & { readonly elderId: string };

/** The key of what a circle is notified of them, before whom it tells. */
export const circleKeyOf = ({
  circleAt,
  dueAt,
  elderId,
}: Pick<Missed, 'circleAt' | 'dueAt' | 'elderId'>): string =>
  `dose-circle:${elderId} ${dueAt?.toISOString()} ${circleAt?.getTime()}`;

/** The keys of what a circle was notified of, as far as all of it is answered. */
async function answeredKeys(tx: Tx, dose: Missed): Promise<string[]> {
  const { circleAt, circleToldAt, dueAt, elderId } = dose;
  const keys: string[] = [];
  if (dueAt && circleAt && !(await hasMissedOther(tx, elderId, { dueAt, circleAt }))) {
    keys.push(circleKeyOf(dose));
  }
  if (circleToldAt && !(await hasOpenOf(tx, elderId, circleToldAt))) {
    keys.push(awayKeyOf(elderId, circleToldAt));
  }
  return keys;
}

/**
 * Has what says that a dose was not answered never arrive once it was, unless others of its time are
 * still open, or others of the outage in which it was missed.
 */
export async function withdrawMissed(tx: Tx, dose: Missed, now: Date): Promise<void> {
  const keys = await answeredKeys(tx, dose);
  if (keys.length === 0) return;
  const people = await circleWith(tx, dose.elderId, 'alerts:receive');
  const notices = await findNoticesByKey(
    tx,
    keys.flatMap((key) => people.map((personId) => `${key}:${personId}`)),
  );
  await withdrawMessages(
    tx,
    notices.map(({ id }) => id),
    now,
  );
}
