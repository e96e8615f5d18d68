import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: Member;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
beforeEach(async () => {
  await app.reset();
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  id = await stage.circleOf(elder);
});
afterAll(() => app.close());

const bell = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data as {
    title: string;
    message: string;
    link: string;
  }[];

/** Lets time pass, and returns what was sent meanwhile. */
async function after(span: Parameters<TestApp['clock']['advance']>[0]) {
  app.clock.advance(span);
  const before = app.sent.length;
  await app.due.run('messages.tell-waiting');
  await deliverAll(app);
  return app.sent.slice(before);
}
const say = (content = 'Blood pressure is high again.') => stage.sent(daughter, id, content);

it('a message that nobody reads is told after twenty seconds: who wrote, not what', async () => {
  await say();
  expect(await after({ seconds: 19 })).toEqual([]);
  const sent = await after({ seconds: 2 });
  expect(sent.map(({ channel, to }) => [channel, to])).toEqual([['mail', elder.email]]);
  expect(JSON.stringify(sent)).toContain('Message from Claudine');
  expect(JSON.stringify(sent)).not.toContain('Blood');
  expect(await bell(elder)).toMatchObject([
    { title: 'Message from Claudine Mukamana', link: `/chat?conversation=${id}` },
  ]);
  expect(await bell(daughter)).toEqual([]);
});

it('what is read meanwhile is not told; what is read later leaves the bell', async () => {
  await say();
  await stage.mark(elder, id, { read: 1 });
  expect(await after({ minutes: 1 })).toEqual([]);
  await say();
  expect(await after({ minutes: 1 })).toHaveLength(1);
  await stage.mark(elder, id, { read: 2 });
  expect(await bell(elder)).toEqual([]);
});

it('more messages are not told before these are read, or half an hour has passed', async () => {
  await say();
  expect(await after({ minutes: 1 })).toHaveLength(1);
  await say();
  await say();
  expect(await after({ minutes: 1 })).toEqual([]);
  expect(await bell(elder)).toHaveLength(1);
  expect(await after({ minutes: 29 })).toHaveLength(1);
  await say();
  expect(await after({ minutes: 29 })).toEqual([]);
  await stage.mark(elder, id, { read: 4 });
  await say();
  expect(await after({ seconds: 20 })).toHaveLength(1);
});

it('nobody is told who muted it, was taken out, or has nothing left to read', async () => {
  const son = await makeMember(app, { elder, permissions: ['messages'] });
  const mute = (isMuted: boolean) =>
    callAs(app, elder).put(`/api/conversations/${id}/mute`, { isMuted });
  await mute(true);
  const { id: message } = await say();
  await son.end();
  expect(await after({ minutes: 1 })).toEqual([]);
  await mute(false);
  await stage.remove(daughter, message);
  const second = await say();
  await stage.remove(daughter, second.id);
  expect(await after({ minutes: 1 })).toEqual([]);
  await say();
  await mute(true);
  expect(await after({ minutes: 1 })).toEqual([]);
});

it('quiet hours end before it is told, and it is told no more once it was read', async () => {
  const notifications = {
    email: true,
    push: true,
    sms: false,
    quietHours: { from: '07:00', to: '12:00' },
  };
  await callAs(app, elder).put('/api/preferences', { notifications });
  await say();
  expect(await after({ minutes: 1 })).toEqual([]);
  expect(await after({ hours: 5 })).toHaveLength(1);
  app.clock.advance({ hours: 20 });
  await say();
  expect(await after({ minutes: 1 })).toEqual([]);
  await stage.mark(elder, id, { read: 2 });
  expect(await after({ hours: 8 })).toEqual([]);
});

it('who has only a phone gets one SMS an hour', async () => {
  const phoneNumber = '+250788000077';
  const uncle = await makeMember(app, {
    elder,
    permissions: ['messages'],
    person: { phoneNumber, email: undefined },
  });
  const { people } = await import('../../accounts/people.tables.ts');
  const { eq } = await import('drizzle-orm');
  await app.platform.db
    .update(people)
    .set({ email: null, phoneVerified: true })
    .where(eq(people.id, uncle.personId));
  const own = await stage.between(daughter, uncle);
  await say();
  await stage.sent(daughter, own, 'And you?');
  const sms = (await after({ seconds: 30 })).filter(({ channel }) => channel === 'sms');
  expect(sms.map(({ text }) => text)).toEqual([
    'Hafi: You have a message from Claudine Mukamana in Hafi.',
  ]);
  await say();
  expect((await after({ minutes: 31 })).filter(({ channel }) => channel === 'sms')).toEqual([]);
  await say();
  expect((await after({ minutes: 31 })).filter(({ channel }) => channel === 'sms')).toHaveLength(1);
});
