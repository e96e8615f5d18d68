import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: SignedIn;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  id = await stage.circleOf(elder);
});
afterAll(() => app.close());

const since = async (who: SignedIn, change: number) =>
  (await stage.changes(who, id, change)).messages;

it('is edited by its sender, whom everybody sees to have edited it', async () => {
  const sent = await stage.sent(daughter, id, 'At tree.');
  app.clock.advance({ minutes: 1 });
  const edited = await stage.edit(daughter, sent.id, 'At three.');
  const at = app.clock.now().toISOString();
  const changed = { content: 'At three.', editedAt: at, change: sent.change + 1 };
  expect(edited.json().data).toEqual({ ...sent, ...changed });
  expect(await since(elder, sent.change)).toEqual([{ ...sent, ...changed }]);
  // The same words again change nothing.
  await stage.edit(daughter, sent.id, 'At three.');
  expect(await since(elder, sent.change + 1)).toEqual([]);
  expect((await stage.edit(elder, sent.id, 'At four.')).statusCode).toBe(404);
  expect((await stage.edit(daughter, sent.id, '  ')).statusCode).toBe(400);
});

it('is deleted by its sender for everybody, with its words wherever they stand', async () => {
  const sent = await stage.sent(daughter, id, 'A secret of ours.');
  await stage.react(elder, sent.id, 'heart');
  expect((await stage.remove(elder, sent.id)).statusCode).toBe(404);
  const removed = await stage.remove(daughter, sent.id);
  expect(removed.json().data).toMatchObject({ content: '', isDeleted: true, reactions: [] });
  const again = await stage.remove(daughter, sent.id);
  expect(again.json().data).toEqual(removed.json().data);
  const found = await callAs(app, daughter).get('/api/messages/search?q=secret');
  expect(found.json().data).toEqual([]);
  const [listed] = (await stage.list(elder)).data;
  expect(listed?.last).toMatchObject({ id: sent.id, isDeleted: true, excerpt: '' });
  for (const answer of [
    await stage.edit(daughter, sent.id, 'Back?'),
    await stage.react(elder, sent.id, 'sad'),
    await callAs(app, elder).post(`/api/messages/${sent.id}/reports`, { reason: 'other' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'message-gone']);
});

it('is answered by one sign of each, which takes the place of the one before', async () => {
  const { change, id: message } = await stage.sent(daughter, id, 'I come on Sunday.');
  await stage.react(elder, message, 'heart');
  await stage.react(daughter, message, 'heart');
  const again = await stage.react(elder, message, 'thanks');
  expect(again.json().data.reactions).toEqual([
    { reaction: 'heart', personIds: [daughter.personId] },
    { reaction: 'thanks', personIds: [elder.personId] },
  ]);
  expect(again.json().data.change).toBe(change + 3);
  await stage.react(elder, message, 'thanks');
  const without = await stage.react(elder, message, null);
  expect(without.json().data).toMatchObject({
    reactions: [{ reaction: 'heart', personIds: [daughter.personId] }],
    change: change + 4,
  });
  await stage.react(elder, message, null);
  expect(await since(elder, change + 4)).toEqual([]);
  expect((await stage.react(elder, message, 'angry')).statusCode).toBe(400);
});

it('is known of after a lost connection by the changes, two hundred at once', async () => {
  const before = (await stage.changes(elder, id)).change;
  const sent = [];
  for (let nth = 0; nth < 100; nth += 1) sent.push(await stage.sent(elder, id, `${nth}`));
  app.clock.advance({ minutes: 2 });
  for (let nth = 0; nth < 101; nth += 1) sent.push(await stage.sent(elder, id, `${nth}`));
  const page = await stage.changes(daughter, id, before);
  expect([page.messages.length, page.hasMore, page.change]).toEqual([200, true, before + 200]);
  const rest = await stage.changes(daughter, id, page.change);
  expect([rest.messages.length, rest.hasMore, rest.change]).toEqual([1, false, before + 201]);
  expect((await stage.changes(daughter, id, 4_000_000_000)).messages).toEqual([]);
});

it('is deleted with a conversation for oneself alone, and a new one shows it again', async () => {
  const other = await makeMember(app, { elder, permissions: ['messages'] });
  const mine = await stage.between(other, elder);
  await stage.sent(elder, mine, 'Old words.');
  const ids = async (who: SignedIn) => (await stage.list(who)).data.map((each) => each.id);
  expect(await ids(other)).toContain(mine);
  await callAs(app, other).remove(`/api/conversations/${mine}`);
  expect(await ids(other)).not.toContain(mine);
  expect(await ids(elder)).toContain(mine);
  expect(await stage.read(other, mine)).toEqual([]);
  expect((await stage.changes(other, mine)).messages).toEqual([]);
  const found = await callAs(app, other).get('/api/messages/search?q=old');
  expect(found.json().data).toEqual([]);
  expect(await stage.read(elder, mine)).toHaveLength(1);
  await stage.sent(elder, mine, 'New words.');
  expect((await stage.list(other)).data[0]).toMatchObject({ id: mine, unread: 1 });
  expect((await stage.read(other, mine)).map(({ content }) => content)).toEqual(['New words.']);
  await callAs(app, other).remove(`/api/conversations/${mine}`);
  // Opened again it is there without any message.
  expect(await stage.between(other, elder)).toBe(mine);
  expect((await stage.list(other)).data[0]).toMatchObject({ id: mine, last: null, unread: 0 });
});

it('is listed page by page, the newest first, and conversations by their newest message', async () => {
  const son = await makeMember(app, { elder, permissions: ['messages'] });
  const wanted = [];
  for (const other of [elder, daughter]) wanted.unshift(await stage.between(son, other));
  app.clock.advance({ minutes: 1 });
  await stage.sent(son, wanted[1] ?? '', 'Newest');
  const first = (await callAs(app, son).get('/api/conversations?limit=1')).json();
  expect(first.data[0].id).toBe(wanted[1]);
  const second = await callAs(app, son).get(
    `/api/conversations?limit=50&cursor=${first.nextCursor}`,
  );
  expect(second.json().data.map((each: { id: string }) => each.id)).toContain(wanted[0]);
  const at = `/api/conversations/${id}/messages`;
  const page = (await callAs(app, son).get(`${at}?limit=3`)).json();
  const older = (await callAs(app, son).get(`${at}?limit=3&cursor=${page.nextCursor}`)).json();
  const positions = [...page.data, ...older.data].map((each) => each.position as number);
  expect(positions.map((position) => (positions[0] ?? 0) - position)).toEqual([0, 1, 2, 3, 4, 5]);
  expect((await callAs(app, son).get(`${at}?cursor=abc`)).statusCode).toBe(400);
});
