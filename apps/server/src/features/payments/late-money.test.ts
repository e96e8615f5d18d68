import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const hours = (count: number) => ({ minutes: count * 60 });

test('money that comes a week or a month late is found, and the provider is not asked every hour', async () => {
  stage.providerClock('stopped');
  const [week, month, never] = [
    await stage.requested(),
    await stage.requested(),
    await stage.requested(),
  ] as const;
  const states = async () =>
    Promise.all([week, month, never].map(async ({ id }) => (await stage.payment(id)).status));
  await stage.sweepAfter({ minutes: 14 });
  await stage.sweepAfter({ minutes: 2 });
  expect(await states()).toEqual(['expired', 'expired', 'expired']);
  await stage.sweepAfter(hours(47));
  await stage.sweepAfter(hours(2));
  await stage.answer(week.number, 'approve');
  await stage.sweepAfter(hours(5 * 24 - 2));
  expect(await states()).toEqual(['expired', 'expired', 'expired']);
  await stage.sweepAfter(hours(2));
  // Of an appointment that is over, or not: the money is taken in.
  expect(await states()).toEqual(['succeeded', 'expired', 'expired']);
  await stage.answer(month.number, 'approve');
  await stage.sweepAfter(hours(23 * 24 - 3));
  expect(await states()).toEqual(['succeeded', 'expired', 'expired']);
  await stage.sweepAfter(hours(3));
  expect(await states()).toEqual(['succeeded', 'succeeded', 'expired']);
  expect(await stage.app.due.run('payments.settle-payments')).toBe(0);
  stage.clock.advance(hours(365 * 24));
  expect(await stage.app.due.run('payments.settle-payments')).toBe(0);
});
