import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordStatements } from '../../../../../../bench/record-statements.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: SignedIn;
let circle: string;
let both: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  await makeMember(app, { elder, permissions: ['messages'] });
  circle = await stage.circleOf(elder);
  both = await stage.between(daughter, elder);
});
afterAll(() => app.close());

/** What is sent besides: who asks, the ends of the transaction, and what other processes hear. */
const besides = /^(begin|commit|select pg_notify)|"sessions"|"rate_limits"/i;

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await recordStatements(work);
  return statements.map(({ text }) => text).filter((text) => !besides.test(text));
}

it('a text message costs a few statements, each prepared once, and locks one row', async () => {
  await stage.sent(daughter, circle, 'First');
  await stage.sent(daughter, both, 'First');
  const inCircle = await statementsOf(() => stage.sent(daughter, circle, 'Second'));
  // Position, members, people, message, whom to tell.
  expect(inCircle.length, inCircle.join('\n')).toBeLessThanOrEqual(5);
  const ofTwo = await statementsOf(() => stage.sent(daughter, both, 'Second'));
  // Position, people, blocks, what connects the two, message, whom to tell.
  expect(ofTwo.length, ofTwo.join('\n')).toBeLessThanOrEqual(6);
  const locks = [...inCircle, ...ofTwo].filter((text) => text.includes('for update'));
  expect(locks).toEqual([]);
  const sent = await recordStatements(() => stage.sent(daughter, both, 'Third'));
  const unnamed = sent.filter(({ name, text }) => name === '' && !besides.test(text));
  expect(unnamed.map(({ text }) => text)).toEqual([]);
});

it('the list of conversations costs the same however many there are', async () => {
  const list = () => statementsOf(() => stage.list(daughter));
  const few = (await list()).length;
  for (let made = 0; made < 5; made += 1) {
    const other = await makeMember(app, { elder, permissions: ['messages'] });
    await stage.sent(other, await stage.between(other, daughter), 'Hello');
  }
  expect((await list()).length).toBe(few);
  expect(few).toBeLessThanOrEqual(20);
});
