import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { type OpenScreen, openScreens } from '../../../test/messages/open-screens.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
/** A second process on the same database; the only one again where the database is embedded. */
let other: TestApp;
let here: string;
let there: string;
let stage: ReturnType<typeof messageStage>;
const screens = openScreens();

beforeAll(async () => {
  app = await startTestApp();
  const alone = app.platform.database.engine === 'pglite';
  other = alone ? app : await startTestApp({ alongside: app });
  here = await app.listen();
  there = alone ? here : await other.listen();
  stage = messageStage(app);
});
afterEach(() => screens.close());
afterAll(async () => {
  if (other !== app) await other.close();
  await app.close();
});

async function circle() {
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  return { elder, daughter, id: await stage.circleOf(elder) };
}
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 8000 });
const statusOf = (news: { personId: string; status: string }[], { personId }: SignedIn) =>
  news.filter((each) => each.personId === personId).at(-1)?.status;

/** Waits until a screen has heard what both processes told after everything else. */
async function expectNotifiedLast({ received }: OpenScreen, { personId }: SignedIn) {
  for (const process of [app, other]) process.platform.realtime.changed([personId], ['support']);
  await poll(() => received.changed.filter(({ topics }) => topics[0] === 'support')).toHaveLength(
    2,
  );
}

it('messages and their changes reach every screen of their readers, at each process', async () => {
  const { daughter, elder, id } = await circle();
  const stranger = await makePerson(app);
  const own = await screens.open(here, daughter);
  const far = await screens.open(there, elder);
  const strange = await screens.open(there, stranger);
  const sent = await stage.sent(daughter, id, 'Mwaramutse');
  // Longer than one notification of PostgreSQL may be.
  const long = await stage.sent(daughter, id, '👵🏾 '.repeat(1600));
  await stage.edit(daughter, sent.id, 'Mwiriwe');
  await stage.remove(daughter, long.id);
  for (const screen of [own, far]) {
    await poll(() => screen.received.message.map(({ change }) => change).sort()).toEqual([
      1, 2, 3, 4,
    ]);
  }
  expect(far.received.message.find(({ change }) => change === 1)).toEqual(sent);
  expect(far.received.message.find(({ change }) => change === 2)).toEqual(long);
  expect(far.received.message.find(({ change }) => change === 3)?.content).toBe('Mwiriwe');
  expect(far.received.message.find(({ change }) => change === 4)?.isDeleted).toBe(true);
  await stage.mark(elder, id, { read: 2 });
  const marks = { conversationId: id, personId: elder.personId, delivered: 2, read: 2 };
  await poll(() => own.received.marks).toEqual([marks]);
  await poll(() => far.received.marks).toEqual([marks]);
  expect(strange.received).toMatchObject({ message: [], marks: [] });
});

it('nothing reaches who was taken out, or is apart by a block', async () => {
  const { daughter, elder, id } = await circle();
  const both = await stage.between(elder, daughter);
  const screen = await screens.open(there, daughter);
  await stage.sent(elder, id, 'You hear this.');
  await poll(() => screen.received.message).toHaveLength(1);
  await daughter.end();
  await stage.sent(elder, id, 'Not this.');
  screen.socket.emit('typing', { conversationId: id });
  const listener = await screens.open(here, elder);
  await callAs(app, elder).put(`/api/blocks/${daughter.personId}`);
  screen.socket.emit('typing', { conversationId: both });
  // What comes later has come.
  await expectNotifiedLast(screen, daughter);
  expect(screen.received.message).toHaveLength(1);
  expect(listener.received.typing).toEqual([]);
});

it('coordinators are one to whom they support, live too', async () => {
  const person = await makePerson(app);
  const [aline, eric] = [
    await makePerson(app, { roles: ['ADMIN'], firstName: 'Aline' }),
    await makePerson(app, { roles: ['ADMIN'], firstName: 'Eric' }),
  ];
  const id = await stage.withHafi(person);
  await stage.sent(person, id, 'Hello?');
  const screen = await screens.open(there, person);
  const colleague = await screens.open(here, eric);
  const { socket } = await screens.open(here, aline);
  socket.emit('typing', { conversationId: id });
  await poll(() => screen.received.typing).toEqual([{ conversationId: id, personId: id }]);
  await poll(() => colleague.received.typing).toEqual([
    { conversationId: id, personId: aline.personId },
  ]);
  await stage.sent(aline, id, 'Yes?');
  await stage.mark(aline, id, { read: 2 });
  await poll(() => colleague.received.marks).toHaveLength(1);
  const answered = ({ received }: OpenScreen) =>
    received.message.find(({ change }) => change === 2)?.senderName;
  await poll(() => answered(screen)).toBe('Hafi');
  await poll(() => answered(colleague)).toBe('Aline Mukamana');
  expect(JSON.stringify(screen.received)).not.toContain(aline.personId);
});

