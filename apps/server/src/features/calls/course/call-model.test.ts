import type { Call } from '@hafi/contract/calls/call.schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callReference } from '../../../test/calls/call-reference.ts';
import { type CallDevice, callStage } from '../../../test/calls/call-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { openPlan } from '../../../test/plans/open-plan.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
afterAll(() => app.close());

/** An elder and two members who write with her, each with two devices. */
async function threePeople() {
  const daughter = await makeMember(app, { permissions: ['messages'] });
  const { elder } = daughter;
  const son = await makeMember(app, { elder, permissions: ['messages'] });
  await openPlan(app, elder);
  const conversationId = await messageStage(app).circleOf(elder);
  const people = [elder, daughter, son];
  const devices: CallDevice[] = [];
  for (const who of [...people, ...people]) devices.push(await stage.device(who));
  const removeSon = () =>
    devices[0]?.as.remove(`/api/elders/${elder.personId}/circle/members/${son.personId}`);
  return { devices, people: people.map(({ personId }) => personId), conversationId, removeSon };
}

const device = fc.nat({ max: 5 });
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const), device }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('join' as const), device, takesOver: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), device }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('beat' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.integer({ min: 1, max: 29 }),
    }),
  },
  // Everybody who is in it stays for a while, or one device alone is still heard.
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('stay' as const),
      times: fc.integer({ min: 1, max: 9 }),
      only: fc.option(device),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode < 300 ? 'ok' : answer.json().code;

/** Does one act at the server and in the reference, and compares what both say. */
async function doBoth(
  home: Awaited<ReturnType<typeof threePeople>>,
  notified: ReturnType<typeof callReference>,
  callId: { is: string; removed: boolean },
  step: Act,
): Promise<void> {
  if (step.do === 'pass') {
    await stage.pass(step.seconds);
    return notified.pass(step.seconds);
  }
  if (step.do === 'stay') {
    for (let times = 0; times < step.times; times += 1) {
      for (const [nth, one] of home.devices.entries()) {
        if (step.only !== null && step.only !== nth) continue;
        if (notified.seen().devices[one.personId] !== one.legId) continue;
        expect(codeOf(await one.beat(callId.is))).toBe(notified.beat(one.personId, one.legId));
      }
      await stage.pass(11);
      notified.pass(11);
    }
    return;
  }
  if (step.do === 'remove') {
    if (callId.removed) return;
    callId.removed = true;
    expect(codeOf((await home.removeSon()) as never)).toBe('ok');
    notified.remove(home.people[2] ?? '');
    // What follows the commit by itself is awaited by looking at the call.
    return;
  }
  const one = home.devices[step.device];
  if (!one) return;
  const isOut = callId.removed && one.personId === home.people[2];
  if (step.do === 'start') {
    one.renew();
    const answer = await one.start({ conversationId: home.conversationId }, { id: newId() });
    if (isOut) return void expect(answer.statusCode).toBe(404);
    expect(codeOf(answer)).toBe(notified.start(one.personId, one.legId));
    callId.is = (answer.json().data as Call).id;
    return;
  }
  if (callId.is === '') return;
  if (step.do === 'join') {
    const isIn = notified.seen().devices[one.personId] === one.legId;
    if (!isIn) one.renew();
    const answer = await one.join(callId.is, step.takesOver);
    if (isOut) return void expect(answer.statusCode).toBe(404);
    expect(codeOf(answer)).toBe(notified.join(one.personId, one.legId, step.takesOver));
    return;
  }
  if (isOut) return;
  if (step.do === 'decline') {
    expect(codeOf(await one.decline(callId.is))).toBe('ok');
    notified.decline(one.personId);
  } else if (step.do === 'leave') {
    // A device that was never in it is not known there.
    const answer = await one.leave(callId.is);
    expect([200, 404]).toContain(answer.statusCode);
    notified.leave(one.personId, one.legId);
  } else {
    const answer = await one.beat(callId.is);
    const wanted = notified.beat(one.personId, one.legId);
    if (answer.statusCode !== 404) expect(codeOf(answer)).toBe(wanted);
    else expect(wanted).toBe('call-over');
  }
}

it('goes as three people with two devices each would tell it, whatever they do', async () => {
  await fc.assert(
    fc.asyncProperty(device, device, fc.array(act, { maxLength: 30 }), async (one, other, acts) => {
      const begun: Act[] = [
        { do: 'start', device: one },
        { do: 'join', device: other, takesOver: false },
      ];
      const home = await threePeople();
      const notified = callReference(home.people);
      const callId = { is: '', removed: false };
      for (const step of [...begun, ...acts]) {
        await doBoth(home, notified, callId, step);
        if (callId.is === '') continue;
        const seen = async () => {
          const [elder] = home.devices;
          const call = await elder?.call(callId.is);
          const legs = call?.people.flatMap(({ leg, personId }) =>
            leg ? [[personId, leg.id] as const] : [],
          );
          return {
            outcome: call?.outcome,
            states: call && stage.states(call),
            devices: Object.fromEntries(legs ?? []),
          };
        };
        await expect.poll(seen, { timeout: 2000 }).toEqual(notified.seen());
      }
    }),
    // At first that who does not answer has missed it after 45 seconds, which chance seldom finds.
    {
      numRuns: 25,
      examples: [
        [
          0,
          1,
          [
            { do: 'stay', times: 4, only: null },
            { do: 'pass', seconds: 1 },
          ],
        ],
      ],
    },
  );
}, 180_000);
