import { paymentStatuses } from '@hafi/contract/payments/payments.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { statusesBefore } from './payment-steps.ts';

let app: TestApp;
let payer: string;
beforeAll(async () => {
  app = await startTestApp();
  payer = (await makePerson(app)).personId;
});
afterAll(() => app.close());

/** Whether the database lets a payment go from one status to the other. */
async function goes(from: string, to: string): Promise<boolean> {
  const { db } = app.platform;
  const [id, now] = [newId(), app.clock.now().toISOString()];
  await db.execute(sql`insert into payments (id, payer_id, purpose_kind, purpose_id, paid_for, method,
      amount, service_fee, first_name, last_name, email, terms_accepted_at, idempotency_key, status,
      created_at, status_at)
    values (${id}, ${payer}, 'booking', ${newId()}, '{}', 'mtn', 17000, 2000, 'A', 'B', '', ${now},
      ${id}, ${from}, ${now}, ${now})`);
  return db.execute(sql`update payments set status = ${to} where id = ${id}`).then(
    () => true,
    (error: unknown) => {
      expect(sqlState(error)).toBe('P0001');
      return false;
    },
  );
}

test.each(paymentStatuses)(
  'the database and the code agree on what comes before %s',
  async (to) => {
    for (const from of paymentStatuses.filter((each) => each !== to)) {
      expect([from, await goes(from, to)]).toEqual([from, statusesBefore(to).includes(from)]);
    }
  },
);
