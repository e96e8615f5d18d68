import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presences } from '../../../platform/realtime/presence.tables.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { conversations, messages } from '../messages.tables.ts';

const password = 'Agaseke-8';
let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
  calls = accountCalls(app);
});
afterAll(() => app.close());

const person = (more: Parameters<typeof makePerson>[1] = {}) =>
  makePerson(app, { password, ...more });

async function leave(who: SignedIn): Promise<void> {
  await calls.post('confirm', { password }, who.headers);
  const left = await calls.post('delete-account', { word: 'DELETE' }, who.headers);
  if (left.status !== 200) throw new Error(JSON.stringify(left));
}
const rowsOf = async (ids: readonly string[]) =>
  app.platform.db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));

it('what somebody wrote, showed and wants is in their data, and nothing of others', async () => {
  const elder = await person();
  const daughter = await makeMember(app, {
    elder,
    who: await person({ roles: ['FAMILY'] }),
    permissions: ['messages'],
  });
  const id = await stage.circleOf(elder);
  const { id: hers } = await stage.sent(daughter, id, 'Her words.');
  await stage.sent(elder, id, 'My words.');
  const location = { latitude: -1.9536, longitude: 30.1044, accuracy: 12 };
  await stage.send(elder, id, { kind: 'location', location });
  await stage.react(elder, hers, 'heart');
  await callAs(app, elder).put(`/api/conversations/${id}/mute`, { isMuted: true });
  await callAs(app, elder).put(`/api/blocks/${daughter.personId}`);
  await callAs(app, elder).post(`/api/messages/${hers}/reports`, { reason: 'false', words: 'No.' });
  await calls.post('confirm', { password }, elder.headers);
  const { data } = await calls.get('my-data', elder.headers);
  expect(data.messages).toMatchObject([
    { type: 'message-text', message: 'My words.' },
    { type: 'message-location', latitude: location.latitude },
  ]);
  expect(data.messageReactions).toMatchObject([{ type: 'sign-heart' }]);
  expect(data.conversations).toMatchObject([{ type: 'conversation-circle', muted: true }]);
  expect(data.messageBlocks).toMatchObject([{ name: 'Espérance Mukamana' }]);
  expect(data.messageReports).toMatchObject([{ subject: 'report-false', message: 'No.' }]);
  expect(JSON.stringify(data)).not.toContain('Her words.');
});

it('of who has left, the places stay and nothing else; others learn what has changed', async () => {
  const elder = await person();
  const daughter = await makeMember(app, {
    elder,
    who: await person({ roles: ['FAMILY'], firstName: 'Claudine', lastName: 'Uwase' }),
    permissions: ['messages'],
  });
  const id = await stage.circleOf(elder);
  const both = await stage.between(elder, daughter);
  const requested = await stage.sent(daughter, id, 'Did you sleep?');
  const answer = await stage.sent(elder, id, 'Well.', { replyTo: requested.id });
  await stage.react(daughter, answer.id, 'heart');
  const own = await stage.sent(daughter, both, 'Between us.');
  const before = (await stage.changes(elder, id)).change;
  await leave(daughter);
  const [place, left] = await stage.read(elder, id);
  expect(place).toMatchObject({ senderId: null, senderName: '', content: '', isDeleted: true });
  expect(left).toMatchObject({ content: 'Well.', reactions: [] });
  expect(left?.replyTo).toMatchObject({ excerpt: '', senderName: '' });
  const { change, messages: changed } = await stage.changes(elder, id, before);
  expect(changed.map((each) => each.change)).toEqual([before + 1, before + 2]);
  expect(change).toBe(before + 2);
  expect((await stage.one(elder, both)).closed).toBe('apart');
  expect((await stage.one(elder, both)).people).toMatchObject([{ name: '', photo: null }]);
  expect(JSON.stringify(await rowsOf([requested.id, own.id]))).not.toMatch(/sleep|Between/);
  // The next message takes the next number.
  expect((await stage.sent(elder, id, 'Alone.')).position).toBe(before + 3);
});

it('a conversation that nobody can read any more goes as a whole', async () => {
  const elder = await person();
  const daughter = await makeMember(app, {
    elder,
    who: await person({ roles: ['FAMILY'] }),
    permissions: ['messages'],
  });
  const admin = await person({ roles: ['ADMIN'] });
  const circle = await stage.circleOf(elder);
  const both = await stage.between(elder, daughter);
  const hafi = await stage.withHafi(elder);
  await stage.sent(daughter, circle, 'In the circle.');
  await stage.sent(daughter, both, 'Between us.');
  await stage.sent(admin, hafi, 'From Hafi.');
  const left = async () =>
    (
      await app.platform.db
        .select({ id: conversations.id })
        .from(conversations)
        .where(inArray(conversations.id, [circle, both, hafi]))
    ).map((row) => row.id);
  await leave(elder);
  expect(await left()).toEqual([both]);
  await leave(daughter);
  expect(await left()).toEqual([]);
  const rows = await app.platform.db
    .select()
    .from(presences)
    .where(eq(presences.personId, elder.personId));
  expect(rows).toEqual([]);
});
