import { consentVersion } from '@hafi/contract/circle/consent-text';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { circleOf } from '../../../test/circle-of.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf, sendFile } from '../../../test/upload-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

/** An elder and a daughter who have written to each other, and a son who is invited. */
async function beforeJoining() {
  const { actor, at, elder, invitation, member } = await circleOf(app);
  const daughter = await member(['messages']);
  const id = await stage.circleOf(elder);
  const old = await stage.sent(daughter, id, 'The cake is on Saturday.');
  const join = async (who: SignedIn, permissions: readonly string[] = ['messages']) => {
    const made = await elder.post(`${at}/circle/invitations`, invitation({ permissions }));
    const { code } = made.json().data;
    const accepted = await callAs(app, who).post('/api/invitations/accept', { code });
    expect(accepted.statusCode).toBe(200);
  };
  const son = await actor(['FAMILY']);
  return { at, daughter, elder, id, join, member, old, son };
}
const said = (list: readonly Message[]) => list.map(({ content, kind }) => content || kind);

it('sees a conversation from joining on, in the list, the search and what a device fetches', async () => {
  const { daughter, id, join, old, son } = await beforeJoining();
  await join(son);
  const [listed] = (await stage.list(son)).data;
  expect(listed).toMatchObject({ id, unread: 0, last: { kind: 'joined' } });
  const fresh = await stage.sent(daughter, id, 'Welcome.');
  expect(said(await stage.read(son, id))).toEqual(['joined', 'Welcome.']);
  expect(said((await stage.changes(son, id)).messages)).toEqual(['joined', 'Welcome.']);
  expect((await stage.one(son, id)).unread).toBe(1);
  const search = await callAs(app, son).get('/api/messages/search?q=cake');
  expect(search.json().data).toEqual([]);
  // What was written before is not to be had by its id either.
  expect((await stage.react(son, old.id, 'heart')).statusCode).toBe(404);
  const report = { reason: 'false' };
  expect((await callAs(app, son).post(`/api/messages/${old.id}/reports`, report)).statusCode).toBe(
    404,
  );
  const quoting = { kind: 'text', content: 'What cake?', replyTo: old.id };
  expect((await stage.send(son, id, quoting)).json().data).toMatchObject({ replyTo: null });
  expect((await stage.react(son, fresh.id, 'heart')).statusCode).toBe(200);
});

it('is told to the others by a line that nobody can change, and that is nobody’s news', async () => {
  const { daughter, id, join, son } = await beforeJoining();
  await join(son);
  const line = (await stage.read(daughter, id)).at(-1);
  expect(line).toMatchObject({ kind: 'joined', senderId: son.personId, content: '' });
  expect((await stage.one(daughter, id)).unread).toBe(0);
  expect((await stage.edit(son, line?.id ?? '', 'I was here before.')).statusCode).toBe(404);
  expect((await stage.remove(son, line?.id ?? '')).statusCode).toBe(404);
});

it('gives nobody a change of what is from before', async () => {
  const { daughter, id, join, old, son } = await beforeJoining();
  await join(son);
  const { change } = await stage.changes(son, id);
  await stage.edit(daughter, old.id, 'The cake is on Sunday.');
  expect((await stage.changes(son, id, change)).messages).toEqual([]);
});

it('counts from the last joining, and from the day on which somebody may write', async () => {
  const { at, daughter, elder, id, join, son } = await beforeJoining();
  await join(son, ['alerts:receive']);
  await stage.sent(daughter, id, 'He does not read this.');
  await join(son, ['alerts:receive', 'messages']);
  expect(said(await stage.read(son, id))).toEqual(['joined']);
  await stage.sent(daughter, id, 'He reads this.');
  expect((await callAs(app, son).post(`${at}/circle/leave`, {})).statusCode).toBe(200);
  await stage.sent(elder, id, 'He has left.');
  await join(son);
  expect(said(await stage.read(son, id))).toEqual(['joined']);
});

it('takes nothing from a member who may not write for less than a day', async () => {
  const { at, daughter, elder, id, join, son } = await beforeJoining();
  await join(son);
  const read = await stage.sent(daughter, id, 'Of before.');
  await stage.mark(son, id, { read: read.position });
  const allow = async (...permissions: string[]) => {
    const change = { relation: 'child', permissions, textVersion: consentVersion };
    const answer = await elder.put(`${at}/circle/members/${son.personId}`, change);
    expect(answer.statusCode).toBe(200);
  };
  await allow();
  const between = await stage.sent(daughter, id, 'Between.');
  app.clock.advance({ hours: 23 });
  await proveIdentity(app, elder);
  await allow('health:read');
  await allow('messages');
  expect(said(await stage.read(son, id))).toEqual(['joined', 'Of before.', 'Between.']);
  await allow();
  app.clock.advance({ hours: 25 });
  await allow('messages');
  expect(said(await stage.read(son, id))).toEqual(['joined']);
  // What they have read they may still report, and nothing else.
  const report = async ({ id: message }: Message) =>
    (await callAs(app, son).post(`/api/messages/${message}/reports`, { reason: 'false' }))
      .statusCode;
  expect([await report(read), await report(between)]).toEqual([201, 404]);
});

it('leaves to somebody who decides, and so took part already, what was before', async () => {
  const { daughter, id, join, member } = await beforeJoining();
  const manager = await member([], { decidesAs: 'manager' });
  expect(said(await stage.read(manager, id))).toEqual(['The cake is on Saturday.']);
  await join(manager);
  expect(said(await stage.read(manager, id))).toEqual(['The cake is on Saturday.']);
  expect(said(await stage.read(daughter, id))).toEqual(['The cake is on Saturday.']);
});

it('does not open files of before', async () => {
  const { daughter, id, join, son } = await beforeJoining();
  const { uploadId } = await sendFile(app, daughter, aPdf(), 'message');
  const letter = { kind: 'file', fileName: 'letter.pdf', uploadId };
  const sent = (await stage.send(daughter, id, letter)).json().data as Message;
  await join(son);
  const open = async (who: SignedIn) =>
    (await callAs(app, who).get(`/api/messages/${sent.id}/file`)).statusCode;
  expect([await open(daughter), await open(son)]).toEqual([200, 404]);
});
