import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { findMovers } from './own-statement.repo.ts';
import { spanOfMonth } from './own-statement.ts';
import { statementTexts } from './statement.messages.ts';

/** How many payers one transaction tells. */
const most = 500;

/** On how many days of a month it is told, should the first have been missed. */
const daysLate = 3;

/**
 * Tells everybody who paid or got back something in the month that is over, once, that its statement
 * is ready: at 8 in the morning of Kigali. Repeating it tells nobody twice.
 */
export const tellStatements = (platform: Platform): Cron => ({
  id: 'payments.tell-statements',
  at: { hour: 6, minute: 0 },
  async run() {
    const today = dayInKigali(platform.clock.now());
    const day = Number(today.slice(8));
    if (day > daysLate) return;
    const month = addDays(today, -day).slice(0, 7);
    let after: string | null = null;
    do after = await tellSome(platform, month, after);
    while (after !== null);
  },
});

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
