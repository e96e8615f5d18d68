import { timeInKigali } from '@hafi/base/kigali-time';
import type { Tx } from '../../../platform/db/tx.ts';
import { countActivity, takeBackActivity } from '../../notifications/notifications.public.ts';
import { doseActivity } from '../medications.messages.ts';
import type { DoseRow } from './doses.repo.ts';

type Answered = Pick<DoseRow, 'at' | 'dueAt' | 'id' | 'recordedBy' | 'status'> & {
  readonly elderId: string;
};

/** Doses of one time that one person answers alike are one line. */
const keyOf = ({ dueAt, elderId, id, recordedBy, status }: Answered) =>
  `dose:${elderId}:${dueAt?.toISOString() ?? id}:${status}:${recordedBy}`;

/** Tells of an answer to a dose in the recent activity, in place of what was answered before. */
export async function tellDose(tx: Tx, before: Answered, after: Answered): Promise<void> {
  if (before.status) await takeBackActivity(tx, keyOf(before));
  if (!after.status) return;
  const at = after.at ?? after.dueAt;
  if (!at) return;
  await countActivity(tx, {
    about: after.elderId,
    by: after.recordedBy,
    kind: 'dose',
    text: doseActivity[after.status],
    // By Kigali's clock alone: it names the dose, as the plan does.
    values: { time: timeInKigali(after.dueAt ?? at) },
    key: keyOf(after),
    at,
  });
}
