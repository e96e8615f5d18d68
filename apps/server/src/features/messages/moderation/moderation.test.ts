import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

const block = (who: SignedIn, whom: SignedIn) =>
  callAs(app, who).put(`/api/blocks/${whom.personId}`);
const unblock = (who: SignedIn, whom: SignedIn) =>
  callAs(app, who).remove(`/api/blocks/${whom.personId}`);

async function two() {
  const elder = await makePerson(app);
  const nephew = await makeMember(app, { elder, permissions: ['messages'], relation: 'relative' });
  return { elder, nephew, id: await stage.between(elder, nephew) };
}

describe('a block', () => {
  it('closes the conversation of both, who then know different things of it', async () => {
    const { elder, id, nephew } = await two();
    const { id: requested } = await stage.sent(nephew, id, 'Send me money.');
    expect((await block(elder, nephew)).statusCode).toBe(200);
    expect((await block(elder, nephew)).statusCode).toBe(200);
    expect((await stage.one(elder, id)).closed).toBe('blocked');
    expect((await stage.one(nephew, id)).closed).toBe('apart');
    for (const who of [elder, nephew]) {
      const refused = await stage.send(who, id, { kind: 'text', content: 'Please' });
      expect(refused.json().code).toBe('conversation-closed');
      expect(await stage.read(who, id)).toHaveLength(1);
      const known = (await callAs(app, who).get('/api/correspondents')).json().data;
      expect(known).toEqual([]);
    }
    expect((await stage.react(nephew, requested, 'sad')).json().code).toBe('conversation-closed');
    const blocks = async (who: SignedIn) => (await callAs(app, who).get('/api/blocks')).json().data;
    expect(await blocks(elder)).toMatchObject([{ personId: nephew.personId }]);
    expect(await blocks(nephew)).toEqual([]);
    // Both have blocked: one of them ending it is not enough.
    await block(nephew, elder);
    await unblock(elder, nephew);
    expect((await stage.one(elder, id)).closed).toBe('apart');
    await unblock(nephew, elder);
    await stage.sent(elder, id, 'Hello again');
  });

  it('leaves the conversation of the circle as it is', async () => {
    const { elder, nephew } = await two();
    const circle = await stage.circleOf(elder);
    await block(elder, nephew);
    await stage.sent(nephew, circle, 'I come tomorrow.');
    expect((await stage.one(elder, circle)).closed).toBeNull();
  });

  it('ends what waits to be told, and is for people whom one knows', async () => {
    const { elder, id, nephew } = await two();
    await stage.sent(nephew, id, 'Answer me');
    await block(elder, nephew);
    app.clock.advance({ minutes: 1 });
    await app.due.run('messages.tell-waiting');
    const bell = (await callAs(app, elder).get('/api/notifications')).json().data;
    expect(bell).toEqual([]);
    expect((await block(elder, await makePerson(app))).statusCode).toBe(404);
    expect((await block(elder, elder)).statusCode).toBe(404);
    // Also when nothing connects the two any more.
    await unblock(elder, nephew);
    await nephew.end();
    expect((await block(elder, nephew)).statusCode).toBe(200);
  });
});

