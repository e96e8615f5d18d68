import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { suspend } from '../../test/factories/suspension.factory.ts';
import { messageStage } from '../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import {
  addCallMessage,
  mayReach,
  requireConversation,
  updateCallMessage,
} from './messages.public.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

async function two() {
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  return { elder, daughter, id: await stage.between(elder, daughter) };
}
const reaches = ({ personId }: SignedIn, other: SignedIn) =>
  mayReach(app.platform, personId, other.personId);

it('two may reach each other while something connects them and neither has blocked the other', async () => {
  const { daughter, elder } = await two();
  const both = async () => [await reaches(elder, daughter), await reaches(daughter, elder)];
  expect(await both()).toEqual([true, true]);
  await callAs(app, daughter).put(`/api/blocks/${elder.personId}`);
  expect(await both()).toEqual([false, false]);
  await callAs(app, daughter).remove(`/api/blocks/${elder.personId}`);
  expect(await both()).toEqual([true, true]);
  await daughter.grant([]);
  expect(await both()).toEqual([false, false]);
  await daughter.grant(['messages']);
  await suspend(app, elder.personId);
  expect(await both()).toEqual([false, false]);
  expect(await reaches(daughter, daughter)).toBe(false);
  expect(await reaches(daughter, await makePerson(app))).toBe(false);
});

it('a conversation is found for who takes part, with the people in it now', async () => {
  const { daughter, elder, id } = await two();
  const ask = (who: SignedIn) =>
    requireConversation(app.platform, { personId: who.personId, roles: [] }, id);
  const found = await ask(elder);
  expect(found).toMatchObject({ closed: null, conversation: { id, kind: 'direct' } });
  expect([...found.peopleIds].sort()).toEqual([elder.personId, daughter.personId].sort());
  await callAs(app, daughter).put(`/api/blocks/${elder.personId}`);
  expect([(await ask(elder)).closed, (await ask(daughter)).closed]).toEqual(['apart', 'blocked']);
  await expect(ask(await makePerson(app))).rejects.toMatchObject({ code: 'not-found' });
});

it('a call stands in its conversation, and what became of it; nobody changes or deletes it', async () => {
  const { daughter, elder, id } = await two();
  const callId = newId();
  const call = { conversationId: id, callId, callerId: elder.personId, media: 'audio' as const };
  const messageId = await inTransaction(app.platform, (tx) =>
    addCallMessage(tx, { ...call, at: app.clock.now() }),
  );
  const [begun] = await stage.read(daughter, id);
  expect(begun).toMatchObject({
    id: messageId,
    kind: 'call',
    senderId: elder.personId,
    call: { callId, media: 'audio', outcome: null, seconds: null },
  });
  await inTransaction(app.platform, (tx) =>
    updateCallMessage(tx, callId, { outcome: 'answered', seconds: 61 }),
  );
  const { messages } = await stage.changes(daughter, id, begun?.change);
  expect(messages).toMatchObject([{ call: { outcome: 'answered', seconds: 61 } }]);
  expect((await stage.one(daughter, id)).last).toMatchObject({
    kind: 'call',
    seconds: null,
    call: { callId, outcome: 'answered', seconds: 61 },
  });
  expect((await stage.edit(elder, messageId, 'No')).statusCode).toBe(404);
  expect((await stage.remove(elder, messageId)).statusCode).toBe(404);
  // It rang: nobody is notified of it again.
  app.clock.advance({ minutes: 1 });
  await app.due.run('messages.tell-waiting');
  expect((await callAs(app, daughter).get('/api/notifications')).json().data).toEqual([]);
  await inTransaction(app.platform, (tx) =>
    updateCallMessage(tx, newId(), { outcome: 'missed', seconds: null }),
  );
});
