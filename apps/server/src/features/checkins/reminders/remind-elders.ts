import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Told, tellMany } from '../../notifications/notifications.public.ts';
import { type CheckInStep, checkInLadder, early } from '../check-in-steps.ts';
import { titles } from '../checkins.messages.ts';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';
import { answerBySms, outsideElder, phoneOnly, toElder } from './reminders.messages.ts';

/** Which words a step uses; null for a step that tells others. */
function wordsOf(step: CheckInStep): keyof typeof toElder | null {
  if (early.includes(step)) return 'soon';
  if (step === 'hour') return 'now';
  return step === 'late' ? 'late' : null;
}

/** When the words of a step are worth nothing any more: when the next step is due. */
function uselessAt(row: ExpectedRow, step: CheckInStep): Date | null {
  const rungs = checkInLadder(row);
  return rungs[rungs.findIndex((rung) => rung.step === step) + 1]?.at ?? null;
}

/** The key of a reminder's notice. */
export const reminderKey = (expectedId: string, step: CheckInStep): string =>
  `check-in:${expectedId}:${step}`;

/** Reminds elders of the check-in that their people wait for. */
export async function remindElders(
  platform: Platform,
  tx: Tx,
  steps: readonly { readonly row: ExpectedRow; readonly step: CheckInStep }[],
  now: Date,
): Promise<void> {
  const notices = steps.flatMap(({ row, step }): Told[] => {
    const words = wordsOf(step);
    if (!words) return [];
    const { elderId, expectedAt, id } = row;
    const end = uselessAt(row, step);
    const isUseful = end !== null && end > now;
    return [
      {
        personId: elderId,
        type: 'health',
        priority: words === 'soon' ? 'medium' : 'high',
        title: titles[words === 'soon' ? 'soon' : 'now'],
        text: toElder[words],
        outside: outsideElder[words],
        answerBySms: answerBySms[words],
        phoneOnly: phoneOnly[words],
        values: { time: { time: expectedAt.toISOString() } },
        link: links.dashboard,
        at: now,
        // The elder chose the hour itself, but no waking before it.
        ...(words === 'soon' ? { notInQuietHours: true } : { atOnce: true }),
        ...(isUseful ? { uselessAt: end } : {}),
        // What a ladder that began before an outage asks, and the one that stands for it, is one question.
        dedupeKey: row.awayAt
          ? `check-in-away:${elderId}:${dayInKigali(now)}`
          : reminderKey(id, step),
      },
    ];
  });
  await tellMany(platform, tx, { by: null, notices });
  tx.changed(
    ['notifications', 'checkins'],
    notices.map(({ personId }) => personId),
  );
}