it('who comes and goes is told to those who share a conversation, and is seen by others later', async () => {
  const { daughter, elder, id } = await circle();
  const watcher = await screens.open(here, elder);
  const first = await screens.open(here, daughter);
  await poll(() => statusOf(watcher.received.presence, daughter)).toBe('online');
  const second = await screens.open(there, daughter);
  first.socket.emit('hidden', true);
  second.socket.emit('hidden', true);
  await poll(() => statusOf(watcher.received.presence, daughter)).toBe('away');
  second.socket.emit('hidden', false);
  await poll(() => statusOf(watcher.received.presence, daughter)).toBe('online');
  const [seen] = (await stage.one(elder, id)).people;
  expect([seen?.status, seen?.lastSeenAt]).toEqual(['online', app.clock.now().toISOString()]);
  first.socket.disconnect();
  second.socket.disconnect();
  const ended = async (seconds: number) => {
    app.clock.advance({ seconds });
    await app.due.run('realtime.end-presences');
    return statusOf(watcher.received.presence, daughter);
  };
  // A page that loads again is not gone.
  expect(await ended(1)).toBe('online');
  const back = await screens.open(there, daughter);
  await expect.poll(() => ended(0), { timeout: 8000 }).toBe('online');
  back.socket.disconnect();
  await expect.poll(() => ended(6), { timeout: 8000 }).toBe('offline');
  const [gone] = (await stage.one(elder, id)).people;
  expect(gone?.status).toBe('offline');
  expect(gone?.lastSeenAt).not.toBeNull();
});

it('who was blocked does not learn whether the other is there', async () => {
  const { daughter, elder } = await circle();
  const both = await stage.between(daughter, elder);
  const blocked = await screens.open(here, daughter);
  await callAs(app, elder).put(`/api/blocks/${daughter.personId}`);
  await screens.open(there, elder);
  await expect
    .poll(async () => (await stage.one(elder, both)).people[0]?.status, { timeout: 8000 })
    .toBe('offline');
  await expectNotifiedLast(blocked, daughter);
  expect(statusOf(blocked.received.presence, elder)).toBeUndefined();
  expect((await stage.one(daughter, both)).people[0]).toMatchObject({
    status: 'offline',
    lastSeenAt: null,
  });
});

it('presence ends by itself when a process no longer extends it, and comes back with it', async () => {
  const { daughter, elder, id } = await circle();
  await screens.open(there, daughter);
  const status = async () => (await stage.one(elder, id)).people[0]?.status;
  await expect.poll(status, { timeout: 8000 }).toBe('online');
  app.clock.advance({ seconds: 50 });
  await other.platform.realtime.extendPresence();
  app.clock.advance({ seconds: 50 });
  expect(await status()).toBe('online');
  app.clock.advance({ seconds: 11 });
  await app.due.run('realtime.end-presences');
  expect(await status()).toBe('offline');
  await other.platform.realtime.extendPresence();
  expect(await status()).toBe('online');
});

it('a screen that floods is dropped and closed, and others hear on', async () => {
  const { daughter, elder, id } = await circle();
  const calm = await screens.open(here, elder);
  const { socket } = await screens.open(here, daughter);
  const raw = socket as unknown as { emit(name: string, sent?: unknown): void };
  let closed = '';
  socket.on('disconnect', (reason) => {
    closed = reason;
  });
  for (const wrong of [
    undefined,
    null,
    42,
    'x',
    {},
    { conversationId: 'x' },
    { conversationId: [] },
  ])
    raw.emit('typing', wrong);
  raw.emit('hidden', 'yes');
  raw.emit('nonsense', { a: 1 });
  socket.emit('typing', { conversationId: id });
  await poll(() => calm.received.typing).toEqual([
    { conversationId: id, personId: daughter.personId },
  ]);
  for (let nth = 0; nth < 60; nth += 1) socket.emit('typing', { conversationId: id });
  expect(closed).toBe('');
  for (let nth = 0; nth < 5000; nth += 1) raw.emit('nonsense', nth);
  await poll(() => closed).not.toBe('');
  expect(calm.received.typing).toHaveLength(1);
  await stage.sent(daughter, id, 'Still here');
  await poll(() => calm.received.message).toHaveLength(1);
  const large = await screens.open(here, daughter);
  let end = '';
  large.socket.on('disconnect', (reason) => {
    end = reason;
  });
  (large.socket as unknown as { emit(name: string, sent: unknown): void }).emit(
    'typing',
    'a'.repeat(10_000),
  );
  await poll(() => end).not.toBe('');
});
