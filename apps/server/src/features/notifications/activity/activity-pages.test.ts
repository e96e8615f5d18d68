import type { Activity } from '@hafi/contract/notifications/notifications.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { recordActivity } from '../notifications.public.ts';
import { activities } from '../notifications.tables.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  circle = await circleOf(app);
});

interface Page {
  readonly data: Activity[];
  readonly nextCursor: string | null;
}
const feed = async (who: Pick<Actor, 'get'>, query = ''): Promise<Page> =>
  (await who.get(`/api/activity${query}`)).json();

test('a line from before there were kinds is read by the person it is about, and nobody else', async () => {
  const { elder } = circle;
  const daughter = await circle.member(['health:read', 'bookings:manage']);
  await app.platform.db.insert(activities).values({
    id: newId(),
    personId: elder.personId,
    textId: 'caregivers.activity.visited',
    values: { caregiver: 'Solange Uwase' },
    at: app.clock.now(),
  });
  expect((await feed(elder)).data).toMatchObject([
    { kind: 'other', text: 'Solange Uwase was with you', elder: null, actor: null, link: null },
  ]);
  expect((await feed(daughter)).data).toEqual([]);
});

test('pages hold together where times are equal, and one elder can be asked for', async () => {
  const { elder } = circle;
  const daughter = await circle.member(['health:read']);
  const other = await circleOf(app);
  await makeMember(app, { elder: other.elder, who: daughter, permissions: ['health:read'] });
  const at = app.clock.now();
  const add = (about: string, values: string) =>
    inTransaction(app.platform, (tx) =>
      recordActivity(tx, {
        about,
        by: null,
        kind: 'reading',
        text: { id: 'health.activity.heart-rate' },
        values: { reading: values },
        at,
      }),
    );
  for (const each of ['61', '62', '63', '64', '65']) await add(elder.personId, each);
  await add(other.elder.personId, '99');
  const seen: string[] = [];
  let cursor = '';
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await feed(daughter, `?limit=2&elderId=${elder.personId}${cursor}`);
    seen.push(...page.data.map(({ text }) => /\d+/.exec(text)?.[0] ?? ''));
    // What comes meanwhile, even at the same time, repeats and hides nothing.
    await add(elder.personId, '70');
    if (!page.nextCursor) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(seen).toEqual(['65', '64', '63', '62', '61']);
  const all = (await feed(daughter, '?limit=50')).data.map(({ text }) => text);
  expect(all).toContain('Heart rate measured: 99 bpm');
  expect((await daughter.get('/api/activity?cursor=zzz')).statusCode).toBe(400);
});
