import type { Call } from '@hafi/contract/calls/call.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callStage } from '../../../test/calls/call-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** An elder and a daughter who may write to her, each with two devices, and their conversation. */
async function family() {
  const { daughter, elder, place } = await stage.family();
  const [phone, tablet] = [await stage.device(elder), await stage.device(elder)];
  const [mobile, desk] = [await stage.device(daughter), await stage.device(daughter)];
  return { daughter, desk, elder, mobile, phone, place, tablet };
}

const begun = async (answer: { statusCode: number; body: string; json(): { data: Call } }) => {
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data;
};

const bellOf = async (device: Awaited<ReturnType<typeof stage.device>>): Promise<string[]> =>
  (await device.as.get('/api/notifications'))
    .json()
    .data.map(({ message }: { message: string }) => message);

describe('a call of two', () => {
  it('rings on every device, is answered on one, and ends for both when one hangs up', async () => {
    const { elder, mobile, phone, place, tablet } = await family();
    const { id } = await begun(await mobile.start(place));
    for (const device of [phone, tablet]) {
      expect(await device.current()).toMatchObject([{ id, startedBy: mobile.personId }]);
    }
    const joined = await phone.join(id);
    expect(joined.json().data).toMatchObject({ answeredAt: app.clock.now().toISOString() });
    expect(stage.states(joined.json().data)[elder.personId]).toBe('joined');
    // The other device of hers does not take it away by pressing at the same time.
    expect((await tablet.join(id)).json()).toMatchObject({ code: 'answered-elsewhere' });
    app.clock.advance({ seconds: 25 });
    const left = await mobile.leave(id);
    expect(left.json().data).toMatchObject({ outcome: 'answered' });
    expect(await phone.current()).toEqual([]);
    const { data } = (await phone.log()).json();
    expect(data).toMatchObject([{ id, isOwn: false, outcome: 'answered', seconds: 25 }]);
    expect(data[0].people).toMatchObject([{ personId: mobile.personId }]);
  });

  it('that is declined ends at once', async () => {
    const { mobile, phone, place, tablet } = await family();
    const { id } = await begun(await mobile.start(place));
    await phone.decline(id);
    expect(await mobile.call(id)).toMatchObject({ outcome: 'declined' });
    expect(await tablet.current()).toEqual([]);
    expect(await bellOf(phone)).toEqual([]);
    expect((await phone.join(id)).json()).toMatchObject({ code: 'call-over' });
  });

  it('that nobody answers is missed after 45 seconds, and the bell says so', async () => {
    const { mobile, phone, place } = await family();
    const { id } = await begun(await mobile.start(place));
    for (let at = 0; at < 44; at += 11) {
      await stage.pass(11);
      await mobile.beat(id);
    }
    expect(await phone.current()).toHaveLength(1);
    await stage.pass(1);
    expect(await mobile.call(id)).toMatchObject({ outcome: 'missed' });
    expect(await bellOf(phone)).toEqual(['Claudine Mukamana called you, and you did not answer.']);
    expect(await bellOf(mobile)).toEqual([]);
  });

  it('that its caller gives up is missed too', async () => {
    const { mobile, phone, place } = await family();
    const { id } = await begun(await mobile.start(place));
    await mobile.leave(id);
    expect(await mobile.call(id)).toMatchObject({ outcome: 'missed' });
    expect(await bellOf(phone)).toHaveLength(1);
  });

  it('to somebody who is in another call is busy, and both learn of it', async () => {
    const { elder, mobile, phone, place } = await family();
    const neighbour = await makeMember(app, { elder, permissions: ['messages'] });
    const theirs = await stage.device(neighbour);
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    const other = await messageStage(app).between(neighbour, elder);
    const busy = await begun(await theirs.start({ conversationId: other }));
    expect(busy).toMatchObject({ outcome: 'busy' });
    expect(stage.states(busy)[elder.personId]).toBe('busy');
    expect(await bellOf(phone)).toHaveLength(1);
    expect(await phone.current()).toMatchObject([{ id }]);
  });

  it('is one call when both call each other at the same time', async () => {
    const { mobile, phone, place } = await family();
    const answers = await Promise.all([mobile.start(place), phone.start(place)]);
    const [one, other] = await Promise.all(answers.map(begun));
    expect(one?.id).toBe(other?.id);
    const call = await mobile.call(one?.id ?? '');
    expect(Object.values(stage.states(call))).toEqual(['joined', 'joined']);
    expect(call.answeredAt).not.toBeNull();
  });

  it('sent again is the same call, and nobody else may use its id', async () => {
    const { mobile, phone, place } = await family();
    const call = await begun(await mobile.start(place));
    const again = await begun(await mobile.start(place, { id: call.id }));
    expect(again).toMatchObject({ id: call.id, change: call.change });
    expect((await phone.start(place, { id: call.id })).statusCode).toBe(404);
  });

  it('goes on when a device comes back within a minute, and ends after it', async () => {
    const { mobile, phone, place } = await family();
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    // The phone says nothing any more.
    for (let at = 0; at < 3; at += 1) {
      await stage.pass(10);
      await mobile.beat(id);
    }
    await stage.pass(1);
    expect(stage.states(await mobile.call(id))).toMatchObject({ [phone.personId]: 'left' });
    expect(await mobile.call(id)).toMatchObject({ outcome: null });
    phone.renew();
    expect((await phone.join(id)).statusCode).toBe(200);
    for (let at = 0; at < 3; at += 1) {
      await stage.pass(11);
      await mobile.beat(id);
    }
    for (let at = 0; at < 6; at += 1) {
      expect(await mobile.call(id)).toMatchObject({ outcome: null });
      await stage.pass(10);
      await mobile.beat(id);
    }
    await stage.pass(5);
    expect(await mobile.call(id)).toMatchObject({ outcome: 'answered' });
  });

  it('moves to another device of the same person', async () => {
    const { mobile, phone, place, tablet } = await family();
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    const moved = await tablet.join(id, true);
    expect(moved.json().data.people).toMatchObject([{}, { leg: { id: tablet.legId } }]);
    expect((await phone.beat(id)).json()).toMatchObject({ code: 'call-over' });
    expect((await tablet.beat(id)).statusCode).toBe(200);
  });

  it('ends when one of the two begins another', async () => {
    const { elder, mobile, phone, place } = await family();
    const neighbour = await makeMember(app, { elder, permissions: ['messages'] });
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    const other = await messageStage(app).between(elder, neighbour);
    phone.renew();
    await begun(await phone.start({ conversationId: other }));
    expect(await mobile.call(id)).toMatchObject({ outcome: 'answered' });
    expect(await phone.current()).toMatchObject([{ conversationId: other }]);
  });
});

