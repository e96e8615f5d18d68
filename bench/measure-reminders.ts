import { setTimeout as pause } from 'node:timers/promises';
import { timeInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Pool } from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { openPrivateApp } from './private-app.ts';
import { table } from './table.ts';

/** Timeout for the reminders, in milliseconds. */
const patience = 180_000;
/** Time to fill the tables, in seconds; it takes less. */
const ahead = 15;

/** Inserts elders with a phone, a daughter in each circle, and a medicine due at one instant. */
async function fill(pool: Pool, elders: number, due: Date): Promise<void> {
  const person = (first: string, role: string, contacts: string) => `
    insert into people (id, first_name, last_name, email, phone_number, phone_verified, roles,
      locale, created_at, updated_at)
    select gen_random_uuid(), '${first}', n::text, ${contacts}, true, '{${role}}', 'rw', now(), now()
    from generate_series(1, ${elders}) n`;
  await pool.query(person('Elder', 'PATIENT', `null, '+25078' || lpad(n::text, 7, '0')`));
  await pool.query(person('Daughter', 'FAMILY', `'daughter-' || n || '@hafi.test', null`));
  await pool.query(`
    insert into circle_members (id, elder_id, person_id, relation, permissions, since, updated_at)
    select gen_random_uuid(), elder.id, daughter.id, 'child', '{alerts:receive}', now(), now()
    from people elder join people daughter on daughter.last_name = elder.last_name
    where elder.first_name = 'Elder' and daughter.first_name = 'Daughter'`);
  const plan = { kind: 'times', times: [timeInKigali(due)], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await pool.query(
    `insert into medications (id, elder_id, name, dosage, form, pills_per_dose, meal, schedule,
       starts_on, pills, refill_days, remind_again_minutes, tell_circle_minutes, next_due_at,
       created_at, created_by, updated_at)
     select gen_random_uuid(), id, 'Amlodipine', '5 mg', 'tablet', 1, 'any', $1, $2, 60, 7, 30, 60,
       $3, now(), id, now()
     from people where first_name = 'Elder'`,
    [JSON.stringify(plan), '2026-01-01', due],
  );
  await pool.query('analyze');
}

/** Returns how many seconds after `since` a count is reached. */
async function secondsUntil(since: Date, count: () => Promise<boolean>): Promise<number> {
  while (!(await count())) {
    if (Date.now() - since.getTime() > patience) throw new Error('the reminders did not come');
    await pause(100);
  }
  return (Date.now() - since.getTime()) / 1000;
}

/**
 * Prints how long it takes until everybody is reminded of doses due at the same instant, and until
 * the circles are notified of all missed ones. Messages are discarded.
 */
export async function measureReminders(elders: number): Promise<void> {
  const { close, platform, pool } = await openPrivateApp();
  const { http } = await createApp(platform);
  try {
    const minute = minuteInMs;
    const due = new Date(Math.ceil((Date.now() + ahead * 1000) / minute) * minute);
    await fill(pool, elders, due);
    const rows = async (where: string) => {
      const answer = await pool.query(`select count(*)::int as n from outbox_messages ${where}`);
      return (answer.rows as { n: number }[])[0]?.n ?? 0;
    };
    platform.due.start();
    const first = await secondsUntil(due, async () => (await rows('')) > 0);
    const queued = await secondsUntil(due, async () => (await rows('')) >= elders);
    const sent = await secondsUntil(
      due,
      async () => (await rows('where sent_at is not null')) >= elders,
    );
    const missed = new Date();
    await pool.query('update medication_doses set circle_at = $1, next_step_at = $1', [missed]);
    const notified = await secondsUntil(missed, async () => (await rows('')) >= 2 * elders);
    await platform.due.stop();
    const seconds = (value: number) => value.toFixed(1);
    process.stdout.write(
      `${table(
        ['Due at once', 'first s', 'all queued s', 'all sent s', 'circles told s'],
        [[String(elders), seconds(first), seconds(queued), seconds(sent), seconds(notified)]],
      )}\n`,
    );
  } finally {
    await http.close();
    await close();
  }
}
