import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Attempt, actOnce } from '../db/act-once.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../ids/uuid-v7.ts';
import { createIdempotency, type KeyedRequest } from './idempotency.ts';

let app: TestApp;
let personId: string;

beforeAll(async () => {
  app = await startTestApp();
  personId = (await makePerson(app)).personId;
  await app.platform.db.execute(sql`create table test_acts (name text)`);
});
afterAll(() => app.close());

const request = ['POST', '/api/bookings', { at: '10:00' }];
const keys = () => createIdempotency(app.platform.db, app.clock);

async function attempt(requested: KeyedRequest): Promise<Attempt> {
  const begun = await keys().begin(requested, request);
  if (!('done' in begun)) throw new Error('it was answered before');
  return begun;
}

/** What a retry gets after the first request was answered with a status. */
async function repeated(status: number, secret = false) {
  const requested = { personId, key: newId(), secret };
  await attempt(requested);
  await keys().finish(requested, { status, body: '{}' });
  return keys().begin(requested, request);
}

it.each([200, 201, 404, 422])('replays an answer of %i', async (status) => {
  expect(await repeated(status)).toEqual({ status, body: '{}' });
});

it.each([401, 408, 409, 425, 429, 500, 503])(
  'allows a retry after an answer of %i',
  async (status) => {
    expect(await repeated(status)).toMatchObject({ done: {} });
  },
);

it('does not keep an answer that holds a secret', async () => {
  await expect(repeated(201, true)).rejects.toMatchObject({ code: 'already-done' });
  const { rows } = (await app.platform.db.execute(
    sql`select body, steps from idempotency_keys where status = 204`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ body: '', steps: {} }]);
});

it('repeats no answer about an elder to somebody who left the circle', async () => {
  const member = await makeMember(app, { permissions: ['health:read', 'health:write'] });
  const { elder } = member;
  const send = () =>
    app.http.inject({
      method: 'POST',
      url: `/api/elders/${elder.personId}/conditions`,
      headers: { ...member.headers, 'idempotency-key': 'the-same-key' },
      payload: { name: 'Diabetes' },
    });
  expect((await send()).statusCode).toBe(201);
  expect((await send()).headers['idempotent-replayed']).toBe('true');
  const path = `/api/elders/${elder.personId}/circle/members/${member.personId}`;
  expect((await callAs(app, elder).remove(path)).statusCode).toBe(200);
  expect((await send()).json()).toMatchObject({ status: 404, code: 'not-found' });
});

it('answers even when the answer cannot be stored', async () => {
  const person = await makePerson(app);
  const remove = (url: string) =>
    app.http.inject({
      method: 'DELETE',
      url,
      headers: { ...person.headers, 'idempotency-key': newId() },
    });
  await app.platform.db.execute(sql`
    create function test_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused %', new; end $$`);
  await app.platform.db.execute(sql`create trigger test_refuse before update
    on idempotency_keys for each row when (new.status is not null) execute function test_refuse()`);
  const refused = await remove(`/api/device-people/${newId()}`);
  const done = await remove('/api/profile/contact');
  await app.platform.db.execute(sql`drop function test_refuse cascade`);
  expect(refused.json()).toMatchObject({ status: 404, code: 'not-found' });
  expect(done.statusCode).toBe(200);
});

describe('a request that is cut between its commit and its answer', () => {
  const acts = async (name: string) => app.platform.db.$count(sql`test_acts`, sql`name = ${name}`);

  /** A use case that does two things, and answers from what they returned. */
  const useCase = async (name: string, cutAfter?: number) => {
    const done: Date[] = [];
    for (const step of [1, 2]) {
      const result = await inTransaction(app.platform, async (tx) => {
        await tx.execute(sql`insert into test_acts values (${name})`);
        return { at: app.clock.now() };
      });
      done.push(result.at);
      if (cutAfter === step) return new Promise<never>(() => undefined);
    }
    return done;
  };
  const later = () => app.clock.advance({ minutes: 1 });

  it.each([1, 2])('goes on after its transaction %i when it is repeated', async (cutAfter) => {
    const requested = { personId, key: newId() };
    const first = app.clock.now();
    const cut = await attempt(requested);
    void actOnce(cut, () => useCase(requested.key, cutAfter));
    await expect.poll(() => acts(requested.key)).toBe(cutAfter);
    later();
    const again = await attempt(requested);
    expect(Object.keys(again.done)).toHaveLength(cutAfter);
    const answer = await actOnce(again, () => useCase(requested.key));
    expect(answer).toEqual([first, cutAfter === 2 ? first : app.clock.now()]);
    expect(await acts(requested.key)).toBe(2);
  });

  it('does nothing more once a later attempt has taken over', async () => {
    const requested = { personId, key: newId() };
    const slow = await attempt(requested);
    later();
    await actOnce(await attempt(requested), () => useCase(requested.key));
    const late = actOnce(slow, () => useCase(requested.key));
    await expect(late).rejects.toMatchObject({ code: 'still-in-progress' });
    expect(await acts(requested.key)).toBe(2);
  });

  it('goes on at once after a failure of the server', async () => {
    const requested = { personId, key: newId() };
    const failed = actOnce(await attempt(requested), async () => {
      await inTransaction(app.platform, (tx) =>
        tx.execute(sql`insert into test_acts values (${requested.key})`),
      );
      throw new Error('the answer was not written');
    });
    await expect(failed).rejects.toThrow('the answer was not written');
    await keys().finish(requested, { status: 500, body: '{}' });
    expect(Object.keys((await attempt(requested)).done)).toEqual(['0']);
  });

  it('says that it is done when the use case refuses what it did itself', async () => {
    const requested = { personId, key: newId() };
    void actOnce(await attempt(requested), () => useCase(requested.key, 1));
    await expect.poll(() => acts(requested.key)).toBe(1);
    later();
    const again = await attempt(requested);
    const refusing = (code: 'unreadable-request' | 'not-found') => () => {
      throw new Problem(coreErrors[code]);
    };
    const refused = actOnce(again, async () => refusing('unreadable-request')());
    await expect(refused).rejects.toMatchObject({ code: 'already-done' });
    // Whoever may not know of it any more learns nothing.
    const gone = actOnce(again, async () => refusing('not-found')());
    await expect(gone).rejects.toMatchObject({ code: 'not-found' });
  });
});
