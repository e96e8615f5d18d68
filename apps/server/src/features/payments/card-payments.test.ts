import { createHmac } from 'node:crypto';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { wordsOfPdf } from '../../test/words-of-pdf.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ CARD_TIMEOUT_MS: '1500' });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const cards = { pays: '5531886652142950', poor: '5258585922666506' };

const call = (method: 'POST' | 'GET', url: string) =>
  stage.http.inject({ method, url, headers: stage.patient.headers });
const act = async (id: string, what: 'check' | 'leave') =>
  (await call('POST', `/api/payments/${id}/${what}`)).json();

/** The books of money that came and went back: the provider keeps its fee all the same. */
const onlyFee = {
  card: -493,
  'fees-flutterwave': 493,
};

/** A payment by card that was asked for. */
async function requested() {
  const bookingId = await stage.book();
  const answer = await stage.pay(bookingId, { method: 'card', number: '' });
  const { id, page, status } = answer.json().data as { id: string; page: string; status: string };
  const state = async () => {
    const { failure, status: now } = await stage.payment(id);
    return [now, failure, await stage.bookingState(bookingId)];
  };
  const type = (number: string) => stage.press(page, 'card', { number });
  return { bookingId, id, page, state, status, type };
}

function notify(body: object, headers: Record<string, string>, provider = 'flutterwave') {
  const url = `/api/payments/callbacks/${provider}`;
  return stage.http.inject({ method: 'POST', url, payload: body, headers });
}

test('paid on the page and told by the provider: paid at once, with a receipt that names the card', async () => {
  await stage.faults({ callback: 'none' });
  const { bookingId, id, page, state, status, type } = await requested();
  expect(status).toBe('pending');
  const { back } = await type(cards.pays);
  expect(back).toContain(`/payment?booking=${bookingId}&payment=${id}&status=successful`);
  await expect.poll(state).toEqual(['succeeded', null, 'paid']);
  expect((await stage.payment(id)).page).toBeNull();
  const receipt = await call('GET', `/api/payments/${id}/receipt.pdf`);
  const words = await wordsOfPdf(receipt.rawPayload);
  expect(words).toContain('Credit/Debit Card');
  expect(words).toMatch(/Transaction number of the card payment\s+\d+/);
  expect(await stage.balances(id)).toEqual({
    // What Flutterwave says that it keeps, of what it holds.
    card: 16_507,
    'fees-flutterwave': 493,
    'doctors-due': -15_000,
    'service-fees': -2000,
  });
  expect((await stage.checkout(page)).charges).toHaveLength(1);
});

