import { dayInMs, minuteInMs } from '@hafi/base/time';
import { links } from '@hafi/contract/core/links';
import { entryDays } from '@hafi/contract/medications/medication-terms';
import { dosesBetween, nextDose } from '@hafi/contract/medications/schedule';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDied } from '../../accounts/accounts.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import { answerBySms, outside, phoneOnly, titles, toElder } from '../medications.messages.ts';
import type { MedicationRow } from '../medications.repo.ts';
import { type DueDose, insertDue, lockDue, moveOn } from './reminders.repo.ts';
import { notifiedAwayAt } from './tell-away.ts';

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteInMs);
const justAfter = (at: Date) => new Date(at.getTime() + 1);

/**
 * The doses of a medicine that are due now. After an outage, doses older than the missed-dose
 * interval count as missed: a reminder would come too late. Their circle is notified of all of them
 * together (`tell-away.ts`). Doses too old to be recorded are skipped.
 */
export function dueDoses(medication: MedicationRow, now: Date): DueDose[] {
  const { dosage, elderId, id, nextDueAt, pillsPerDose } = medication;
  if (!nextDueAt) return [];
  const oldest = new Date(Math.max(nextDueAt.getTime(), now.getTime() - entryDays * dayInMs));
  return dosesBetween(medication, oldest, justAfter(now)).map((dueAt) => {
    const circleAt = after(dueAt, medication.tellCircleMinutes);
    const useful = now < circleAt;
    return {
      id: newId(),
      medicationId: id,
      elderId,
      dueAt,
      dosage,
      pills: pillsPerDose,
      circleAt,
      remindedAt: useful ? now : null,
      missedAt: useful ? null : now,
      nextStepAt: useful ? after(dueAt, medication.remindAgainMinutes) : notifiedAwayAt(now),
    };
  });
}

/**
 * One reminder for everything an elder takes at one time. It is worthless once the last of these
 * doses counts as missed.
 */
function noticesOf(doses: readonly DueDose[], now: Date): OutgoingNotice[] {
  const alike = Map.groupBy(doses, (dose) => `${dose.elderId} ${dose.dueAt.getTime()}`);
  return [...alike].flatMap(([key, [first, ...others]]) =>
    first ? [noticeOf(key, first, others, now)] : [],
  );
}

function noticeOf(
  key: string,
  first: DueDose,
  others: readonly DueDose[],
  now: Date,
): OutgoingNotice {
  const { dueAt, elderId } = first;
  const ends = [first, ...others].map(({ circleAt }) => circleAt.getTime());
  return {
    personId: elderId,
    type: 'health',
    priority: 'high',
    title: titles.time,
    text: toElder.due,
    outside: outside.time,
    answerBySms: answerBySms.time,
    phoneOnly: phoneOnly.time,
    values: { time: { time: dueAt.toISOString() } },
    link: links.ownMedications,
    at: now,
    // The elder chose this time, so quiet hours do not apply.
    atOnce: true,
    uselessAt: new Date(Math.max(...ends)),
    dedupeKey: `dose:${key}`,
  };
}

/**
 * Reminds elders of every dose that is due. A dose's row is inserted in the transaction that queues
 * its reminder, so each is sent only once. Of who has died no dose is due.
 */
export const remindDosesWork = (platform: Platform): BatchWork<MedicationRow> => ({
  id: 'medications.remind-doses',
  // The first step of the ladder: sent within two seconds of its time.
  everySeconds: 1,
  batch: 500,
  take: lockDue,
  async handle(tx, due, now) {
    const died = await findDied(
      tx,
      due.map(({ elderId }) => elderId),
    );
    const living = due.filter(({ elderId }) => !died.has(elderId));
    const doses = living.flatMap((medication) => dueDoses(medication, now));
    const open = await insertDue(tx, doses);
    await moveOn(
      tx,
      due.map((medication) => ({
        id: medication.id,
        nextDueAt: nextDose(medication, justAfter(now)),
      })),
    );
    const toRemind = doses.filter(({ id, remindedAt }) => open.has(id) && remindedAt);
    await tellMany(platform, tx, { by: null, notices: noticesOf(toRemind, now) });
    const elders = toRemind.map(({ elderId }) => elderId);
    tx.changed(['medications', 'notifications'], elders);
  },
});
