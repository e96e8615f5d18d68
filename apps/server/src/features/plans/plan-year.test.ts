import { addDays } from '@hafi/base/kigali-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { planCircle } from '../../test/plans/plan-stage.ts';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

test('a year by the month: free days, notices, a payment for each, days of grace, the end, again', async () => {
  const { act, daughter, due, elder, goTo, payInFull, show, start, notified } =
    await planCircle(stage);
  stage.clock.set('2027-01-01T08:00:00Z');
  const begun = await start(daughter);
  expect(begun.subscription).toMatchObject({ status: 'trial', endsOn: '2027-01-31' });
  expect(begun.trial).toBe(false);
  expect(begun.subscription?.invoices).toEqual([]);

  // Nothing is to be paid before the notice.
  await goTo('2027-01-23');
  expect(await due()).toEqual([]);
  expect(await notified(daughter)).toEqual([]);
  await goTo('2027-01-24');
  expect(await due()).toMatchObject([{ amount: 18_000, payer: { id: daughter.personId } }]);
  expect(await notified(daughter)).toEqual(['A care plan renews soon']);
  expect(await notified(elder)).toEqual(['A care plan renews soon']);
  await goTo('2027-01-30');
  expect(await notified(daughter)).toHaveLength(2);

  const ends: string[] = [];
  for (let month = 0; month < 12; month += 1) {
    const { subscription } = await show();
    await goTo(addDays(subscription?.endsOn ?? '', -3));
    const [part] = await due();
    await payInFull(daughter, part?.id ?? '');
    await goTo(subscription?.endsOn ?? '');
    const now = (await show()).subscription;
    expect(now).toMatchObject({ status: 'active', startsOn: subscription?.endsOn });
    ends.push(now?.endsOn ?? '');
  }
  // Begun on the 31st, it comes back to it after each short month.
  expect(ends).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
  ]);
  const paid = (await show()).subscription?.invoices ?? [];
  expect(paid).toHaveLength(12);
  expect(paid.every(({ amount, state }) => amount === 18_000 && state === 'paid')).toBe(true);

  await goTo('2028-01-31');
  expect((await show()).subscription).toMatchObject({ status: 'grace', payBefore: '2028-02-07' });
  expect((await notified(daughter))[0]).toBe('A care plan is not paid yet');
  await goTo('2028-02-07');
  const over = await show();
  expect(over.subscription?.status).toBe('ended');
  expect(await due()).toEqual([]);
  expect(over.can.start).toBe(true);

  const again = await start(daughter);
  expect(again.subscription).toMatchObject({ status: 'awaiting' });
  await goTo('2028-02-09');
  const [first] = await due();
  await payInFull(daughter, first?.id ?? '');
  expect((await show()).subscription).toMatchObject({
    status: 'active',
    startsOn: '2028-02-09',
    endsOn: '2028-03-09',
  });
  await act(daughter, 'POST', '/cancel');
  await goTo('2028-03-09');
  expect((await show()).subscription?.status).toBe('ended');
}, 120_000);

test('paid in the days of grace, a period begins where the one before ended', async () => {
  const circle = await planCircle(stage);
  stage.clock.set('2027-03-01T08:00:00Z');
  await circle.start(circle.elder, 'essential', 'yearly');
  await circle.goTo('2027-03-24');
  await circle.goTo('2027-03-31');
  await circle.goTo('2027-04-03');
  const [part] = await circle.due(circle.elder);
  expect(part?.amount).toBe(85_000);
  const paymentId = await circle.payInFull(circle.elder, part?.id ?? '');
  expect((await circle.show()).subscription).toMatchObject({
    status: 'active',
    startsOn: '2027-03-31',
    endsOn: '2028-03-31',
  });
  expect(await stage.balances(paymentId)).toEqual({ 'mobile-money': 85_000, plans: -85_000 });
});

test('days in which the server was away cost nothing, and are followed by all days of grace', async () => {
  const circle = await planCircle(stage);
  stage.clock.set('2027-03-01T08:00:00Z');
  await circle.start(circle.elder);
  await circle.goTo('2027-05-10');
  expect((await circle.show()).subscription).toMatchObject({
    status: 'grace',
    endsOn: '2027-05-10',
    payBefore: '2027-05-17',
  });
});
