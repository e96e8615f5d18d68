import { dayInMs } from '@hafi/base/time';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { deliveryOf, laneOf } from '../../../platform/outbox/deliver-messages.job.ts';
import type { OutboxRow } from '../../../platform/outbox/outbox.repo.ts';
import { configuredSms } from '../../../platform/outbox/sms/configured-sms.ts';
import type { SmsProviderName } from '../../../platform/outbox/sms/sms-provider.ts';
import {
  lockSent,
  markDelivered,
  markUndelivered,
  sendByAnother,
} from '../../../platform/outbox/sms/sms-reports.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SmsReport } from './read-report.ts';
import { deleteReports, insertReport, lockReports, type SmsReportRow } from './sms-reports.repo.ts';

const workId = 'notifications.sms-reports';

/** Takes a provider's report on an SMS; one that is not final is dropped. */
export async function hearReport(
  { clock, db, due }: Platform,
  provider: SmsProviderName,
  { outcome, reference }: SmsReport,
): Promise<void> {
  if (outcome === null) return;
  await insertReport(db, { id: newId(), provider, reference, outcome, heardAt: clock.now() });
  due.kick(workId);
}

/** Whether another provider may still deliver it in time, and it was not sent by two already. */
function isWorthAnother({ config }: Platform, row: OutboxRow, now: Date): boolean {
  const { avoid, createdAt, provider, secret, uselessAt } = row;
  const hasOther = configuredSms(config).some((name) => name !== provider);
  const isLate =
    (uselessAt !== null && uselessAt <= now) || now.getTime() - createdAt.getTime() > dayInMs;
  // The text of a code is gone once it was sent.
  return hasOther && avoid === null && secret === 'no' && !isLate;
}

async function follow(platform: Platform, tx: Tx, report: SmsReportRow, now: Date): Promise<void> {
  if (report.outcome === 'delivered') return markDelivered(tx, report, now);
  const row = await lockSent(tx, report);
  if (!row) return;
  if (!isWorthAnother(platform, row, now)) return markUndelivered(tx, row, now);
  await sendByAnother(tx, row, report.provider, now);
  tx.afterCommit(() => platform.due.kick(deliveryOf(laneOf(row))));
}

/**
 * What follows from the reports on SMS. What did not reach the phone is sent by the other provider,
 * once; when that fails too, it counts as given up, so that a notice takes its next channel and
 * coordinators see it. Repeated and contradicting reports change nothing.
 */
export const smsReportsWork = (platform: Platform): BatchWork<SmsReportRow> => ({
  id: workId,
  everySeconds: 5,
  batch: 100,
  take: lockReports,
  async handle(tx, rows, now) {
    for (const row of rows) await follow(platform, tx, row, now);
    await deleteReports(
      tx,
      rows.map(({ id }) => id),
    );
  },
});
