import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { type PlanCircle, planCircle } from '../../../test/plans/plan-stage.ts';

let stage: PaymentStage;
let circle: PlanCircle;
let admin: SignedIn;
beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  stage.clock.set('2027-06-01T08:00:00Z');
  circle = await planCircle(stage);
});
afterAll(() => stage.close());

async function asAdmin(method: 'GET' | 'POST', url: string, payload?: object) {
  const { cookie } = await issueSession(stage.app.platform, admin.personId);
  const headers = { cookie, 'idempotency-key': randomUUID() };
  return stage.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
const afterWhole = async (paymentId: string) =>
  (await asAdmin('GET', `/api/admin/payments/${paymentId}`)).json().data.afterWhole;

/** A coordinator gives a whole payment back, and it goes. */
async function giveBack(paymentId: string, amount: number) {
  const url = `/api/admin/payments/${paymentId}/refunds`;
  const answer = await asAdmin('POST', url, { amount, left: amount, reason: 'As you asked' });
  expect(answer.statusCode).toBe(201);
  await circle.follow();
  await stage.sendRefunds();
  await circle.follow();
  expect((await stage.steps(paymentId)).at(-1)).toBe('refunded');
}
const open = async () => {
  const { subscription } = await circle.show();
  const { endsOn, plan, status } = subscription ?? {};
  return { endsOn, plan, status };
};
const first = async () => (await circle.due())[0];

/** A plan whose first period, all of July, is paid: the payment. */
async function paidPlan(plan = 'essential') {
  await circle.start(circle.daughter, plan);
  await circle.goTo('2027-06-25');
  const paymentId = await circle.payInFull(circle.daughter, (await first())?.id ?? '');
  return paymentId;
}

/** The same, whose son has agreed to pay half of it: his part and hers. */
async function halves() {
  await circle.start(circle.daughter, 'essential');
  const half = { personId: circle.son.personId, percent: 50 };
  await circle.act(circle.daughter, 'POST', '/shares', half);
  await circle.act(circle.son, 'POST', '/shares/answer', { accept: true });
  await circle.goTo('2027-06-25');
  const parts = await circle.due();
  const of = (who: SignedIn) => parts.find(({ payer }) => payer.id === who.personId)?.id ?? '';
  return { hers: of(circle.daughter), his: of(circle.son) };
}

test('a period to come is due again, and does not begin for nothing', async () => {
  const paymentId = await paidPlan();
  expect(await circle.due()).toEqual([]);
  expect(await afterWhole(paymentId)).toBe('due-again');
  await giveBack(paymentId, 8_500);
  expect(await circle.due()).toMatchObject([{ amount: 8_500, can: { pay: true } }]);
  expect(await circle.notified(circle.daughter)).toContain('A care plan is not paid yet');
  await circle.goTo('2027-07-01');
  expect((await open()).status).toBe('grace');
  // Asked for once, however often it is looked at.
  expect(await circle.due()).toHaveLength(1);
  const again = await circle.payInFull(circle.daughter, (await first())?.id ?? '');
  expect(await open()).toMatchObject({ status: 'active', endsOn: '2027-08-01' });
  expect(await afterWhole(paymentId)).toBe('nothing');
  expect(await afterWhole(again)).toBe('ends');
});

test('given back twice before it begins, it is due a third time; unpaid, the plan ends', async () => {
  await giveBack(await paidPlan(), 8_500);
  await giveBack(await circle.payInFull(circle.daughter, (await first())?.id ?? ''), 8_500);
  expect(await circle.due()).toHaveLength(1);
  await circle.goTo('2027-07-01');
  await circle.goTo('2027-07-08');
  expect((await open()).status).toBe('ended');
});

test('a plan of whose period nothing is paid any more ends, and what was paid ahead comes back', async () => {
  const paymentId = await paidPlan();
  await circle.goTo('2027-07-25');
  const ahead = await circle.payInFull(circle.daughter, (await first())?.id ?? '');
  expect(await afterWhole(paymentId)).toBe('ends');
  await giveBack(paymentId, 8_500);
  expect((await open()).status).toBe('ended');
  expect((await circle.notified(circle.elder))[0]).toBe('A care plan has ended');
  await stage.sendRefunds();
  expect((await stage.steps(ahead)).at(-1)).toBe('refunded');
});

test('the part of one of two is due again, and the period begins once both are paid', async () => {
  const { hers, his } = await halves();
  const paymentId = await circle.payInFull(circle.daughter, hers);
  expect(await afterWhole(paymentId)).toBe('due-again');
  await giveBack(paymentId, 4_250);
  await circle.payInFull(circle.son, his);
  await circle.goTo('2027-07-01');
  expect((await open()).status).toBe('grace');
  const due = await circle.due();
  expect(due).toMatchObject([{ payer: { id: circle.daughter.personId }, can: { pay: true } }]);
  await circle.payInFull(circle.daughter, due[0]?.id ?? '');
  expect((await open()).status).toBe('active');
});

test('a period that others have paid too goes on to its end', async () => {
  const { hers, his } = await halves();
  const paymentId = await circle.payInFull(circle.daughter, hers);
  const other = await circle.payInFull(circle.son, his);
  await circle.goTo('2027-07-01');
  expect(await afterWhole(paymentId)).toBe('goes-on');
  await giveBack(paymentId, 4_250);
  expect(await open()).toMatchObject({ status: 'active', endsOn: '2027-08-01' });
  expect(await circle.due()).toEqual([]);
  await giveBack(other, 4_250);
  expect((await open()).status).toBe('ended');
});

test('who has paid a larger plan for the rest of a period that ends so has that back too', async () => {
  const paymentId = await paidPlan();
  await circle.goTo('2027-07-12');
  const wish = { plan: 'complete', cycle: 'monthly', amount: 6_129 };
  await circle.act(circle.daughter, 'POST', '/change', wish);
  const larger = await circle.payInFull(circle.daughter, (await first())?.id ?? '');
  expect(await open()).toMatchObject({ plan: 'complete' });
  await giveBack(paymentId, 8_500);
  expect((await open()).status).toBe('ended');
  await stage.sendRefunds();
  expect((await stage.steps(larger)).at(-1)).toBe('refunded');
});

test('a larger plan that is given back becomes the smaller one again, once', async () => {
  await paidPlan();
  await circle.goTo('2027-07-22');
  const wish = { plan: 'complete', cycle: 'monthly', amount: 3_064 };
  await circle.act(circle.daughter, 'POST', '/change', wish);
  const paymentId = await circle.payInFull(circle.daughter, (await first())?.id ?? '');
  expect(await open()).toMatchObject({ plan: 'complete' });
  await circle.goTo('2027-07-25');
  expect(await circle.due()).toMatchObject([{ amount: 18_000 }]);
  expect(await afterWhole(paymentId)).toBe('smaller-plan');
  await giveBack(paymentId, 3_064);
  expect(await open()).toMatchObject({ plan: 'essential', status: 'active' });
  expect(await circle.due()).toMatchObject([{ amount: 8_500 }]);
  expect(await circle.notified(circle.elder)).toContain('A care plan is smaller again');
});

test('what went back, or was paid, takes effect though somebody acts on the plan before it is looked at', async () => {
  await circle.start(circle.daughter, 'essential');
  await circle.goTo('2027-07-02');
  const number = stage.newNumber();
  const requested = await circle.pay(circle.daughter, (await first())?.id ?? '', number);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  await circle.act(circle.daughter, 'POST', '/keep');
  await circle.follow();
  expect((await open()).status).toBe('active');
  const body = { amount: 8_500, reason: 'As you asked' };
  await asAdmin('POST', `/api/admin/payments/${requested.json().data.id}/refunds`, body);
  await circle.act(circle.daughter, 'POST', '/keep');
  await circle.follow();
  expect((await open()).status).toBe('ended');
});

/** Paid on a phone whose provider is silent until the payment has expired, and then by another one. */
async function paidLateAndAgain(partId: string) {
  const late = stage.newNumber();
  stage.providerClock('stopped');
  const early = (await circle.pay(circle.daughter, partId, late)).json().data.id as string;
  await stage.sweepAfter({ minutes: 14 });
  await stage.sweepAfter({ minutes: 2 });
  const paymentId = await circle.payInFull(circle.daughter, partId);
  return {
    paymentId,
    early,
    /** The first phone approves at last. */
    async approve() {
      await stage.answer(late, 'approve');
      await stage.sweepAfter({ minutes: 61 });
      stage.providerClock('on');
      await circle.follow();
      await stage.sendRefunds();
    },
  };
}

test('money that comes late for what was given back goes back too, and what is due again is due once', async () => {
  await circle.start(circle.daughter, 'essential');
  await circle.goTo('2027-07-02');
  const { approve, early, paymentId } = await paidLateAndAgain((await first())?.id ?? '');
  expect((await open()).status).toBe('active');
  await giveBack(paymentId, 8_500);
  expect((await open()).status).toBe('ended');
  await approve();
  expect((await stage.steps(early)).at(-1)).toBe('refunded');
  expect((await open()).status).toBe('ended');
});

test('such money pays no period whose part is due again', async () => {
  await circle.start(circle.daughter, 'essential');
  await circle.goTo('2027-06-25');
  const { approve, early, paymentId } = await paidLateAndAgain((await first())?.id ?? '');
  await giveBack(paymentId, 8_500);
  await approve();
  expect((await stage.steps(early)).at(-1)).toBe('refunded');
  expect(await circle.due()).toMatchObject([{ amount: 8_500, can: { pay: true } }]);
  await circle.goTo('2027-07-01');
  expect((await open()).status).toBe('grace');
});
