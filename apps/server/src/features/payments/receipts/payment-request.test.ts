import type { PaymentPurpose } from '@hafi/contract/payments/payment.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { planCircle } from '../../../test/plans/plan-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({
    BANK_NAME: 'Bank of Kigali',
    BANK_ACCOUNT_NAME: 'Hafi Ltd',
    BANK_ACCOUNT_NUMBER: '00040-01234567-89',
  });
});
afterAll(() => stage.close());

const request = (bookingId: string, who = stage.patient, language = 'en') =>
  requestFor('booking', bookingId, who, language);

const requestFor = (
  kind: PaymentPurpose['kind'],
  id: string,
  who: Pick<SignedIn, 'headers'>,
  language = 'en',
) =>
  stage.http.inject({
    url: `/api/payment-requests/${kind}/${id}/request.pdf`,
    headers: { ...who.headers, 'accept-language': language },
  });

test('what is to be paid, until when, and that it is no receipt, in three languages', async () => {
  const id = await stage.book();
  const answer = await request(id);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const english = await wordsOfPdf(answer.rawPayload);
  for (const words of ['Payment request', 'This is not a receipt', '17,000 RWF', '25 November']) {
    expect(english).toContain(words);
  }
  expect(english).not.toMatch(/HAFI-\d/);
  expect(await wordsOfPdf((await request(id, stage.patient, 'fr')).rawPayload)).toContain(
    "Ceci n'est pas un reçu",
  );
  expect(await wordsOfPdf((await request(id, stage.patient, 'rw')).rawPayload)).toContain(
    'Iyi si inyemezabwishyu',
  );
  const stranger = await makePerson(stage.app);
  expect((await request(id, stranger)).statusCode).toBe(404);
});

test('with the account and the reference of a transfer that is awaited', async () => {
  const { app, doctor, patient } = stage;
  const { id } = await makeBooking(app, { doctor, patient, date: '2026-12-09', time: '09:00' });
  const payment = (await stage.pay(id, { method: 'bank' })).json().data;
  const url = `/api/payments/${payment.id}/transfer`;
  const { reference } = (await stage.http.inject({ url, headers: stage.patient.headers })).json()
    .data;
  const words = await wordsOfPdf((await request(id)).rawPayload);
  expect(words).toContain(reference);
  expect(words).toContain('00040-01234567-89');
});

test('takes no number of the receipts, and is refused once it is paid', async () => {
  const { bookingId, id, number } = await stage.requested();
  await request(bookingId);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.payment(id)).toMatchObject({ receiptNumber: 'HAFI-2026-000001' });
  expect((await request(bookingId)).json()).toMatchObject({ code: 'already-paid' });
});

test('of a late cancellation only the fee, at once', async () => {
  const id = await stage.book();
  stage.clock.set('2026-11-25T05:00:00Z');
  await stage.cancel(id);
  const words = await wordsOfPdf((await request(id)).rawPayload);
  expect(words).toContain('2,000 RWF');
  expect(words).not.toContain('17,000');
});

/** Something that is to be paid by its payer, and how it ends without a payment. */
interface ToPay {
  readonly id: string;
  readonly payer: SignedIn;
  /** What its paper says. */
  readonly words: readonly string[];
  end(): Promise<unknown>;
}

/** As signed in now: tests go through months, and a session does not. */
const signedIn = async (who: SignedIn): Promise<SignedIn> => {
  const { cookie } = await issueSession(stage.platform, who.personId);
  return { ...who, headers: { cookie } };
};

/** Each kind that is paid, besides appointments: a new one is proved here. */
const makers: Record<Exclude<PaymentPurpose['kind'], 'booking'>, () => Promise<ToPay>> = {
  async plan() {
    stage.clock.set('2027-06-01T08:00:00Z');
    const circle = await planCircle(stage);
    const { daughter } = circle;
    await circle.start(daughter, 'essential');
    await circle.goTo('2027-06-25');
    const [part] = await circle.due();
    const end = () => circle.act(daughter, 'POST', '/cancel');
    const payer = await signedIn(daughter);
    return { id: part?.id ?? '', payer, words: ['Care plan of', '8,500 RWF'], end };
  },
  async badge() {
    const payer = await signedIn(await makePerson(stage.app));
    const me = callAs(stage.app, payer);
    const { id } = (await me.post('/api/badges', { badge: 'individual' })).json().data;
    const words = ['Verification badge, Individual', 'Review of papers'];
    return { id, payer, words, end: () => me.post(`/api/badges/${id}/withdraw`) };
  },
};

test.each(Object.keys(makers) as (keyof typeof makers)[])(
  'of a %s too: what it is and costs, for its payer alone, until it is paid or not wanted',
  async (kind) => {
    const { end, id, payer, words } = await makers[kind]();
    const answer = await requestFor(kind, id, payer);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const text = await wordsOfPdf(answer.rawPayload);
    for (const each of ['This is not a receipt', ...words]) expect(text).toContain(each);
    for (const [language, notice] of [
      ['fr', "Ceci n'est pas un reçu"],
      ['rw', 'Iyi si inyemezabwishyu'],
    ] as const) {
      const other = await requestFor(kind, id, payer, language);
      expect(await wordsOfPdf(other.rawPayload)).toContain(notice);
    }
    const stranger = await signedIn(await makePerson(stage.app));
    expect((await requestFor(kind, id, stranger)).statusCode).toBe(404);
    await end();
    expect((await requestFor(kind, id, payer)).json()).toMatchObject({ code: 'not-payable' });
    const paid = await makers[kind]();
    const number = stage.newNumber();
    const requested = await stage.pay(paid.id, { kind, number, person: paid.payer });
    expect(requested.statusCode, requested.body).toBe(201);
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
    expect((await requestFor(kind, paid.id, paid.payer)).json()).toMatchObject({
      code: 'already-paid',
    });
  },
);
