import type { Tx } from '../../../platform/db/tx.ts';
import { withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { findNoticesByKey } from '../../notifications/notifications.public.ts';
import type { DoseRow } from './doses.repo.ts';
import { hasMissedBeside } from './reminders.repo.ts';

/** The doses of one elder and time of which a circle is told at once. */
type Missed = Pick<DoseRow, 'circleAt' | 'dueAt'> & { readonly elderId: string };

/** The key of what a circle is told of them, before whom it tells. */
export const circleKeyOf = ({ circleAt, dueAt, elderId }: Missed): string =>
  `dose-circle:${elderId} ${dueAt?.toISOString()} ${circleAt?.getTime()}`;

/**
 * Has what says that a dose was not answered never arrive once it was, unless others of its time are
 * still open.
 */
export async function withdrawMissed(tx: Tx, dose: Missed, now: Date): Promise<void> {
  const { circleAt, dueAt, elderId } = dose;
  if (!dueAt || !circleAt || (await hasMissedBeside(tx, elderId, { dueAt, circleAt }))) return;
  const people = await circleWith(tx, elderId, 'alerts:receive');
  const notices = await findNoticesByKey(
    tx,
    people.map((personId) => `${circleKeyOf(dose)}:${personId}`),
  );
  await withdrawMessages(
    tx,
    notices.map(({ id }) => id),
    now,
  );
}
