import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverAll } from '../deliver-all.ts';
import { emergencyMoves } from '../emergencies/emergency-moves.ts';
import { emergencyStage } from '../emergencies/emergency-stage.ts';
import { type Staged, scenes, stageMoves } from '../emergencies/move-scenes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { emergenciesIn } from './emergencies-of-processes.ts';
import { holdUp } from './hold-up.ts';
import { type OwnProcess, settingsOn, startProcess } from './server-process.ts';
import { type StandIn, startStandIn } from './stand-in-provider.ts';

/** Nothing is due but what the test lets be due. */
const waits = { EMERGENCY_LEVEL_SECONDS: '3600', EMERGENCY_COMING_SECONDS: '3600' };
const running: OwnProcess[] = [];
let app: TestApp;
let provider: StandIn;
let stored: ReturnType<typeof emergenciesIn>;
let url = '';

beforeAll(async () => {
  provider = await startStandIn(() => 'takes');
  app = await startTestApp({ env: waits });
  const { database } = app.platform;
  stored = emergenciesIn(database);
  url = 'pool' in database.native ? (database.native.pool.options.connectionString ?? '') : '';
});
afterAll(async () => {
  await killAll();
  await app.close();
  await provider.close();
});

/** Servers on the database of the app, whose clocks go on from where its clock stands. */
async function start(count: number, seconds = 0): Promise<string[]> {
  const ahead = app.clock.now().getTime() + seconds * 1000 - Date.now();
  const env = {
    ...waits,
    ...provider.env,
    ...settingsOn(app.platform.config.dataDir, url),
  };
  for (let nth = 0; nth < count; nth += 1) running.push(startProcess('server', { env, ahead }));
  return Promise.all(running.map(({ ready }) => ready));
}

const killAll = () => Promise.all(running.splice(0).map((server) => server.kill()));

