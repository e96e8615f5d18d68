import { randomUUID } from 'node:crypto';
import {
  type PaymentMethod,
  type PaymentPurpose,
  paymentMethods,
} from '@hafi/contract/payments/payment.schemas';
import { claims } from '@hafi/contract/support/claims/claims';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BankStage, startBankStage } from '../../test/bank/bank-stage.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { issueSession } from '../../test/issue-session.ts';
import { planCircle } from '../../test/plans/plan-stage.ts';

/** Something that is to be paid, and how it stands. */
interface ToPay {
  readonly id: string;
  readonly payer: SignedIn;
  state(): Promise<string | undefined>;
}

let stage: BankStage;
beforeAll(async () => {
  stage = await startBankStage();
  stage.clock.set('2026-12-01T08:00:00Z');
});
afterAll(() => stage.close());

let made = 0;

/** Makes each thing that can be paid: a new kind is proved here before anything offers it. */
const makers: Record<PaymentPurpose['kind'], () => Promise<ToPay>> = {
  async booking() {
    const { doctor, patient } = stage;
    made += 1;
    // Late enough for a transfer by bank.
    const date = `2026-12-${13 + made}`;
    const { id } = await makeBooking(stage.app, { doctor, patient, date, time: '09:00' });
    const read = async () => {
      const { cookie } = await issueSession(stage.platform, patient.personId);
      const answer = await stage.http.inject({ url: `/api/bookings/${id}`, headers: { cookie } });
      return answer.json().data.payment.state as string;
    };
    return { id, payer: patient, state: read };
  },
  async plan() {
    const circle = await planCircle(stage);
    await circle.start(circle.daughter);
    await circle.act(circle.daughter, 'POST', '/cancel');
    const { subscription } = await circle.show();
    // The free days are had: what is begun now waits for its first payment.
    const now = stage.clock.now();
    await circle.goTo(subscription?.endsOn ?? '');
    stage.clock.set(now);
    await circle.start(circle.daughter);
    const [part] = await circle.due();
    const state = async () => {
      const { subscription: plan } = await circle.show();
      return plan?.invoices[0]?.parts[0]?.state;
    };
    return { id: part?.id ?? '', payer: circle.daughter, state };
  },
  async badge() {
    const payer = await makePerson(stage.app);
    const made = await callAs(stage.app, payer).post('/api/badges', { badge: 'individual' });
    const state = async () => {
      const { own } = (await callAs(stage.app, payer).get('/api/badges')).json().data;
      return own[0].state === 'chosen' ? 'chosen' : 'paid';
    };
    return { id: made.json().data.id, payer, state };
  },
};
const kinds = Object.keys(makers) as PaymentPurpose['kind'][];

/** Asks for a payment. */
async function ask(kind: PaymentPurpose['kind'], { id, payer }: ToPay, method: PaymentMethod) {
  const phone = method === 'mtn' || method === 'airtel' ? stage.newNumber(method) : '';
  const { cookie } = await issueSession(stage.platform, payer.personId);
  const answer = await stage.http.inject({
    method: 'POST',
    url: '/api/payments',
    headers: { cookie, 'idempotency-key': randomUUID() },
    payload: {
      for: { kind, id },
      method,
      phone,
      billing: { firstName: 'Claudine', lastName: 'Uwase', email: 'family@hafi.test' },
      acceptTerms: true,
    },
  });
  const read = async (path = '') =>
    (
      await stage.http.inject({
        url: `/api/payments/${answer.json().data.id}${path}`,
        headers: { cookie },
      })
    ).json().data;
  return { answer, phone, read };
}

/** What the payer does then, by each way that a provider or a bank takes part in. */
const ways: Record<
  Exclude<PaymentMethod, 'after'>,
  (requested: Awaited<ReturnType<typeof ask>>) => Promise<unknown>
> = {
  mtn: ({ phone }) => stage.answer(phone, 'approve'),
  airtel: ({ phone }) => stage.answer(phone, 'approve'),
  card: ({ answer }) =>
    stage.press(answer.json().data.page, 'card', { number: '5531886652142950' }),
  async bank({ answer, read }) {
    const { amount, reference } = await read('/transfer');
    await stage.imported(stage.csv([{ amount, text: reference, day: '01/12/2026' }]));
    const { id } = answer.json().data;
    const confirmed = await stage.confirmShown(id);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
  },
};
const offered = paymentMethods.flatMap((method) =>
  method === 'after' ? [] : kinds.map((kind) => [kind, method] as const),
);

test.each(offered)('%s is paid by %s to its end, with a receipt', async (kind, method) => {
  const thing = await makers[kind]();
  const requested = await ask(kind, thing, method);
  expect(requested.answer.statusCode, requested.answer.body).toBe(201);
  await ways[method](requested);
  // Airtel is asked after three minutes, the others before.
  await stage.sweepAfter({ minutes: 4 });
  await expect.poll(async () => (await requested.read()).status).toBe('succeeded');
  expect(await thing.state()).toBe('paid');
  expect((await requested.read()).receiptNumber).toMatch(/^HAFI-\d{4}-\d{6}$/);
});

test('only a visit is paid at the practice', async () => {
  for (const kind of kinds) {
    const { answer } = await ask(kind, await makers[kind](), 'after');
    expect([kind, answer.statusCode]).toEqual([kind, kind === 'booking' ? 201 : 422]);
  }
});

test('every way to pay is a claim, which is true', () => {
  for (const method of paymentMethods) {
    expect([method, claims[method === 'after' ? 'pay-after' : method]]).toEqual([method, true]);
  }
});
