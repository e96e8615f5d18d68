import { reactions } from '@hafi/contract/messages/message-terms';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSeed } from '../../../../../../scripts/test/test-seed.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageModel, type Seen, seenOf } from '../../../test/messages/message-model.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

const who = fc.nat(3);
const nth = fc.nat(30);
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('send' as const), who, answers: fc.option(nth) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('edit' as const), who, nth }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), who, nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('react' as const),
      who,
      nth,
      sign: fc.option(fc.constantFrom(...reactions)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('mark' as const), who, nth }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('clear' as const), who }) },
  // The elder always takes part.
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('leave' as const),
      who: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('join' as const),
      who: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('catch up' as const), who }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** A circle of four on the server and in the model, and what each one's screen has kept. */
async function makeWorld() {
  const elder = await makePerson(app);
  const members: Member[] = [];
  for (let made = 0; made < 3; made += 1) {
    members.push(await makeMember(app, { elder, permissions: ['messages'] }));
  }
  const people: readonly SignedIn[] = [elder, ...members];
  const id = await stage.circleOf(elder);
  const model = messageModel(people.map(({ personId }) => personId));
  const screens = people.map(() => ({ known: new Map<string, Seen>(), change: 0 }));
  return { members, people, id, model, screens };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

/** Patches a screen by what has changed since it last asked, as a browser does. */
async function catchUp({ id, model, people, screens }: World, who: number) {
  const [person, screen] = [people[who], screens[who]];
  if (!person || !screen || !model.members.has(who)) return;
  const { change, messages } = await stage.changes(person, id, screen.change);
  for (const message of messages) screen.known.set(message.id, seenOf(message));
  screen.change = change;
}

async function run(world: World, step: Act): Promise<void> {
  const { id, members, model, people } = world;
  const person = people[step.who];
  if (!person) return;
  const message =
    'nth' in step ? model.messages[step.nth % Math.max(model.messages.length, 1)] : undefined;
  const messageId = message?.id ?? newId();
  if (step.act === 'send') {
    const count = model.messages.length;
    const chosen = step.answers === null || count === 0 ? null : step.answers % count;
    const found = chosen === null ? undefined : model.messages[chosen];
    const answered = found && model.sees(step.who, found) ? found : undefined;
    const answers = answered ? chosen : null;
    const body = { id: newId(), kind: 'text', content: `words of ${step.who} ${model.counter()}` };
    const replyTo = answered ? { replyTo: answered.id } : {};
    const answer = await stage.send(person, id, { ...body, ...replyTo });
    expect(answer.statusCode).toBe(model.members.has(step.who) ? 201 : 404);
    if (answer.statusCode === 201) model.send(step.who, body.id, body.content, answers);
  }
  if (step.act === 'edit') {
    const content = `changed ${step.nth}`;
    const { statusCode } = await stage.edit(person, messageId, content);
    expect(statusCode).toBe(model.edit(step.who, step.nth, content));
  }
  if (step.act === 'remove') {
    const { statusCode } = await stage.remove(person, messageId);
    expect(statusCode).toBe(model.remove(step.who, step.nth));
  }
  if (step.act === 'react') {
    const { statusCode } = await stage.react(person, messageId, step.sign);
    expect(statusCode).toBe(model.react(step.who, step.nth, step.sign));
  }
  if (step.act === 'mark') {
    const { statusCode } = await stage.mark(person, id, { read: step.nth });
    expect(statusCode).toBe(model.mark(step.who, step.nth));
  }
  if (step.act === 'clear') {
    const { statusCode } = await callAs(app, person).remove(`/api/conversations/${id}`);
    expect(statusCode).toBe(model.clear(step.who));
  }
  const member = members[step.who - 1];
  if (step.act === 'leave' && member) {
    await member.grant([]);
    model.members.delete(step.who);
  }
  if (step.act === 'join' && member) {
    await member.grant(['messages']);
    model.members.add(step.who);
  }
  if (step.act === 'catch up') await catchUp(world, step.who);
}

async function compare(world: World): Promise<void> {
  const { id, model, people, screens } = world;
  for (const [who, person] of people.entries()) {
    if (!model.members.has(who)) {
      expect((await callAs(app, person).get(`/api/conversations/${id}`)).statusCode).toBe(404);
      continue;
    }
    const expected = model.view(who);
    expect((await stage.read(person, id)).map(seenOf)).toEqual(expected);
    const shown = await stage.one(person, id);
    expect([shown.unread, shown.change]).toEqual([model.unread(who), model.counter()]);
    // A screen that patches what it knows shows the same as one that loads again.
    await catchUp(world, who);
    const known = screens[who]?.known ?? new Map<string, Seen>();
    expect(expected.map((message) => known.get(message.id))).toEqual(expected);
  }
}

it(`random acts leave the conversation as a plain model has it (seed ${testSeed()})`, {
  timeout: process.env.HAFI_TEST_ALL ? 600_000 : 120_000,
}, async () => {
  const acts = fc.array(act, { minLength: 10, maxLength: 40 });
  const property = fc.asyncProperty(acts, async (steps) => {
    await app.reset();
    const world = await makeWorld();
    for (const step of steps) await run(world, step);
    await compare(world);
  });
  const numRuns = process.env.HAFI_TEST_ALL ? 200 : 8;
  await fc.assert(property, { numRuns, seed: testSeed() });
});
