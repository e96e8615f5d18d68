import { setTimeout as pause } from 'node:timers/promises';
import { dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { dayInMs, hourInMs } from '@hafi/base/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daily } from '../check-ins/check-in-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { openServerPool, type ServerPool } from './server-pool.ts';

let pool: ServerPool;
beforeAll(async () => {
  pool = await openServerPool();
});
afterAll(() => pool.close());

/** The next noon in Kigali whose first reminder is still to come. */
const hour = (() => {
  const soonest = Date.now() + 4 * hourInMs;
  const noon = instantAt(dayInKigali(new Date(soonest)), '12:00').getTime();
  return noon > soonest ? noon : noon + dayInMs;
})();

/** A server whose clock says so many minutes after the hour. */
async function start(minutes: number): Promise<{ address: string; now: () => string }> {
  const ahead = hour + minutes * 60_000 - Date.now() + 500;
  const address = await pool.startAhead(ahead / 1000);
  return { address, now: () => new Date(Date.now() + ahead).toISOString() };
}

async function call(address: string, who: SignedIn, method: string, path: string, body: object) {
  const answer = await fetch(`${address}/api/${path}`, {
    method,
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${await answer.text()}`);
}

const select = <T>(query: ReturnType<typeof sql>) => pool.stored.ask<T>(query);

/** Waits, at most 20 s, until something is so. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error(`never: ${what}`);
    await pause(20);
  }
}
const reached = (elder: SignedIn, step: string) =>
  until(step, async () => {
    const rows = await select<{ step: string | null }>(
      sql`select step from expected_check_ins where elder_id = ${elder.personId}`,
    );
    return rows[0]?.step === step;
  });
const allSent = () =>
  until('everything is sent', async () => {
    const rows = await select(
      sql`select id from outbox_messages where sent_at is null and failed_at is null`,
    );
    return rows.length === 0;
  });

/** What somebody was notified about check-ins, oldest first: the part of the key that names the step. */
async function notified({ personId }: SignedIn): Promise<string[]> {
  const rows = await select<{ key: string }>(
    sql`select dedupe_key as key from notifications
      where person_id = ${personId} and dedupe_key like 'check-in%' order by created_at, id`,
  );
  return rows.map(({ key }) =>
    key.startsWith('check-in-clear') ? 'clear' : (key.split(':')[2] ?? ''),
  );
}

async function populate() {
  const { platform } = pool;
  const withDaughter = async () => {
    const elder = await makePerson({ platform });
    const permissions = ['alerts:receive'] as const;
    return { elder, daughter: await makeMember({ platform }, { elder, permissions }) };
  };
  const olive = await makePerson({ platform }, { roles: ['ADMIN'] });
  return { silent: await withDaughter(), answers: await withDaughter(), olive };
}

test('the ladder of a check-in survives the end of its server at every step, and tells nobody twice', {
  timeout: 240_000,
}, async () => {
  const { answers, olive, silent } = await populate();
  const elders = [silent.elder, answers.elder];
  const first = await start(-4 * 60);
  for (const elder of elders) {
    const path = `elders/${elder.personId}/check-in-plan`;
    await call(first.address, elder, 'PUT', path, { ...daily, time: '12:00' });
  }
  await pool.killAll();

  for (const [minutes, step] of [
    [-180, 'three-hours-before'],
    [-60, 'one-hour-before'],
    [-10, 'ten-minutes-before'],
    [0, 'hour'],
  ] as const) {
    await start(minutes);
    for (const elder of elders) await reached(elder, step);
    await pool.killAll();
  }

  const requested = await start(1);
  await call(requested.address, answers.elder, 'POST', 'check-ins', { at: requested.now() });
  await pool.killAll();

  for (const [minutes, step] of [
    [2, 'late'],
    [10, 'circle'],
    [40, 'coordinators'],
  ] as const) {
    await start(minutes);
    await reached(silent.elder, step);
    await pool.killAll();
  }

  const late = await start(50);
  await call(late.address, silent.elder, 'POST', 'check-ins', { at: late.now() });
  await pool.killAll();
  // What a killed server had leased is sent once the lease has ended.
  await start(60);
  await allSent();
  await pool.killAll();

  const reminders = ['three-hours-before', 'one-hour-before', 'ten-minutes-before', 'hour'];
  expect(await notified(silent.elder)).toEqual([...reminders, 'late']);
  expect(await notified(silent.daughter)).toEqual(['circle', 'clear']);
  expect(await notified(answers.elder)).toEqual(reminders);
  expect(await notified(answers.daughter)).toEqual([]);
  expect(await notified(olive)).toEqual(['coordinators', 'clear']);
  const mails = await select<{ recipient: string; failed: string | null }>(
    sql`select recipient, last_error as failed from outbox_messages
      where channel = 'mail' and dedupe_key like 'check-in%'`,
  );
  // A reminder that its server took along is worthless once the next is due; the others are sent.
  const reminded = elders.map(({ email }) => email);
  const lost = mails.filter(
    ({ failed, recipient }) => failed && !(failed === 'too-late' && reminded.includes(recipient)),
  );
  expect(lost).toEqual([]);
  const to = ({ email }: SignedIn) => mails.filter(({ recipient }) => recipient === email).length;
  expect([silent.elder, silent.daughter, answers.elder, answers.daughter, olive].map(to)).toEqual([
    5, 2, 4, 0, 2,
  ]);
});