describe('a report', () => {
  const report = (who: SignedIn, id: string, body: object = { reason: 'money' }) =>
    callAs(app, who).post(`/api/messages/${id}/reports`, body);

  it('shows coordinators this message as it was, and nothing else of the conversation', async () => {
    const { elder, id, nephew } = await two();
    const aline = await makePerson(app, { roles: ['ADMIN'] });
    await stage.sent(elder, id, 'What do you want?');
    const { id: message } = await stage.sent(nephew, id, 'Send 100 000 or else.');
    expect(
      (await report(elder, message, { reason: 'threat', words: 'I fear him.' })).statusCode,
    ).toBe(201);
    await stage.edit(nephew, message, 'Hello aunt.');
    expect((await report(elder, message)).statusCode).toBe(201);
    const listed = (await callAs(app, aline).get('/api/admin/message-reports')).json().data;
    expect(listed[0]).toMatchObject({
      reason: 'threat',
      words: 'I fear him.',
      content: 'Send 100 000 or else.',
      sender: { id: nephew.personId },
      reporter: { id: elder.personId },
      closedAt: null,
      isDeleted: false,
    });
    expect(
      listed.filter((each: { reporter: { id: string } }) => each.reporter.id === elder.personId),
    ).toHaveLength(1);
    expect((await callAs(app, aline).get(`/api/conversations/${id}`)).statusCode).toBe(404);
    const bell = (await callAs(app, aline).get('/api/notifications')).json().data;
    expect(bell[0]).toMatchObject({ title: 'A message was reported' });
    expect(JSON.stringify(bell)).not.toContain('100 000');
    expect((await callAs(app, elder).get('/api/admin/message-reports')).statusCode).toBe(403);
  });

  it('is decided once, and the message deleted for everybody where it must go', async () => {
    const { elder, id, nephew } = await two();
    const [aline, eric] = [
      await makePerson(app, { roles: ['ADMIN'] }),
      await makePerson(app, { roles: ['ADMIN'] }),
    ];
    const { id: message } = await stage.sent(nephew, id, 'Buy this.');
    await report(elder, message);
    const open = (await callAs(app, aline).get('/api/admin/message-reports?limit=1')).json();
    const [{ id: reportId }] = open.data;
    const close = (who: SignedIn, note: string) =>
      callAs(app, who).post(`/api/admin/message-reports/${reportId}/close`, {
        note,
        deleteMessage: true,
      });
    const both = await Promise.all([close(aline, 'Fraud.'), close(eric, 'Fraud too.')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await stage.read(elder, id))[0]).toMatchObject({ isDeleted: true, content: '' });
    const all = (await callAs(app, aline).get('/api/admin/message-reports?limit=100')).json().data;
    const closed = all.find((each: { id: string }) => each.id === reportId);
    expect(closed).toMatchObject({ content: 'Buy this.', isDeleted: true });
    expect(closed.closedBy).not.toBeNull();
    // The open ones come first.
    const states = all.map((each: { closedAt: string | null }) => each.closedAt !== null);
    expect(states).toEqual([...states].sort());
  });

  it('warns who wrote it, once and without the words of the coordinator', async () => {
    const { elder, id, nephew } = await two();
    const aline = callAs(app, await makePerson(app, { roles: ['ADMIN'] }));
    const warnings = async (who: SignedIn) => {
      const bell: { title: string; message: string }[] = (
        await callAs(app, who).get('/api/notifications')
      ).json().data;
      return bell.filter(({ title }) => title === 'A message of yours broke the rules');
    };
    const decide = async (content: string, warnSender: boolean) => {
      const { id: message } = await stage.sent(nephew, id, content);
      await report(elder, message);
      const [open] = (await aline.get('/api/admin/message-reports?limit=1')).json().data;
      const body = { note: 'Wants money.', deleteMessage: false, warnSender };
      for (const _twice of [1, 2]) {
        const url = `/api/admin/message-reports/${open.id}/close`;
        expect((await aline.post(url, body)).statusCode).toBe(200);
      }
    };
    await decide('Send 5 000.', false);
    expect(await warnings(nephew)).toEqual([]);
    await decide('Send 9 000.', true);
    const notified = await warnings(nephew);
    expect(notified).toHaveLength(1);
    expect(JSON.stringify(notified)).not.toMatch(/9 000|Wants money/);
    expect(await warnings(elder)).toEqual([]);
  });

  it('is of what others have written', async () => {
    const { elder, id } = await two();
    const { id: own } = await stage.sent(elder, id, 'Mine.');
    expect((await report(elder, own)).statusCode).toBe(404);
    expect((await report(await makePerson(app), own)).statusCode).toBe(404);
    expect((await report(elder, own, { reason: 'bored' })).statusCode).toBe(400);
  });
});