describe('a call and the right to it', () => {
  it('ends at once when one of the two is taken out of the circle', async () => {
    const { daughter, elder, mobile, phone, place } = await family();
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    const url = `/api/elders/${elder.personId}/circle/members/${daughter.personId}`;
    expect((await phone.as.remove(url)).statusCode).toBe(200);
    await expect.poll(async () => (await phone.call(id)).outcome).toBe('answered');
    expect((await mobile.beat(id)).json()).toMatchObject({ code: 'call-over' });
    expect((await mobile.join(id, true)).json()).toMatchObject({ code: 'conversation-closed' });
  });

  it('rings no more once the caller is blocked', async () => {
    const { daughter, mobile, phone, place } = await family();
    await begun(await mobile.start(place));
    await phone.as.put(`/api/blocks/${daughter.personId}`);
    await expect.poll(() => phone.current()).toEqual([]);
    expect(await bellOf(phone)).toEqual([]);
    expect((await mobile.start(place)).json()).toMatchObject({ code: 'conversation-closed' });
  });

  it('ends when a device is signed out', async () => {
    const { mobile, phone, place } = await family();
    const { id } = await begun(await mobile.start(place));
    await phone.join(id);
    expect((await phone.as.post('/api/auth/signout')).statusCode).toBe(200);
    await expect.poll(async () => (await mobile.call(id)).outcome).toBe('answered');
  });

  it('is not found by others, who can do nothing with it', async () => {
    const { mobile, place, phone } = await family();
    const { id } = await begun(await mobile.start(place));
    const stranger = await stage.device(await makePerson(app, { roles: ['FAMILY'] }));
    for (const answer of [
      await stranger.join(id),
      await stranger.decline(id),
      await stranger.leave(id),
      await stranger.beat(id),
      await stranger.send(id, [{ to: mobile.legId, nth: 1, kind: 'candidates', payload: '' }]),
      await stranger.start(place),
      await stranger.as.get(`/api/calls/${id}`),
      await stranger.as.get(`/api/calls/${id}/connection`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    // Nor does another session of the same person speak for a device.
    const url = `/api/calls/${id}/legs/${mobile.legId}/leave`;
    expect((await phone.as.post(url, { failed: false })).statusCode).toBe(404);
  });
});

it('goes from one call to another and back without an error, whichever conversation is locked first', async () => {
  const { mobile, place, daughter } = await family();
  const other = await makeMember(app, { who: daughter, permissions: ['messages'] });
  const conversationId = await messageStage(app).between(daughter, other.elder);
  await begun(await mobile.start(place));
  mobile.renew();
  await begun(await mobile.start({ conversationId }));
  mobile.renew();
  await begun(await mobile.start(place));
  expect((await mobile.current()).length).toBe(1);
});
