import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findNoticesByKey,
  type OutgoingNotice,
  tellMany,
} from '../../notifications/notifications.public.ts';
import { type CheckInStep, checkInLadder, early } from '../check-in-steps.ts';
import { titles } from '../checkins.messages.ts';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';
import { answerBySms, outsideElder, phoneOnly, toElder } from './reminders.messages.ts';

/** Which words a step uses; null for a step that tells others. */
function wordsOf(step: CheckInStep): keyof typeof outsideElder | null {
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

/** The key of the question after an outage: what a ladder that began before it asks is the same one. */
const awayKey = (elderId: string, awayAt: Date): string =>
  `check-in-away:${elderId}:${dayInKigali(awayAt)}`;

/** When its hour is over she did not choose the time: neither what comes before it nor after an outage wakes her. */
const hourOf = (words: string, awayAt: Date | null) => {
  if (words === 'soon') return { atNight: 'app-only' } as const;
  return awayAt ? ({ atNight: 'later' } as const) : ({ atOnce: true } as const);
};

/** Reminds elders of the check-in that their people wait for. */
export async function remindElders(
  platform: Platform,
  tx: Tx,
  steps: readonly { readonly row: ExpectedRow; readonly step: CheckInStep }[],
  now: Date,
): Promise<void> {
  const notices = steps.flatMap(({ row, step }): OutgoingNotice[] => {
    const words = wordsOf(step);
    if (!words) return [];
    const { awayAt, elderId, expectedAt, id } = row;
    const end = uselessAt(row, step);
    const isUseful = end !== null && end > now;
    return [
      {
        personId: elderId,
        type: 'health',
        priority: words === 'soon' ? 'medium' : 'high',
        title: titles[words === 'soon' ? 'soon' : 'now'],
        text: toElder[awayAt && words === 'late' ? 'away' : words],
        outside: outsideElder[words],
        answerBySms: answerBySms[words],
        phoneOnly: phoneOnly[words],
        values: { time: { time: expectedAt.toISOString() } },
        link: links.dashboard,
        at: now,
        ...hourOf(words, awayAt),
        ...(isUseful ? { uselessAt: end } : {}),
        dedupeKey: awayAt ? awayKey(elderId, awayAt) : reminderKey(id, step),
      },
    ];
  });
  await tellMany(platform, tx, { by: null, notices });
  tx.changed(
    ['notifications', 'checkins'],
    notices.map(({ personId }) => personId),
  );
}

/** Has the question after an outage that waits for the morning never be sent: the elder was heard from. */
export async function withdrawQuestions(
  tx: Tx,
  rows: readonly Pick<ExpectedRow, 'awayAt' | 'elderId'>[],
  now: Date,
): Promise<void> {
  const keys = rows.flatMap(({ awayAt, elderId }) => (awayAt ? [awayKey(elderId, awayAt)] : []));
  const notices = await findNoticesByKey(tx, [...new Set(keys)]);
  await withdrawMessages(
    tx,
    notices.map(({ id }) => id),
    now,
  );
}
