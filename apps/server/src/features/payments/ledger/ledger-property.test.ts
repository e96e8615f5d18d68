import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());

type Step =
  | { readonly do: 'give-back'; readonly amount: number }
  | { readonly do: 'say-fee'; readonly fee: number }
  | { readonly do: 'cancel' | 'send' | 'fail-next' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('give-back' as const),
      amount: fc.integer({ min: 1, max: 18_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('say-fee' as const),
      fee: fc.integer({ min: 0, max: 17_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'send' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'fail-next' as const }) },
);

async function act(id: string, bookingId: string, what: Step): Promise<void> {
  switch (what.do) {
    case 'give-back':
      await stage.http.inject({
        method: 'POST',
        url: `/api/admin/payments/${id}/refunds`,
        headers: { ...admin.headers, 'idempotency-key': randomUUID() },
        payload: { amount: what.amount, reason: 'A reason' },
      });
      return;
    case 'say-fee':
      await stage.http.inject({
        method: 'POST',
        url: '/api/admin/finance/statements?method=mtn&day=2026-11-23',
        headers: { ...admin.headers, 'content-type': 'text/csv' },
        payload: `Reference,Amount,Fee\r\n${await stage.reference(id)},17000,${what.fee}\r\n`,
      });
      return;
    case 'cancel':
      await stage.cancel(bookingId);
      return;
    case 'fail-next':
      await stage.faults({ refund: 'fail' });
      await stage.sendRefunds();
      await stage.faults({ reset: true, callback: 'drop' });
      return;
    case 'send':
      stage.clock.advance({ seconds: 40 });
      await stage.sendRefunds();
  }
}

const totals = async (id: string) => {
  const found = await stage.platform.db.execute(
    sql`select coalesce(sum(amount), 0)::int as promised,
          coalesce(sum(amount) filter (where done_at is not null), 0)::int as given
        from refunds where payment_id = ${id}`,
  );
  return (
    (found as unknown as { rows: { promised: number; given: number }[] }).rows[0] ?? {
      promised: -1,
      given: -1,
    }
  );
};

test('whatever is given back in whatever order, the books are zero and what was paid is held or given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { bookingId, id, number } = await stage.requested();
      await stage.answer(number, 'approve');
      await stage.sweepAfter({ seconds: 5 });
      let fee = 0;
      for (const each of steps) {
        await act(id, bookingId, each);
        if (each.do === 'say-fee') fee = each.fee;
        const balances = await stage.balances(id);
        const sum = Object.values(balances).reduce((all, balance) => all + balance, 0);
        expect(sum).toBe(0);
        const { given, promised } = await totals(id);
        expect(promised).toBeLessThanOrEqual(17_000);
        expect((balances['mobile-money'] ?? 0) + given + fee).toBe(17_000);
        expect(balances['fees-mtn'] ?? 0).toBe(fee);
        expect(balances.customers ?? 0).toBe(0);
        expect(0 - (balances['refunds-due'] ?? 0)).toBe(promised - given);
        for (const account of ['doctors-due', 'service-fees']) {
          expect(balances[account] ?? 0).toBeLessThanOrEqual(0);
        }
      }
    }),
    { numRuns: 8, seed: 14 },
  );
});
