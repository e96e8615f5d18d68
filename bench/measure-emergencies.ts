import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import type { Pool } from 'pg';
import { issueSession } from '../apps/server/src/test/issue-session.ts';
import { openPrivateApp } from './private-app.ts';
import { startSmsProvider } from './sms-provider.ts';
import { startServer } from './start-program.ts';
import { table } from './table.ts';

/** How many people of each circle are notified of alerts. */
const contacts = 3;
/** How long the provider takes for an SMS, in milliseconds. */
const providerMs = 150;
/** How long the contacts have for an answer before the volunteers are asked, in seconds. */
const contactsSeconds = 10;
/** How late the first contact, and the second level, may be at the 99th percentile, in milliseconds. */
const latestMs = 2000;
/** Timeout for the calls, in milliseconds. */
const patience = 60_000;
/** How often as many elders press at once: the first time the server has just started. */
const rounds = ['just started', 'again', 'and again'];

/** The number of an elder's contact. */
const phoneOf = (elder: number, contact: number) =>
  `+25078${String(elder * 10 + contact).padStart(7, '0')}`;

/** The number of the volunteer who lives near an elder. */
const volunteerOf = (elder: number) => `+25079${String(elder).padStart(7, '0')}`;

/**
 * Inserts elders, each with people in the circle who have only a phone, and with a volunteer in a
 * sector of their own, in one of 30 districts. Returns the elders' ids.
 */
