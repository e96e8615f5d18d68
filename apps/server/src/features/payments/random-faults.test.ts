import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageAccount } from '../../test/age-account.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

/** Appointments of one run; a person may have at most 20. */
const perPerson = 12;
const count = 2 * perPerson;

const which = fc.nat({ max: count - 1 });
const method = fc.constantFrom('mtn', 'airtel');
const calls = fc.constantFrom('requesttopay', 'merchant/v1', 'standard/v1/payments/', 'token', '');
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay'), which, method }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer'),
      which,
      how: fc.constantFrom('approve', 'approve', 'approve', 'refuse'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('notice'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      http: fc.record({
        next: fc.constantFrom(500, 'timeout', 'lost', 'lie'),
        times: fc.integer({ min: 1, max: 4 }),
        only: calls,
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('callbacks'),
      how: fc.constantFrom('none', 'drop', 'duplicate', 'reorder'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), seconds: fc.nat({ max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refunds') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Booked {
  readonly id: string;
  readonly person: SignedIn;
  /** Each payment is asked of a phone of its own. */
  readonly numbers: string[];
  readonly payments: string[];
}

async function play(stage: PaymentStage, all: readonly Booked[], step: Act): Promise<void> {
  const booked = 'which' in step ? all[step.which] : undefined;
  if (step.do === 'pay' && booked && 'method' in step) {
    const number = stage.newNumber(step.method as 'mtn' | 'airtel');
    booked.numbers.push(number);
    const { person } = booked;
    const answer = await stage.pay(booked.id, { number, person, method: step.method });
    expect(answer.statusCode).not.toBe(500);
    const id = answer.json().data?.id;
    if (id) booked.payments.push(id);
  } else if (step.do === 'answer' && booked && 'how' in step) {
    for (const number of booked.numbers) {
      const { prompts } = await stage.phone(number);
      if (prompts.length > 0) await stage.answer(number, step.how as 'approve' | 'refuse');
    }
  } else if (step.do === 'notice' && booked) {
    const found = await stage.platform.db.execute(
      sql`select provider_reference as reference from payments where purpose_id = ${booked.id}`,
    );
    for (const { reference } of (found as unknown as { rows: { reference: string }[] }).rows) {
      const url = `/api/payments/callbacks/momo/${reference}`;
      await stage.http.inject({ method: 'PUT', url, payload: { status: 'SUCCESSFUL' } });
    }
  } else if (step.do === 'fault' && 'http' in step) await stage.faults({ http: step.http });
  else if (step.do === 'callbacks' && 'how' in step) await stage.faults({ callback: step.how });
  else if (step.do === 'pass' && 'seconds' in step) await stage.sweepAfter(step);
  else if (step.do === 'refunds') await stage.app.due.run('payments.send-refunds');
  else if (step.do === 'restart') await stage.restarted();
  else if (step.do === 'cancel' && booked) {
    await callAs(stage.app, booked.person).post(`/api/bookings/${booked.id}/cancel`);
  }
}

/** Lets everything work again, and all that is due come to its end. */
async function settleAll(stage: PaymentStage): Promise<void> {
  await stage.faults({ reset: true, callback: 'drop' });
  for (const minutes of [1, 3, 5, 12, 30, 60, 60, 60, 120, 360, 720, 1440]) {
    await stage.sweepAfter({ minutes });
    await stage.app.due.run('payments.settle-payments');
    await stage.app.due.run('payments.send-refunds');
  }
  // What was sent without an answer, and is refused as a second: a coordinator sees it at the provider.
  const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  const rows: { id: string; trouble: string }[] = (
    await admin.get('/api/admin/hanging-payments')
  ).json().data;
  for (const { id, trouble } of rows) {
    expect(trouble).toBe('refund-failing');
    await admin.post(`/api/admin/hanging-payments/${id}/settle`, { by: 'provider' });
  }
}

/** What the phones have paid for a booking and not got back, in RWF. */
async function paidByPhones(stage: PaymentStage, { numbers }: Booked): Promise<number> {
  let sum = 0;
  for (const number of numbers) {
    for (const { amount, kind, status } of (await stage.phone(number)).payments) {
      if (status === 'SUCCESSFUL') sum += kind === 'payment' ? Number(amount) : -Number(amount);
    }
  }
  return sum;
}

async function check(stage: PaymentStage, booked: Booked): Promise<void> {
  const { db } = stage.platform;
  const rows = async <R>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: R[] }).rows;
  const [held] = await rows<{ francs: number | null }>(
    sql`select sum(debit - credit)::int as francs from ledger_entries
        join payments on payments.id = payment_id
        where purpose_id = ${booked.id} and account in ('mobile-money', 'airtel-money')`,
  );
  const net = await paidByPhones(stage, booked);
  // The books say what the providers hold, and nobody has paid twice.
  expect(held?.francs ?? 0).toBe(net);
  expect(net).toBeLessThanOrEqual(17_000);
  const [state] = await rows<{ payment_state: string; status: string; cancellation_fee: number }>(
    sql`select payment_state, status, cancellation_fee from bookings where id = ${booked.id}`,
  );
  const isCancelled = state?.status === 'cancelled';
  if (isCancelled) expect(net).toBeLessThanOrEqual(state.cancellation_fee);
  else expect([state?.payment_state, net]).toEqual(net > 0 ? ['paid', 17_000] : ['due', 0]);
  const open = await rows<{ id: string }>(
    sql`select id from payments where purpose_id = ${booked.id} and status in ('created', 'pending')`,
  );
  expect(open).toEqual([]);
}

test('whatever fails in whatever order, books and phones agree, and nobody pays twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 150, maxLength: 200 }), async (steps) => {
      const stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '250', AIRTEL_TIMEOUT_MS: '250' });
      try {
        const all: Booked[] = [];
        const other = await ageAccount(stage.app, await makePerson(stage.app));
        for (let each = 0; each < count; each += 1) {
          const person = each < perPerson ? stage.patient : other;
          const id = await stage.book(person);
          all.push({ id, person, numbers: [], payments: [] });
        }
        for (const step of steps) await play(stage, all, step);
        await settleAll(stage);
        for (const booked of all) await check(stage, booked);
        expect(all.flatMap(({ payments }) => payments).length).toBeGreaterThan(10);
        const found = await stage.platform.db.execute(
          sql`select coalesce(sum(debit - credit), 0)::int as off from ledger_entries`,
        );
        expect((found as unknown as { rows: object[] }).rows).toEqual([{ off: 0 }]);
      } finally {
        await stage.close();
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 240_000);
