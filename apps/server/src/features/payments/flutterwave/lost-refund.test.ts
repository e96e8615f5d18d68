import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ CARD_TIMEOUT_MS: '1500' });
});
afterAll(() => stage.close());

const card = '5531886652142950';

/** A payment by card that came. */
async function paid() {
  const bookingId = await stage.book();
  const answer = await stage.pay(bookingId, { method: 'card', number: '' });
  const { id, page } = answer.json().data as { id: string; page: string };
  await stage.press(page, 'card', { number: card });
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.payment(id)).status).toBe('succeeded');
  return { bookingId, id, page };
}

test('a refund whose answer was lost is found again behind many others, and not sent twice', async () => {
  const lost = await paid();
  await stage.faults({ http: { next: 'lost', times: 1, only: 'transactions/' } });
  await stage.cancel(lost.bookingId);
  await stage.sendRefunds();
  expect((await stage.payment(lost.id)).status).toBe('succeeded');
  expect((await stage.checkout(lost.page)).refunds).toHaveLength(1);
  // More than a page of the list, the newest of which stand first.
  for (let nth = 0; nth < 11; nth += 1) {
    const { bookingId, id } = await paid();
    await stage.cancel(bookingId);
    await stage.sendRefunds();
    expect((await stage.payment(id)).status).toBe('refunded');
  }
  stage.clock.advance({ minutes: 10 });
  await stage.sendRefunds();
  expect((await stage.payment(lost.id)).status).toBe('refunded');
  expect((await stage.checkout(lost.page)).refunds).toHaveLength(1);
});
