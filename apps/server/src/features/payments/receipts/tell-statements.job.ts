import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { findLastNotified, findMovers, markNotified } from './own-statement.repo.ts';
import { spanOfMonth } from './own-statement.ts';
import { statementTexts } from './statement.messages.ts';

/** How many payers one transaction tells. */
const most = 500;

/**
 * Tells everybody who paid or got back something in a month that is over, once, that its statement is
 * ready: at 8 in the morning of Kigali, and after an outage for every month that was missed. Repeating it
 * tells nobody twice.
 */
export const tellStatements = (platform: Platform): Cron => ({
  id: 'payments.tell-statements',
  at: { hour: 6, minute: 0 },
  async run() {
    const over = monthBefore(dayInKigali(platform.clock.now()).slice(0, 7));
    const notified = await findLastNotified(platform.db);
    // The first time, the last month alone: nobody waits for older ones.
    for (
      let month = notified ? monthAfter(notified) : over;
      month <= over;
      month = monthAfter(month)
    ) {
      await tellMonth(platform, month);
    }
  },
});

const monthBefore = (month: string) => addDays(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

async function tellMonth(platform: Platform, month: string): Promise<void> {
  let after: string | null = null;
  do after = await tellSome(platform, month, after);
  while (after !== null);
  await inTransaction(platform, (tx) => markNotified(tx, month, platform.clock.now()));
}

/** Tells the next payers; the last of them, or null when there are no more. */
async function tellSome(
  platform: Platform,
  month: string,
  after: string | null,
): Promise<string | null> {
  const page = { after, limit: most };
  const payers = await findMovers(platform.db, spanOfMonth(month), page);
  await inTransaction(platform, async (tx) => {
    await tellMany(platform, tx, {
      by: null,
      notices: payers.map((personId) => ({
        personId,
        type: 'appointment' as const,
        priority: 'low' as const,
        title: statementTexts.readyTitle,
        text: statementTexts.ready,
        values: { month: { month } },
        link: links.statement(month),
        attachment: { kind: 'payment-statement', id: month },
        at: platform.clock.now(),
        dedupeKey: `payment-statement:${month}:${personId}`,
      })),
    });
    tx.changed('notifications', payers);
  });
  return payers.length < most ? null : (payers.at(-1) ?? null);
}
