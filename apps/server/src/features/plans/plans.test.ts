import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { type PlanCircle, planCircle } from '../../test/plans/plan-stage.ts';
import { followPlansId } from './follow-plans.job.ts';

let stage: PaymentStage;
let circle: PlanCircle;

beforeAll(async () => {
  stage = await startPaymentStage();
});
beforeEach(async () => {
  stage.clock.set('2027-06-01T08:00:00Z');
  circle = await planCircle(stage);
});
afterAll(() => stage.close());

/** A plan whose first period, all of July, is paid. */
async function paidPlan(plan = 'essential') {
  await circle.start(circle.daughter, plan);
  await circle.goTo('2027-06-25');
  const [part] = await circle.due();
  const paymentId = await circle.payInFull(circle.daughter, part?.id ?? '');
  await circle.goTo('2027-07-01');
  expect((await circle.show()).subscription).toMatchObject({
    status: 'active',
    endsOn: '2027-08-01',
  });
  return paymentId;
}

test('who keeps the bookings starts a plan, once; who does not may not', async () => {
  const { daughter, elder, raw, son, start } = circle;
  const wish = { plan: 'complete', cycle: 'monthly', acceptTerms: true };
  expect((await raw(son, ['POST', '', wish])).statusCode).toBe(404);
  const answers = await Promise.all([
    raw(daughter, ['POST', '', wish]),
    raw(elder, ['POST', '', wish]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  await circle.act(daughter, 'POST', '/cancel');
  await circle.goTo('2027-07-01');
  // The free days are had once.
  expect((await start(elder)).subscription?.status).toBe('awaiting');
  expect((await circle.show(son)).can).toEqual({ start: false, manage: false });
});

test('a larger plan begins once the difference for the rest of the days is paid', async () => {
  await paidPlan();
  await circle.goTo('2027-07-22');
  const { offers } = await circle.show();
  const wish = { plan: 'complete', cycle: 'monthly' };
  const offer = offers.find(({ cycle, plan }) => plan === 'complete' && cycle === 'monthly');
  // 10 of 31 days of 9,500 RWF.
  expect(offer).toEqual({ ...wish, price: 18_000, when: 'now', amount: 3_064 });
  const wrong = await circle.raw(circle.daughter, ['POST', '/change', { ...wish, amount: 1 }]);
  expect(wrong.json()).toMatchObject({ code: 'plan-not-possible' });
  const requested = await circle.act(circle.daughter, 'POST', '/change', {
    ...wish,
    amount: 3_064,
  });
  expect(requested.subscription?.plan).toBe('essential');
  const [part] = await circle.due();
  expect(part).toMatchObject({ kind: 'upgrade', amount: 3_064 });
  await circle.payInFull(circle.daughter, part?.id ?? '');
  expect((await circle.show()).subscription).toMatchObject({
    plan: 'complete',
    endsOn: '2027-08-01',
  });
  await circle.goTo('2027-07-25');
  expect(await circle.due()).toMatchObject([{ kind: 'period', amount: 18_000 }]);
});

test('a smaller plan and another cycle come with the next period', async () => {
  await paidPlan('complete');
  const wish = { plan: 'essential', cycle: 'yearly', amount: 0 };
  const after = await circle.act(circle.daughter, 'POST', '/change', wish);
  expect(after.subscription).toMatchObject({
    plan: 'complete',
    next: { plan: 'essential', cycle: 'yearly', price: 85_000 },
  });
  await circle.goTo('2027-07-25');
  const [part] = await circle.due();
  expect(part?.amount).toBe(85_000);
  await circle.payInFull(circle.daughter, part?.id ?? '');
  const late = await circle.raw(circle.daughter, [
    'POST',
    '/change',
    { plan: 'complete', cycle: 'yearly', amount: 0 },
  ]);
  expect(late.json()).toMatchObject({ code: 'next-period-paid' });
  await circle.goTo('2027-08-01');
  expect((await circle.show()).subscription).toMatchObject({
    plan: 'essential',
    cycle: 'yearly',
    endsOn: '2028-08-01',
  });
});

test('cancelled, it runs to the end of what is paid, and what is paid ahead comes back', async () => {
  await paidPlan();
  await circle.goTo('2027-07-25');
  const [part] = await circle.due();
  const ahead = await circle.payInFull(circle.daughter, part?.id ?? '');
  const after = await circle.act(circle.daughter, 'POST', '/cancel');
  expect(after.subscription).toMatchObject({
    cancels: true,
    status: 'active',
    endsOn: '2027-08-01',
  });
  await stage.sendRefunds();
  const payment = await callAs(stage.app, circle.daughter).get(`/api/payments/${ahead}`);
  expect(payment.json().data?.status ?? (await stage.steps(ahead)).at(-1)).toBe('refunded');
  await circle.goTo('2027-07-31');
  expect(await circle.due()).toEqual([]);
  const kept = await circle.act(circle.daughter, 'POST', '/keep');
  expect(kept.subscription?.cancels).toBe(false);
  await circle.follow();
  expect(await circle.due()).toHaveLength(1);
  await circle.act(circle.elder, 'POST', '/cancel');
  await circle.goTo('2027-08-01');
  expect((await circle.show()).subscription?.status).toBe('ended');
});

test('money that comes after it was cancelled goes back', async () => {
  await circle.start(circle.daughter);
  await circle.goTo('2027-06-25');
  const [part] = await circle.due();
  const number = stage.newNumber();
  const paid = await circle.pay(circle.daughter, part?.id ?? '', number);
  await circle.act(circle.daughter, 'POST', '/cancel');
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  await stage.sendRefunds();
  expect((await stage.steps(paid.json().data.id)).at(-1)).toBe('refunded');
  expect(await circle.due()).toEqual([]);
});

test('a pause follows the period, asks for nothing, and ends with a notice before', async () => {
  await paidPlan();
  await circle.act(circle.daughter, 'POST', '/pause', { months: 2 });
  await circle.goTo('2027-07-25');
  expect(await circle.due()).toEqual([]);
  await circle.goTo('2027-08-01');
  expect((await circle.show()).subscription).toMatchObject({
    status: 'paused',
    endsOn: '2027-10-01',
  });
  await circle.goTo('2027-09-24');
  expect((await circle.notified(circle.daughter))[0]).toBe('A care plan renews soon');
  const resumed = await circle.act(circle.elder, 'POST', '/resume');
  expect(resumed.subscription).toMatchObject({ status: 'grace', payBefore: '2027-10-01' });
  const [part] = await circle.due();
  await circle.payInFull(circle.daughter, part?.id ?? '');
  expect((await circle.show()).subscription).toMatchObject({
    status: 'active',
    startsOn: '2027-09-24',
    endsOn: '2027-10-24',
  });
});

test('a share is paid by who agreed to it; the parts are the whole', async () => {
  const { act, daughter, due, elder, payInFull, son, start } = circle;
  await start(daughter, 'essential');
  await act(daughter, 'POST', '/shares', { personId: son.personId, percent: 33 });
  const tooMuch = await circle.raw(daughter, [
    'POST',
    '/shares',
    { personId: elder.personId, percent: 68 },
  ]);
  expect(tooMuch.json()).toMatchObject({ code: 'share-too-large' });
  expect(await circle.notified(son)).toEqual(['Would you share a care plan?']);
  const agreed = await act(son, 'POST', '/shares/answer', { accept: true });
  expect(agreed.subscription?.shares).toMatchObject([{ percent: 33, state: 'agreed' }]);
  await circle.goTo('2027-06-25');
  const parts = await due();
  expect(parts.map(({ amount, payer }) => [payer.id, amount])).toEqual([
    [daughter.personId, 5_695],
    [son.personId, 2_805],
  ]);
  await payInFull(daughter, parts[0]?.id ?? '');
  await circle.goTo('2027-07-01');
  expect((await circle.show()).subscription?.status).toBe('grace');
  // The daughter may not wait for her brother.
  expect((await circle.show(son)).subscription?.invoices[0]?.parts[0]?.can.pay).toBe(false);
  await payInFull(daughter, parts[1]?.id ?? '');
  expect((await circle.show()).subscription?.status).toBe('active');
});

test('an end without all parts gives back those that came', async () => {
  const { act, daughter, due, son, start } = circle;
  await start(daughter, 'essential');
  await act(daughter, 'POST', '/shares', { personId: son.personId, percent: 50 });
  await act(son, 'POST', '/shares/answer', { accept: true });
  await circle.goTo('2027-06-25');
  const mine = (await due()).find(({ payer }) => payer.id === daughter.personId);
  const paymentId = await circle.payInFull(daughter, mine?.id ?? '');
  await circle.goTo('2027-07-01');
  await circle.goTo('2027-07-08');
  expect((await circle.show()).subscription?.status).toBe('ended');
  await stage.sendRefunds();
  expect((await stage.steps(paymentId)).at(-1)).toBe('refunded');
});

test('who leaves the circle pays no more: the manager is asked, or somebody else manages', async () => {
  const { act, daughter, due, elder, son, start } = circle;
  await start(daughter, 'essential');
  await act(daughter, 'POST', '/shares', { personId: son.personId, percent: 40 });
  await act(son, 'POST', '/shares/answer', { accept: true });
  await circle.goTo('2027-06-25');
  const before = await due();
  expect(before).toHaveLength(2);
  const left = await callAs(stage.app, son).post(`/api/elders/${elder.personId}/circle/leave`);
  expect(left.statusCode).toBe(200);
  await circle.goTo('2027-06-30');
  expect((await due()).map(({ payer }) => payer.id)).toEqual([
    daughter.personId,
    daughter.personId,
  ]);
  expect((await circle.pay(son, before[1]?.id ?? '')).statusCode).toBe(404);
  await callAs(stage.app, daughter).post(`/api/elders/${elder.personId}/circle/leave`);
  await circle.goTo('2027-07-01');
  const after = await circle.show(elder);
  expect(after.subscription?.manager.id).toBe(elder.personId);
  const owed = (await due(elder)).reduce((sum, { amount }) => sum + amount, 0);
  expect(owed).toBe(8_500);
});

test('two processes at once renew a period once', async () => {
  await circle.start(circle.daughter);
  const other = await stage.restarted();
  stage.clock.set('2027-06-24T07:30:00Z');
  await Promise.all([stage.app.due.run(followPlansId), other.due.run(followPlansId)]);
  const { subscription } = await circle.show();
  expect(subscription?.invoices).toHaveLength(1);
  expect(await circle.notified(circle.daughter)).toHaveLength(1);
});
