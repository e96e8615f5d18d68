import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

async function circle() {
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  return { elder, daughter, id: await stage.circleOf(elder) };
}
const marksOf = async (reader: SignedIn, id: string, of: SignedIn) => {
  const person = (await stage.one(reader, id)).people.find((each) => each.id === of.personId);
  return [person?.delivered, person?.read];
};

it('marks only rise, never above the newest message, and the others see them', async () => {
  const { daughter, elder, id } = await circle();
  for (const content of ['one', 'two', 'three']) await stage.sent(daughter, id, content);
  await stage.mark(elder, id, { delivered: 2 });
  expect(await marksOf(daughter, id, elder)).toEqual([2, 0]);
  await stage.mark(elder, id, { read: 3 });
  expect(await marksOf(daughter, id, elder)).toEqual([3, 3]);
  await stage.mark(elder, id, { delivered: 1, read: 1 });
  expect(await marksOf(daughter, id, elder)).toEqual([3, 3]);
  await stage.mark(elder, id, { read: 99 });
  expect(await marksOf(daughter, id, elder)).toEqual([3, 3]);
  expect((await stage.one(elder, id)).read).toBe(3);
  for (const wrong of [-1, 1.5, 'all', 1e300])
    expect((await stage.mark(elder, id, { read: wrong })).statusCode).toBe(400);
});

it('unread are messages of others after the own mark that are not deleted', async () => {
  const { daughter, elder, id } = await circle();
  await stage.sent(elder, id, 'Mine.');
  const gone = await stage.sent(daughter, id, 'Gone.');
  await stage.sent(daughter, id, 'Two.');
  await stage.sent(daughter, id, 'Three.');
  await stage.remove(daughter, gone.id);
  expect((await stage.one(elder, id)).unread).toBe(2);
  expect((await stage.list(elder)).unread).toBe(2);
  await stage.mark(elder, id, { delivered: 4 });
  expect((await stage.one(elder, id)).unread).toBe(2);
  await stage.mark(elder, id, { read: 3 });
  expect((await stage.one(elder, id)).unread).toBe(1);
  expect((await stage.one(daughter, id)).unread).toBe(1);
});
