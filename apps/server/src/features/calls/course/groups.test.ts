import { AsyncResource } from 'node:async_hooks';
import type { Call } from '@hafi/contract/calls/call.schemas';
import { callLimits } from '@hafi/contract/calls/call-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callStage } from '../../../test/calls/call-stage.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { openPlan } from '../../../test/plans/open-plan.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { lockCall } from './calls.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** The devices of an elder and of so many members, and the conversation of the circle. */
async function circle(members: number) {
  const elder = await makeElder(app);
  const devices = [await stage.device(elder)];
  for (let nth = 0; nth < members; nth += 1) {
    const who = await makeMember(app, { elder, permissions: ['messages'] });
    devices.push(await stage.device(who));
  }
  await openPlan(app, elder);
  const conversationId = await messageStage(app).circleOf(elder);
  return { devices, elder, place: { conversationId } };
}

it('rings for the whole circle, goes on while two speak, and takes six at most', async () => {
  const { devices, place } = await circle(7);
  const [first, ...others] = devices;
  const call: Call = (await first?.start(place))?.json().data;
  expect(Object.values(stage.states(call)).filter((state) => state === 'ringing')).toHaveLength(7);
  const joined = others.slice(0, callLimits.people - 1);
  for (const device of joined) expect((await device.join(call.id)).statusCode).toBe(200);
  const late = others.at(-1);
  expect((await late?.join(call.id))?.json()).toMatchObject({ code: 'call-full' });
  await joined[0]?.leave(call.id);
  expect((await late?.join(call.id))?.statusCode).toBe(200);
  expect(await first?.call(call.id)).toMatchObject({ endedAt: null });
});

it('is entered by who leaves another call for it while somebody else begins it', async () => {
  const { devices, place } = await circle(2);
  const [elder, daughter, son] = devices;
  if (!elder || !daughter || !son) throw new Error('three devices');
  const conversationId = await messageStage(app).between(daughter, elder);
  const { id } = (await daughter.start({ conversationId })).json().data;
  daughter.renew();
  const { database, db } = app.platform;
  const waits = sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  // Bound here, all run beside the transaction.
  const isWaiting = AsyncResource.bind(async () => Object(await db.execute(waits)).rows.length > 0);
  const enter = AsyncResource.bind(async () => await daughter.start(place));
  const begin = AsyncResource.bind(async () => await son.start(place));
  const started = await inTransaction(app.platform, async (tx) => {
    await lockCall(tx, id);
    const entering = enter();
    // The embedded database has one connection: nothing else runs before the commit.
    if (database.engine === 'pglite') return [begin(), entering];
    await expect.poll(isWaiting).toBe(true);
    return [Promise.resolve(await begin()), entering];
  });
  const [begun, entered] = await Promise.all(started);
  expect(entered?.json().data.id).toBe(begun?.json().data.id);
});

it('lets the elder and the family speak on when who began has left', async () => {
  const { devices, place } = await circle(2);
  const [elder, daughter, son] = devices;
  const call: Call = (await daughter?.start(place))?.json().data;
  await elder?.join(call.id);
  await son?.join(call.id);
  await daughter?.leave(call.id);
  expect(await elder?.call(call.id)).toMatchObject({ endedAt: null });
  await son?.leave(call.id);
  // Nobody is left who could come back: all have gone on purpose.
  expect(await elder?.call(call.id)).toMatchObject({ outcome: 'answered' });
});

it('takes only the one out who was taken out of the circle, and tells nothing more to who was called', async () => {
  const { devices, elder, place } = await circle(3);
  const [hers, daughter, son, neighbour] = devices;
  const call: Call = (await daughter?.start(place))?.json().data;
  await hers?.join(call.id);
  await son?.join(call.id);
  for (const gone of [son, neighbour]) {
    await hers?.as.remove(`/api/elders/${elder.personId}/circle/members/${gone?.personId}`);
  }
  const states = async () => stage.states((await hers?.call(call.id)) as Call);
  await expect.poll(states).toEqual({
    [elder.personId]: 'joined',
    [daughter?.personId ?? '']: 'joined',
    [son?.personId ?? '']: 'left',
  });
  expect(await neighbour?.current()).toEqual([]);
  expect((await neighbour?.as.get(`/api/calls/${call.id}`))?.statusCode).toBe(404);
  expect((await neighbour?.log())?.json().data).toEqual([]);
  expect((await daughter?.beat(call.id))?.statusCode).toBe(200);
});

it('shows muted microphones and pictures to the others', async () => {
  const { devices, place } = await circle(1);
  const [elder, daughter] = devices;
  const call: Call = (await daughter?.start(place))?.json().data;
  const change: number = (await elder?.join(call.id))?.json().data.change;
  const beat = await daughter?.beat(call.id, { isMuted: true, hasPicture: true, bytes: 5000 });
  expect(beat?.json().data).toEqual({ change: change + 1, seq: 0 });
  expect((await elder?.call(call.id))?.people[0]).toMatchObject({
    leg: { isMuted: true, hasPicture: true },
  });
  expect((await daughter?.beat(call.id, { isMuted: true, hasPicture: true }))?.json().data).toEqual(
    { change: change + 1, seq: 0 },
  );
  await daughter?.leave(call.id);
  expect((await daughter?.log())?.json().data).toMatchObject([{ bytes: 5000 }]);
});

it('rings nobody who blocked the caller, or whom the caller blocked', async () => {
  const { devices, place } = await circle(2);
  const [elder, daughter, son] = devices;
  await daughter?.as.put(`/api/blocks/${son?.personId}`);
  const call: Call = (await son?.start(place))?.json().data;
  expect(Object.keys(stage.states(call)).sort()).toEqual([elder?.personId, son?.personId].sort());
  await son?.leave(call.id);
  await elder?.as.put(`/api/blocks/${son?.personId}`);
  expect((await son?.start(place))?.json()).toMatchObject({ code: 'conversation-closed' });
});
