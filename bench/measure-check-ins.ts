import { setTimeout as pause } from 'node:timers/promises';
import { dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Pool } from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { climbId } from '../apps/server/src/features/checkins/check-in-steps.ts';
import { openPrivateApp } from './private-app.ts';
import { recordStatements } from './record-statements.ts';
import { table } from './table.ts';

/** How late the last message of a step may be, in seconds. */
const latest = 2;
/** Timeout for a step, in milliseconds. */
const patience = 60_000;
/** Time to fill the table before a step is due, in milliseconds; it takes less. */
const ahead = 2000;

/** The steps of the ladder, when they are due, in minutes after the hour, and whom they tell. */
const steps = [
  ['three-hours-before', -180, 'elder'],
  ['one-hour-before', -60, 'elder'],
  ['ten-minutes-before', -10, 'elder'],
  ['hour', 0, 'elder'],
  ['late', 2, 'elder'],
  ['circle', 10, 'circle'],
  ['coordinators', 40, 'coordinator'],
] as const;

/** Inserts elders with a phone, a daughter in each circle, and one coordinator. */
async function fill(pool: Pool, elders: number): Promise<void> {
  const people = (first: string, role: string, count: number, contacts: string) =>
    pool.query(`
      insert into people (id, first_name, last_name, email, phone_number, phone_verified, roles,
        locale, created_at, updated_at)
      select gen_random_uuid(), '${first}', n::text, ${contacts}, true, '{${role}}', 'rw', now(),
        now()
      from generate_series(1, ${count}) n`);
  await people('Elder', 'PATIENT', elders, `null, '+25078' || lpad(n::text, 7, '0')`);
  await people('Daughter', 'FAMILY', elders, `'daughter-' || n || '@hafi.test', null`);
  await people('Olive', 'ADMIN', 1, `'olive@hafi.test', null`);
  await pool.query(`
    insert into circle_members (id, elder_id, person_id, relation, permissions, since, updated_at)
    select gen_random_uuid(), elder.id, daughter.id, 'child', '{alerts:receive}', now(), now()
    from people elder join people daughter on daughter.last_name = elder.last_name
    where elder.first_name = 'Elder' and daughter.first_name = 'Daughter'`);
  await pool.query('analyze');
}

/** Lets everybody's ladder stand before this step, which is due at this moment. */
async function stage(pool: Pool, nth: number, due: Date): Promise<void> {
  const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteInMs);
  const [, minutes = 0] = steps[nth] ?? [];
  const [before, beforeMinutes = 0] = steps[nth - 1] ?? [];
  const hour = minutesAfter(due, -minutes);
  const beforeAt = before ? minutesAfter(hour, beforeMinutes) : null;
  const toldAt = before === 'circle' ? beforeAt : null;
  await pool.query('delete from expected_check_in_people');
  await pool.query('delete from expected_check_ins');
  await pool.query(
    `insert into expected_check_ins (id, elder_id, day, expected_at, opened_at, since, step, step_at,
       next_step_at, told_at)
     select gen_random_uuid(), id, $1, $2, $3, $3, $4, $5, $6, $7
     from people where first_name = 'Elder'`,
    [dayInKigali(hour), hour, minutesAfter(hour, -181), before ?? null, beforeAt, due, toldAt],
  );
}

/**
 * How many seconds after `due` the last of so many people was notified in the app, and the last message
 * was sent; null where no message goes out, as before the hour at night.
 */
async function measureStep(pool: Pool, due: Date, people: number) {
  const ask = async <T extends object>(question: string): Promise<T | undefined> =>
    (await pool.query<T>(question, [due])).rows[0];
  for (;;) {
    await pause(20);
    const now = Date.now();
    if (now - due.getTime() > patience) throw new Error('the step was not taken');
    const notified = await ask<{ n: number }>(
      'select count(*)::int as n from notifications where created_at >= $1',
    );
    if ((notified?.n ?? 0) < people) continue;
    for (;;) {
      const sent = await ask<{ waiting: number; last: Date | null }>(
        `select count(*) filter (where sent_at is null)::int as waiting, max(sent_at) as last
         from outbox_messages where created_at >= $1`,
      );
      const notifiedAfter = (now - due.getTime()) / 1000;
      const sentAfter = sent?.last ? (sent.last.getTime() - due.getTime()) / 1000 : null;
      if (sent?.waiting === 0) return { told: notifiedAfter, sent: sentAfter };
      await pause(20);
    }
  }
}

/**
 * Prints for each step of the ladder how many seconds after its time the last of so many elders, or of
 * their people, is told whose check-in was due at one hour, and how many statements the step takes.
 * Messages are discarded. Fails where one step is more than 2 s late.
 */
export async function measureCheckIns(elders: number): Promise<void> {
  const { close, platform, pool } = await openPrivateApp();
  const { http } = await createApp(platform);
  try {
    await fill(pool, elders);
    const statements: number[] = [];
    for (const nth of steps.keys()) {
      await stage(pool, nth, new Date());
      statements.push((await recordStatements(() => platform.due.run(climbId))).length);
    }
    platform.due.start();
    await pause(ahead);
    const lines: string[][] = [];
    for (const [nth, [step, , whom]] of steps.entries()) {
      // Between two polls, as any moment is.
      const due = new Date(Date.now() + ahead);
      await stage(pool, nth, due);
      const { sent, told: notified } = await measureStep(pool, due, elders);
      lines.push([
        `${step} (${whom})`,
        String(statements[nth]),
        notified.toFixed(2),
        sent?.toFixed(2) ?? '—',
      ]);
      if (Math.max(notified, sent ?? 0) <= latest) continue;
      process.exitCode = 1;
      process.stderr.write(`${step}: later than ${latest} s after its time\n`);
    }
    await platform.due.stop();
    const heads = [`${elders} at one hour`, 'statements', 'last told s', 'last sent s'];
    process.stdout.write(`${table(heads, lines)}\n`);
  } finally {
    await http.close();
    await close();
  }
}