/** Acts under the same key each time, as a device does that has had no answer. */
const keys = new Map<string, string>();
async function act(address: string | undefined, { id, mover, move, ...circle }: Staged) {
  if (mover === 'clock') return 0;
  const key = keys.get(id) ?? randomUUID();
  keys.set(id, key);
  const answer = await fetch(`${address}/api/emergencies/${id}/${mover.act}`, {
    method: 'POST',
    headers: {
      ...circle[mover.who].headers,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(mover.body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Acts until the server is killed, also when it gives up to wait for the lock. */
async function insist(address: string | undefined, staged: Staged): Promise<number | 'cut'> {
  for (;;) {
    const status = await act(address, staged).catch(() => 'cut' as const);
    if (status !== 503) return status;
  }
}

/** Everything that is stored of these emergencies and of those that take their place. */
async function everything(staged: readonly Staged[]): Promise<Record<string, object>> {
  const all: Record<string, object> = {};
  for (const { again, id, move } of staged) {
    const ids = sql`(${id}, ${again})`;
    const keyed = (column: string) => sql`(${sql.raw(column)} like ${`emergency:${id}:%`}
      or ${sql.raw(column)} like ${`emergency:${again}:%`})`;
    const [row] = await stored.ask<object>(sql`select
      (select json_agg(json_build_array(id, state, level, ended_at, followed_by) order by id)
        from emergencies where id in ${ids}) as stands,
      (select json_agg(step order by id) from emergency_events where emergency_id in ${ids}) as steps,
      (select json_agg(asked order by id) from emergency_responders asked
        where emergency_id in ${ids}) as responders,
      (select json_agg(dedupe_key order by dedupe_key) from notifications
        where ${keyed('dedupe_key')}) as notices,
      (select json_agg(dedupe_key order by dedupe_key) from outbox_messages
        where ${keyed('dedupe_key')}) as messages,
      (select json_agg(key order by key) from activities where ${keyed('key')}) as lines`);
    all[move] = row ?? {};
  }
  return all;
}

/** The state in which each emergency stands. */
async function states(staged: readonly Staged[]): Promise<string[]> {
  const rows = await stored.ask<{ id: string; state: string }>(
    sql`select id, state from emergencies`,
  );
  const known = new Map(rows.map(({ id, state }) => [id, state]));
  return staged.map(({ id, move }) => `${move.split(' → ')[0]} → ${known.get(id)}`);
}

const inSeconds = (seconds: number) =>
  new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

/** Has what counts down wait as long as it can, so that nothing fires before the test wants it. */
const postpone = () =>
  stored.ask(sql`update emergencies set fires_at = ${inSeconds(65)} where state = 'counting-down'`);

/** Lets the clock make its moves. */
async function hasten(staged: readonly Staged[]): Promise<void> {
  for (const { again, id } of staged.filter(({ mover }) => mover === 'clock')) {
    await stored.ask(sql`update emergencies set fires_at = ${inSeconds(0)}
      where id = ${again ?? id} and state = 'counting-down'`);
    await stored.ask(sql`update emergencies set next_level_at = ${inSeconds(0)}
      where id = ${id} and next_level_at is not null`);
  }
}

test('every move that the machine makes has its scene here', () => {
  expect(Object.keys(scenes).sort()).toEqual(emergencyMoves());
});

test('a server that dies in the middle of a move, and right after it, makes it once and whole', {
  timeout: 240_000,
}, async () => {
  const staged = await stageMoves(emergencyStage(app));
  expect((await states(staged)).map((each) => each.split(' → ')[1])).toEqual(
    staged.map(({ move }) => move.split(' → ')[0]),
  );
  await deliverAll(app);
  await postpone();
  const byPeople = staged.filter(({ mover }) => mover !== 'clock');

  // Killed in the middle: each has written a part, and waits to write the timeline
  const begun = Date.now();
  /** Seconds since the first servers started, whose clocks went on meanwhile, and some more. */
  const later = (seconds: number) => (Date.now() - begun) / 1000 + seconds;
  const victims = await start(3);
  await holdUp(
    url,
    'lock table emergency_events in exclusive mode',
    async ({ endWaiting, untilWaiting }) => {
      const before = await everything(staged);
      const acts = byPeople.map((each, nth) => insist(victims[nth % victims.length], each));
      await untilWaiting(byPeople.length);
      await hasten(staged);
      // Those that fire, and those that climb, are one batch each.
      await untilWaiting(byPeople.length + 2);
      await killAll();
      await endWaiting();
      expect(new Set(await Promise.all(acts))).toEqual(new Set(['cut']));
      expect(await everything(staged)).toEqual(before);
    },
  );

  // Killed right after. What a device repeats is taken up after five seconds.
  const [second] = await start(1, later(6));
  const answers = await Promise.all(byPeople.map((each) => act(second, each)));
  expect(new Set(answers)).toEqual(new Set([200]));
  const moved = staged.map(({ move }) => move);
  for (const last = Date.now() + 20_000; Date.now() < last; await pause(10)) {
    if ((await states(staged)).join() === moved.join()) break;
  }
  await killAll();
  expect(await states(staged)).toEqual(moved);
  const after = await everything(staged);

  // Done again by the devices that had no answer, and by whoever goes on, nothing happens any more
  const [third] = await start(1, later(61));
  const repeated = await Promise.all(byPeople.map((each) => act(third, each)));
  expect(new Set(repeated)).toEqual(new Set([200]));
  const unsent = () =>
    stored.ask(sql`select 1 from outbox_messages where sent_at is null and failed_at is null`);
  await expect.poll(async () => (await unsent()).length, { timeout: 20_000 }).toBe(0);
  expect(await everything(staged)).toEqual(after);
  const rows = await stored.ask<{ to: string; attempts: number; sent: number }>(
    sql`select recipient as to, sum(attempts)::int as attempts, count(sent_at)::int as sent
      from outbox_messages where channel = 'sms' and provider is not null group by recipient`,
  );
  for (const { attempts, sent, to } of rows) {
    const taken = provider.takenFor(to);
    expect([to, taken >= sent, taken <= attempts]).toEqual([to, true, true]);
  }
});
