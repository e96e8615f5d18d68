import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { smsProviders } from '../../../platform/outbox/sms/sms-provider.ts';

/**
 * Providers' final reports on SMS that were not looked at yet: a report may come before we have
 * stored the id that it names.
 */
export const smsReports = pgTable(
  'sms_reports',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: smsProviders }).notNull(),
    /** The provider's id of the SMS. */
    reference: text('reference').notNull(),
    outcome: text('outcome', { enum: ['delivered', 'undelivered'] }).notNull(),
    heardAt: instantColumn('heard_at').notNull(),
  },
  (table) => [unique('sms_reports_once').on(table.provider, table.reference, table.outcome)],
);
