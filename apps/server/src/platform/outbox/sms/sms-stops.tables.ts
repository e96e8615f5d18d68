import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../db/columns.ts';

/**
 * Numbers that asked by SMS (`STOP`) for no more SMS, whether or not they belong to an account. An
 * emergency, a code and the answer to what the number itself sent still go there.
 */
export const smsStops = pgTable('sms_stops', {
  phone: text('phone').primaryKey(),
  stoppedAt: instantColumn('stopped_at').notNull(),
});
