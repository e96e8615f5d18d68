import { dayInMs, minuteInMs } from '@hafi/base/time';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { deliveryOf, laneOf } from '../../../platform/outbox/deliver-messages.job.ts';
import type { OutboxRow } from '../../../platform/outbox/outbox.repo.ts';
import { configuredSms } from '../../../platform/outbox/sms/configured-sms.ts';
import { lockUnreported, sendByAnother } from '../../../platform/outbox/sms/sms-reports.repo.ts';
import type { Platform } from '../../../platform/platform.ts';

/** How long a provider may say nothing of an urgent SMS, in milliseconds. */
const silentMs = 75_000;

/** An SMS of longer ago than this is not sent again: who is needed was notified by others since. */
const oldMs = 10 * minuteInMs;

/**
 * Urgent SMS that a provider has taken and of which it reports nothing, though it reports of others:
 * it may say "taken" and deliver nothing. The other provider sends them as well, once; twice is
 * better than never. Whose reports never come says nothing by its silence.
 */
export const unreportedSmsWork = (platform: Platform): BatchWork<OutboxRow> => ({
  id: 'notifications.unreported-sms',
  everySeconds: 5,
  batch: 100,
  async take(tx, due) {
    if (configuredSms(platform.config).length < 2) return [];
    const before = (milliseconds: number) => new Date(due.now.getTime() - milliseconds);
    const when = { from: before(oldMs), to: before(silentMs), reporting: before(dayInMs) };
    return lockUnreported(tx, due, { ...when, now: due.now });
  },
  async handle(tx, rows, now) {
    for (const row of rows) {
      if (row.provider) await sendByAnother(tx, row, row.provider, now);
      tx.afterCommit(() => platform.due.kick(deliveryOf(laneOf(row))));
    }
  },
});
