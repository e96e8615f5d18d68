import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BankStage, startBankStage } from '../../test/bank/bank-stage.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { issueSession } from '../../test/issue-session.ts';
import { type PlanCircle, planCircle } from '../../test/plans/plan-stage.ts';

let stage: BankStage;
let circle: PlanCircle;
beforeAll(async () => {
  stage = await startBankStage();
});
beforeEach(async () => {
  stage.clock.set('2026-12-07T08:00:00Z');
  circle = await planCircle(stage);
  await circle.start(circle.daughter, 'essential');
  // The free days are over, and seven are left to pay.
  await circle.goTo('2027-01-06');
  expect(await status()).toEqual({ status: 'grace', payBefore: '2027-01-13' });
});
afterAll(() => stage.close());

const status = async () => {
  const { subscription } = await circle.show();
  return { status: subscription?.status, payBefore: subscription?.payBefore };
};
const cookieOfDaughter = async () =>
  (await issueSession(stage.app.platform, circle.daughter.personId)).cookie;

async function payByBank() {
  const [part] = await circle.due();
  return stage.http.inject({
    method: 'POST',
    url: '/api/payments',
    headers: { cookie: await cookieOfDaughter(), 'idempotency-key': randomUUID() },
    payload: {
      for: { kind: 'plan', id: part?.id },
      method: 'bank',
      billing: { firstName: 'Claudine', lastName: 'Uwase', email: 'family@hafi.test' },
      acceptTerms: true,
    },
  });
}

/** A transfer that is waited for: its reference, and by when it must be here. */
async function begun() {
  const answer = await payByBank();
  expect(answer.statusCode).toBe(201);
  const id: string = answer.json().data.id;
  const url = `/api/payments/${id}/transfer`;
  const headers = { cookie: await cookieOfDaughter() };
  return { id, ...(await stage.http.inject({ url, headers })).json().data };
}
const followTransfers = () => stage.app.due.run('payments.follow-transfers');

test('a transfer must be here before the plan ends, and is refused when it could not be', async () => {
  expect(await begun()).toMatchObject({ payBy: '2027-01-13T07:00:00.000Z' });
  stage.clock.set('2026-12-07T08:00:00Z');
  circle = await planCircle(stage);
  await circle.start(circle.daughter, 'essential');
  await circle.goTo('2027-01-06');
  // A Friday: the third business day is the last, and it ends that morning.
  await circle.goTo('2027-01-08');
  expect((await payByBank()).json()).toMatchObject({ code: 'too-soon-for-bank' });
});

test('of a period that has not begun a transfer has a week', async () => {
  stage.clock.set('2026-12-07T08:00:00Z');
  circle = await planCircle(stage);
  await circle.start(circle.daughter, 'essential');
  await circle.goTo('2026-12-31');
  expect(await begun()).toMatchObject({ payBy: '2027-01-07T07:30:00.000Z' });
});

test('a transfer that did not come ends the plan after its time', async () => {
  const { id } = await begun();
  await circle.goTo('2027-01-13');
  expect((await status()).status).toBe('grace');
  await followTransfers();
  expect((await stage.steps(id)).at(-1)).toBe('expired');
  await circle.goTo('2027-01-14');
  expect((await status()).status).toBe('ended');
});

test('one that came in time is waited for until people have looked at it', async () => {
  const { reference } = await begun();
  const admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  await circle.goTo('2027-01-12');
  const line = { amount: 8_500, text: `Transfer ${reference}`, day: '12/01/2027' };
  await stage.importAs(admin, stage.csv([line]));
  await circle.goTo('2027-01-13');
  await followTransfers();
  await circle.goTo('2027-01-16');
  expect(await status()).toEqual({ status: 'grace', payBefore: '2027-01-17' });
  const arrivals = (await stage.desk(admin)).arrivals;
  const came = arrivals.find(({ transfer }) => transfer.reference === reference);
  expect((await stage.confirmShown(came?.transfer.id ?? '', admin)).statusCode).toBe(200);
  await circle.follow();
  expect((await circle.show()).subscription).toMatchObject({
    status: 'active',
    startsOn: '2027-01-06',
  });
});

test('a prompt that is open as the days to pay end counts', async () => {
  await circle.goTo('2027-01-13', '08:59');
  const [part] = await circle.due();
  const number = stage.newNumber();
  await circle.pay(circle.daughter, part?.id ?? '', number);
  await circle.goTo('2027-01-13', '09:01');
  expect(await status()).toEqual({ status: 'grace', payBefore: '2027-01-13' });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  await circle.follow();
  expect((await status()).status).toBe('active');
});

test('and one that is refused ends the plan minutes later', async () => {
  await circle.goTo('2027-01-13', '08:59');
  const [part] = await circle.due();
  const number = stage.newNumber();
  await circle.pay(circle.daughter, part?.id ?? '', number);
  await circle.goTo('2027-01-13', '09:01');
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 10 });
  await circle.goTo('2027-01-13', '09:12');
  expect((await status()).status).toBe('ended');
});