test('who comes back from the page is answered at once, whatever the address says', async () => {
  const { id, state, type } = await requested();
  expect((await act(id, 'check')).data.status).toBe('pending');
  await type(cards.pays);
  expect(await state()).toEqual(['pending', null, 'pending']);
  expect((await act(id, 'check')).data.status).toBe('succeeded');
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('what only its payer may ask about or give up', async () => {
  const { id } = await requested();
  const other = callAs(stage.app, await makePerson(stage.app));
  for (const what of ['check', 'leave']) {
    expect((await other.post(`/api/payments/${id}/${what}`)).statusCode).toBe(404);
  }
});

test('a notice without the hash asks nobody, and one with it is not believed', async () => {
  const { id, state } = await requested();
  const found = await stage.reference(id);
  const body = { event: 'charge.completed', data: { tx_ref: found, status: 'successful' } };
  const hash = demoCredentials.flutterwave.secretHash;
  expect((await notify(body, { 'verif-hash': 'forged' })).statusCode).toBe(202);
  expect((await notify(body, { 'verif-hash': hash })).statusCode).toBe(202);
  expect(await state()).toEqual(['pending', null, 'pending']);
});

test('the notice of one provider says nothing of a payment by another', async () => {
  const { id, state, type } = await requested();
  await type(cards.pays);
  const body = { data: { transactionId: await stage.reference(id) } };
  const signature = createHmac('sha256', demoCredentials.irembopay.secretKey)
    .update(`1#${JSON.stringify(body)}`)
    .digest('hex');
  await notify(body, { 'irembopay-signature': `t=1,s=${signature}` }, 'irembopay');
  expect(await state()).toEqual(['pending', null, 'pending']);
});

test('a refused card: the payer reads why and pays anew; the old page is paid all the same, and sent back', async () => {
  const first = await requested();
  await first.type(cards.poor);
  await act(first.id, 'check');
  expect(await first.state()).toEqual(['expired', 'not-enough-money', 'due']);
  const again = await stage.pay(first.bookingId, { method: 'card', number: '' });
  const second = again.json().data as { id: string; page: string };
  await stage.press(second.page, 'card', { number: cards.pays });
  await act(second.id, 'check');
  await first.type(cards.pays);
  await act(first.id, 'check');
  expect((await stage.payment(first.id)).status).toBe('succeeded');
  await stage.sendRefunds();
  expect((await stage.payment(first.id)).status).toBe('refunded');
  expect((await stage.checkout(first.page)).refunds).toMatchObject([{ amount: 17_000 }]);
  expect(await stage.bookingState(first.bookingId)).toBe('paid');
  expect(await stage.balances(first.id)).toEqual(onlyFee);
});

test('a refused card, then another on the same page: it is paid', async () => {
  const { id, state, type } = await requested();
  await type(cards.poor);
  await act(id, 'check');
  await type(cards.pays);
  await stage.sweepAfter({ minutes: 61 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('given up for another way: nothing is left waiting, and the payer is not told of it', async () => {
  const { bookingId, id, state } = await requested();
  expect((await act(id, 'leave')).data).toMatchObject({
    status: 'expired',
    failure: 'left',
    page: null,
  });
  expect(await state()).toEqual(['expired', 'left', 'due']);
  expect((await act(id, 'leave')).data.status).toBe('expired');
  const notices = (await call('GET', '/api/notifications')).json().data as { link: string }[];
  expect(notices.filter(({ link }) => link.includes(bookingId))).toEqual([]);
  expect((await stage.pay(bookingId, { number: stage.newNumber() })).statusCode).toBe(201);
});

test('what was paid a moment ago is not given up', async () => {
  const { id, state, type } = await requested();
  await type(cards.pays);
  expect((await act(id, 'leave')).data.status).toBe('succeeded');
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('a prompt on a phone is not given up here', async () => {
  const { id } = await stage.requested('mtn');
  expect((await act(id, 'leave')).code).toBe('payment-in-progress');
});

test('a page that nobody used closes with its time', async () => {
  const { state } = await requested();
  await stage.sweepAfter({ minutes: 31 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ minutes: 10 });
  expect(await state()).toEqual(['expired', 'too-late', 'due']);
});

test.each(['amount', 'currency', 'reference'])(
  'another %s than was asked for is held, and stands with the coordinators',
  async (tell) => {
    const { id, state, type } = await requested();
    await type(cards.pays);
    await stage.faults({ tell });
    await act(id, 'check');
    expect(await state()).toEqual(['pending', 'wrong-amount', 'pending']);
    expect((await act(id, 'leave')).data.failure).toBe('wrong-amount');
    const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
    const rows = (await admin.get('/api/admin/hanging-payments')).json().data;
    expect(rows).toContainEqual(
      expect.objectContaining({ id, method: 'card', trouble: 'wrong-amount' }),
    );
  },
);

test('a page whose answer was lost is asked for again, and is the same', async () => {
  await stage.faults({ http: { next: 'lost', times: 1, only: 'v3/payments' } });
  const { id, page, status } = await requested();
  expect([status, page]).toEqual(['created', null]);
  await stage.sweepAfter({ seconds: 5 });
  const { page: opened } = await stage.payment(id);
  await stage.press(opened ?? '', 'card', { number: cards.pays });
  await act(id, 'check');
  expect((await stage.payment(id)).status).toBe('succeeded');
});

test.each(['none', 'drop'] as const)(
  'a card that is charged twice on one page: the second charge is booked and goes back (notices: %s)',
  async (callback) => {
    await stage.faults({ callback, charge: 'twice' });
    const { bookingId, id, page, state, type } = await requested();
    await type(cards.pays);
    if (callback === 'drop') await act(id, 'check');
    await expect.poll(state).toEqual(['succeeded', null, 'paid']);
    const others = async () =>
      (
        (await stage.platform.db.execute(
          sql`select id, amount, status from payments where purpose_id = ${bookingId} and id <> ${id}`,
        )) as unknown as { rows: { id: string; amount: number; status: string }[] }
      ).rows;
    await expect.poll(others).toMatchObject([{ amount: 17_000, status: 'succeeded' }]);
    await stage.sendRefunds();
    const [other] = await others();
    expect(other?.status).toBe('refunded');
    expect(await state()).toEqual(['succeeded', null, 'paid']);
    const { charges, refunds } = await stage.checkout(page);
    expect(charges.map(({ status }) => status)).toEqual(['successful', 'successful']);
    const [, second] = charges;
    expect(refunds).toMatchObject([{ charge: second?.id, amount: 17_000, status: 'completed' }]);
    expect(await stage.balances(other?.id ?? '')).toEqual(onlyFee);
    // Told again, it is no third charge.
    const found = await stage.reference(id);
    const hash = { 'verif-hash': demoCredentials.flutterwave.secretHash };
    await notify({ data: { tx_ref: found } }, hash);
    expect(await others()).toHaveLength(1);
  },
);

test('a late cancellation gives a part back to the card', async () => {
  stage.clock.set('2026-11-25T12:30:00Z');
  const { bookingId, id, page, type } = await requested();
  await type(cards.pays);
  await act(id, 'check');
  await stage.cancel(bookingId);
  await stage.sendRefunds();
  expect((await stage.payment(id)).status).toBe('refunded');
  const [refund] = (await stage.checkout(page)).refunds;
  expect(refund).toMatchObject({ amount: expect.any(Number), status: 'completed' });
  const notices = (await call('GET', '/api/notifications')).json().data;
  expect(JSON.stringify(notices)).toContain('back to your card');
});
