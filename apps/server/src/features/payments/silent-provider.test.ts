import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  // Longer than a test may take: nothing here waits for it.
  stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '60000' });
});
afterAll(() => stage.close());

test('while MoMo is silent a payment is answered soon, as asked for and not yet accepted', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  await stage.faults({ http: { next: 'timeout', times: 1, only: 'requesttopay' } });
  const { id, status } = (await stage.pay(bookingId, { number })).json().data;
  expect(status).toBe('created');
  // It is followed up like any other.
  await stage.sweepAfter({ seconds: 5 });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  expect((await stage.payment(id)).status).toBe('succeeded');
  expect((await stage.phone(number)).payments).toHaveLength(1);
});
