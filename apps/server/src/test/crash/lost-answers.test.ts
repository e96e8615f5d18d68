import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import { bookings } from '../../features/bookings/bookings.tables.ts';
import { medications } from '../../features/medications/medications.tables.ts';
import { recordEntries } from '../../features/record/record.tables.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { createChance } from '../../seed/chance.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makeMember } from '../factories/member.factory.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** How often a request is cut. */
const rounds = process.env.HAFI_TEST_ALL ? 1000 : 40;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  // The database is used again by other tests.
  await app.platform.db.execute(sql`drop function if exists test_keep_steps cascade`);
  await app.close();
});

/**
 * Cuts the request after its commit, as a kill does: nothing of its answer is stored, and its key
 * looks as the process left it.
 */
async function lose(key: string): Promise<void> {
  await app.platform.db.execute(sql`
    update idempotency_keys set status = null, body = null, steps = lost.steps
    from test_steps lost where lost.key = idempotency_keys.key and idempotency_keys.key = ${key}`);
  app.clock.advance({ minutes: 1 });
}

test(`each act happens once when its answer is lost ${rounds} times (seed ${testSeed()})`, {
  timeout: 60_000 + rounds * 1000,
}, async () => {
  const chance = createChance(testSeed());
  // What a kill leaves behind is what the transaction wrote, before the answer replaces it.
  await app.platform.db.execute(sql`create table test_steps (key text, steps jsonb)`);
  await app.platform.db.execute(sql`
    create function test_keep_steps() returns trigger language plpgsql as $$ begin
      if new.status is not null and new.steps = '{}' and old.steps <> '{}' then
        insert into test_steps values (old.key, old.steps);
      end if;
      return new; end $$`);
  await app.platform.db.execute(sql`create trigger test_keep_steps before update
    on idempotency_keys for each row execute function test_keep_steps()`);
  const { doctorId } = await makeDoctor(app);
  const member = await makeMember(app, {
    permissions: ['health:read', 'health:write', 'bookings:manage'],
  });
  const elderId = member.elder.personId;
  const acts = [
    (n: number) => [
      '/api/bookings',
      {
        doctorId,
        date: `2026-12-${String(1 + (n % 4)).padStart(2, '0')}`,
        time: '10:00',
        type: 'general',
        elderId,
      },
    ],
    (n: number) => [
      `/api/elders/${elderId}/medications`,
      {
        name: `Medicine ${n}`,
        dosage: '500 mg',
        form: 'tablet',
        pillsPerDose: 1,
        meal: 'any',
        schedule: { kind: 'times', times: ['08:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
      },
    ],
    (n: number) => [`/api/elders/${elderId}/conditions`, { name: `Condition ${n}` }],
  ] as const;
  const made = () =>
    Promise.all(
      [bookings, medications, recordEntries].map((table) => app.platform.db.$count(table)),
    );
  const outcomes = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const make = acts[chance.upTo(acts.length)] ?? acts[0];
    const [url, payload] = make(round) as [string, object];
    const key = newId();
    const send = () =>
      app.http.inject({
        method: 'POST',
        url,
        headers: { ...member.headers, 'idempotency-key': key },
        payload,
      });
    const first = await send();
    if (first.statusCode !== 201) continue;
    await lose(key);
    const before = await made();
    const again = await send();
    expect([again.statusCode, again.json().data.id]).toEqual([201, first.json().data.id]);
    expect(await made()).toEqual(before);
    outcomes.set(url, (outcomes.get(url) ?? 0) + 1);
  }
  expect(outcomes.size).toBe(acts.length);
});