async function fill(pool: Pool, elders: number): Promise<string[]> {
  await pool.query(`
    insert into people (id, first_name, last_name, district, sector, roles, locale, created_at,
      updated_at)
    select gen_random_uuid(), 'Elder', n::text, (n % 30)::text, n::text, '{PATIENT}', 'rw', now(),
      now()
    from generate_series(1, ${elders}) n`);
  await pool.query(`
    insert into people (id, first_name, last_name, phone_number, phone_verified, verified, district,
      sector, roles, locale, created_at, updated_at)
    select gen_random_uuid(), 'Volunteer', n::text, '+25079' || lpad(n::text, 7, '0'), true, true,
      (n % 30)::text, n::text, '{VOLUNTEER}', 'rw', now(), now()
    from generate_series(1, ${elders}) n`);
  await pool.query(`
    insert into emergency_volunteers (person_id, since)
    select id, now() from people where first_name = 'Volunteer'`);
  await pool.query(`
    insert into people (id, first_name, last_name, phone_number, phone_verified, roles, locale,
      created_at, updated_at)
    select gen_random_uuid(), 'Contact', n::text, '+25078' || lpad((n * 10 + c)::text, 7, '0'),
      true, '{FAMILY}', 'rw', now(), now()
    from generate_series(1, ${elders}) n, generate_series(1, ${contacts}) c`);
  await pool.query(`
    insert into circle_members (id, elder_id, person_id, relation, permissions, since, updated_at)
    select gen_random_uuid(), elder.id, contact.id, 'child', '{alerts:receive}', now(), now()
    from people elder join people contact on contact.last_name = elder.last_name
    where elder.first_name = 'Elder' and contact.first_name = 'Contact'`);
  await pool.query('analyze');
  const { rows } = await pool.query(
    `select id from people where first_name = 'Elder' order by last_name::int`,
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** When the server received the press of each of these elders, and when it fired, in milliseconds. */
async function findCourse(pool: Pool, elders: readonly string[]) {
  const { rows } = await pool.query(
    `select elder_id, extract(epoch from started_at) * 1000 as received,
      extract(epoch from at) * 1000 as fired
    from emergency_events join emergencies on emergencies.id = emergency_id
    where step = 'fired' and elder_id = any ($1)`,
    [elders],
  );
  const found = rows as { elder_id: string; received: string; fired: string }[];
  return new Map(
    found.map(({ elder_id: elder, fired, received }) => [
      elder,
      { received: Number(received), fired: Number(fired) },
    ]),
  );
}

/** The value below which this share of them lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The median, the 99th percentile and the last of some milliseconds, in seconds. */
function spread(values: readonly number[]): string[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0.5, 0.99, 1].map((share) => (quantile(sorted, share) / 1000).toFixed(2));
}

/** Opens Hafi on a phone, which asks who is signed in: nobody presses a button of a page they do not have. */
async function openHafi(address: string, cookie: string): Promise<void> {
  const answer = await fetch(`${address}/api/auth/session`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a session was answered ${answer.status}`);
}

/** Presses. Returns when, and how long the server took to answer, in milliseconds. */
async function press(address: string, cookie: string) {
  const at = Date.now();
  const answer = await fetch(`${address}/api/emergencies`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: '{}',
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a press was answered ${answer.status}`);
  return { at, answered: Date.now() - at };
}

/** Fails the measurement where the 99th percentile of these milliseconds is above what may be. */
function judge(what: string, values: readonly number[]): void {
  const late = quantile(
    values.toSorted((one, other) => one - other),
    0.99,
  );
  if (late <= latestMs) return;
  process.exitCode = 1;
  process.stderr.write(
    `${what}: ${(late / 1000).toFixed(2)} s at the 99th percentile, above 2 s\n`,
  );
}

/**
 * Prints how long after the press the first contact of each emergency is notified, beyond the countdown
 * in which the elder may cancel, and how late after its time the second level is. Fails where one of
 * them is above 2 s at the 99th percentile. So many elders press at the same moment, each by a request of their
 * own to a server that runs as `npm start` runs it, after each has opened Hafi. A press is the moment before its request is
 * sent; somebody is notified when the provider, which takes 150 ms for each SMS, has taken it.
 */
export async function measureEmergencies(elders: number, flags: string[] = []): Promise<void> {
  const app = await openPrivateApp();
  const provider = await startSmsProvider(providerMs);
  const closing = [provider.close, app.close];
  try {
    const ids = await fill(app.pool, elders * rounds.length);
    const cookies: string[] = [];
    for (const id of ids) cookies.push((await issueSession(app.platform, id)).cookie);
    const server = await startServer(app.dataDir, {
      bare: true,
      databaseUrl: app.url,
      env: {
        PINDO_URL: provider.url,
        PINDO_TOKEN: 'token',
        EMERGENCY_CONTACTS_SECONDS: String(contactsSeconds),
        // The level after that is not measured, and must not come between.
        EMERGENCY_VOLUNTEERS_SECONDS: '3600',
      },
      flags,
    });
    closing.unshift(server.stop);
    const lines: string[][] = [];
    for (const [turn, name] of rounds.entries()) {
      const first = turn * elders;
      const some = cookies.slice(first, first + elders);
      await Promise.all(some.map((cookie) => openHafi(server.address, cookie)));
      const pressed = await Promise.all(some.map((cookie) => press(server.address, cookie)));
      const notified = some.map((_, nth) =>
        Array.from({ length: contacts }, (_, at) => phoneOf(first + nth + 1, at + 1)),
      );
      const near = some.map((_, nth) => volunteerOf(first + nth + 1));
      const until = Date.now() + patience;
      while (![...notified.flat(), ...near].every((phone) => provider.taken.has(phone))) {
        if (Date.now() > until) throw new Error('the calls did not come');
        await pause(100);
      }
      const courses = await findCourse(app.pool, ids.slice(first, first + elders));
      const nowhere = { received: Number.NaN, fired: Number.NaN };
      const course = near.map((_, nth) => courses.get(ids[first + nth] ?? '') ?? nowhere);
      const late = near.map(
        (phone, nth) =>
          (provider.taken.get(phone)?.[0] ?? Number.NaN) -
          (course[nth] ?? nowhere).fired -
          contactsSeconds * 1000,
      );
      const waits = pressed.map(({ at }, nth) =>
        (notified[nth] ?? [])
          .map((phone) => (provider.taken.get(phone)?.[0] ?? 0) - at - countdownSeconds * 1000)
          .sort((one, other) => one - other),
      );
      lines.push(
        [`${name}: press stored`, ...spread(pressed.map(({ answered }) => answered))],
        [
          'received, after the press',
          ...spread(course.map(({ received }, nth) => received - (pressed[nth]?.at ?? Number.NaN))),
        ],
        [
          'fired, after its time',
          ...spread(
            course.map(({ fired, received }) => fired - received - countdownSeconds * 1000),
          ),
        ],
        ['first contact told', ...spread(waits.map((all) => all[0] ?? Number.NaN))],
        [`all ${contacts} contacts told`, ...spread(waits.map((all) => all.at(-1) ?? Number.NaN))],
        ['second level told, after its time', ...spread(late)],
      );
      judge(
        `${name}: first contact told`,
        waits.map((all) => all[0] ?? Number.NaN),
      );
      judge(`${name}: second level told, after its time`, late);
    }
    const twice = [...provider.taken.values()].filter(({ length }) => length > 1);
    if (twice.length > 0) throw new Error(`${twice.length} people were told twice`);
    process.stdout.write(`${table([`${elders} at once`, 'median s', 'p99 s', 'last s'], lines)}\n`);
  } finally {
    for (const close of closing) await close();
  }
}
