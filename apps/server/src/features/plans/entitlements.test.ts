import { opens, planGates } from '@hafi/contract/plans/entitlements';
import { carePlanIds } from '@hafi/contract/plans/plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { callStage } from '../../test/calls/call-stage.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { messageStage } from '../../test/messages/message-stage.ts';
import { openPlan } from '../../test/plans/open-plan.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('opens with each plan what the table says, and nothing without', () => {
  const table = [null, ...carePlanIds].map((plan) => planGates.filter((gate) => opens(plan, gate)));
  expect(table).toEqual([
    [],
    ['calendar'],
    ['calendar', 'family-calls'],
    ['calendar', 'family-calls'],
  ]);
});

it('says of an elder what is opened, to whoever deals with them', async () => {
  const elder = await makeElder(app);
  const opened = async () =>
    (await callAs(app, elder).get(`/api/subscriptions/${elder.personId}/opened`)).json().data;
  expect(await opened()).toEqual([]);
  await openPlan(app, elder);
  expect(await opened()).toEqual(['calendar', 'family-calls']);
});

it('calls two without a plan, a whole circle with one', async () => {
  const elder = await makeElder(app);
  const stage = callStage(app);
  const hers = await stage.device(elder);
  await makeMember(app, { elder, permissions: ['messages'] });
  const conversationId = await messageStage(app).circleOf(elder);
  const two = await hers.start({ conversationId });
  expect(two.statusCode).toBe(201);
  await hers.leave(two.json().data.id);
  await makeMember(app, { elder, permissions: ['messages'] });
  expect((await hers.start({ conversationId })).json()).toMatchObject({ code: 'needs-plan' });
  await openPlan(app, elder);
  const again = await stage.device(elder);
  expect((await again.start({ conversationId })).statusCode).toBe(201);
});
