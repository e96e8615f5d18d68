import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { issueSession, proveIdentity } from '../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { type PlanCircle, planCircle } from '../../test/plans/plan-stage.ts';
import { recordDeath } from '../accounts/accounts.public.ts';

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

const adminNow = async () => {
  const admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  const { cookie } = await issueSession(stage.platform, admin.personId);
  return { ...admin, headers: { cookie } };
};

/** The first day of the free days' last week, with the daughter's part of the next period paid. */
async function paidAhead() {
  await circle.start(circle.daughter);
  await circle.goTo('2027-06-25');
  const [part] = await circle.due();
  return circle.payInFull(circle.daughter, part?.id ?? '');
}

test('an elder who deletes the account ends the plan; what was paid ahead goes back to who paid', async () => {
  const paymentId = await paidAhead();
  const { cookie } = await issueSession(stage.platform, circle.elder.personId);
  await proveIdentity(stage.app, circle.elder);
  const deleted = await stage.http.inject({
    method: 'POST',
    url: '/api/auth/delete-account',
    headers: { cookie },
    payload: { word: 'DELETE' },
  });
  expect(deleted.statusCode, deleted.body).toBe(200);
  await stage.sendRefunds();
  expect((await stage.steps(paymentId)).at(-1)).toBe('refunded');
  expect(await circle.notified(circle.daughter)).toContain('A care plan has ended');
});

test('a payer who is suspended is asked for nothing: it passes on to who decides, or the elder', async () => {
  await circle.start(circle.daughter);
  const admin = await adminNow();
  const { personId } = circle.daughter;
  const suspended = await callAs(stage.app, admin).post(`/api/admin/people/${personId}/suspend`, {
    reason: 'A complaint is looked into.',
  });
  expect(suspended.statusCode, suspended.body).toBe(200);
  await circle.goTo('2027-06-24');
  const { subscription } = await circle.show(circle.elder);
  expect(subscription?.manager.id).toBe(circle.elder.personId);
  expect((await circle.due(circle.elder)).map(({ payer }) => payer.id)).toEqual([
    circle.elder.personId,
  ]);
  expect(await circle.notified(circle.elder)).toContain('You now look after a care plan');
});

test('two who enlarge a plan at once: one request counts, and nobody pays twice', async () => {
  const { act, daughter, due, elder, goTo, payInFull, raw, show, start } = circle;
  await start(daughter, 'essential');
  await goTo('2027-06-25');
  const [first] = await due();
  await payInFull(daughter, first?.id ?? '');
  await goTo('2027-07-01');
  const wish = { plan: 'complete', cycle: 'monthly', amount: 9_500 };
  const answers = await Promise.all([
    raw(daughter, ['POST', '/change', wish]),
    raw(elder, ['POST', '/change', wish]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const open = await due();
  expect(open.map(({ amount, kind }) => [kind, amount])).toEqual([['upgrade', 9_500]]);
  await payInFull(daughter, open[0]?.id ?? '');
  expect((await show()).subscription?.plan).toBe('complete');
  const again = await act(elder, 'GET', '');
  expect(again.subscription?.invoices.filter(({ state }) => state === 'open')).toEqual([]);
});

test('says who can decide, to whoever may not', async () => {
  const { daughter, elder, show, son } = circle;
  const { can, deciders } = await show(son);
  expect(can).toEqual({ start: false, manage: false });
  expect(deciders.map(({ id }) => id)).toEqual([elder.personId, daughter.personId]);
});

test('a coordinator reads who has and pays a plan, which the log keeps', async () => {
  await circle.start(circle.daughter);
  await circle.goTo('2027-06-25');
  const admin = await adminNow();
  for (const { personId } of [circle.elder, circle.daughter]) {
    const answer = await callAs(stage.app, admin).get(`/api/admin/people/${personId}/plans`);
    expect(answer.json().data).toMatchObject([
      {
        plan: 'complete',
        status: 'trial',
        owed: 18_000,
        elder: { id: circle.elder.personId },
        manager: { id: circle.daughter.personId },
      },
    ]);
  }
  const other = await callAs(stage.app, admin).get(
    `/api/admin/people/${circle.son.personId}/plans`,
  );
  expect(other.json().data).toEqual([]);
  const kept = await stage.platform.db
    .select({ action: auditEvents.action, subjectId: auditEvents.subjectId })
    .from(auditEvents)
    .where(eq(auditEvents.actorId, admin.personId));
  expect(kept).toHaveLength(3);
  expect(kept[0]).toEqual({ action: 'plan.read', subjectId: circle.elder.personId });
});

test('once the elder has died nobody is asked to pay, and the plan ends a day later', async () => {
  await circle.start(circle.daughter);
  stage.clock.set('2027-06-24T05:00:00Z');
  await inTransaction(stage.platform, (tx) =>
    recordDeath(tx, circle.elder.personId, {
      at: stage.clock.now(),
      by: circle.daughter.personId,
    }),
  );
  await circle.goTo('2027-06-24');
  expect(await circle.notified(circle.daughter)).not.toContain('A care plan renews soon');
  await circle.goTo('2027-06-26');
  await stage.app.due.run('circle.call-off');
  const notified = await circle.notified(circle.daughter);
  expect(notified).toContain('A care plan has ended');
  expect(notified).not.toContain('A care plan renews soon');
  expect(await circle.due()).toEqual([]);
});
