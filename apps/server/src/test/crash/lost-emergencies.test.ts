import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/open-database.ts';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import { type DatabaseLink, startDatabaseLink } from './database-link.ts';
import { callServer, emergenciesIn, silentPlatformOn } from './emergencies-of-processes.ts';
import { type FailingPostgres, startFailingPostgres } from './failing-postgres.ts';
import { type OwnProcess, settingsOn, startProcess } from './server-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'hafi-lost-'));
const servers: OwnProcess[] = [];
const links: DatabaseLink[] = [];
const addresses: string[] = [];
let postgres: FailingPostgres;
let database: Database;
let stored: ReturnType<typeof emergenciesIn>;

/** Two servers, each with a way of its own to the database. */
beforeAll(async () => {
  postgres = await startFailingPostgres();
  database = await openPostgres(postgres.url, 2);
  stored = emergenciesIn(database);
  await person({ roles: ['ADMIN'] });
  for (let nth = 0; nth < 2; nth += 1) {
    const link = await startDatabaseLink(postgres.url);
    links.push(link);
    const env = settingsOn(dir, link.url);
    servers.push(startProcess('server', { env }));
  }
  for (const { ready } of servers) addresses.push(await ready);
}, 120_000);
afterAll(async () => {
  for (const link of links) link.mend();
  for (const server of servers) await server.stop();
  for (const link of links) await link.stop();
  await database.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const person = (known: Parameters<typeof makePerson>[1]) =>
  makePerson(
    { platform: silentPlatformOn(database, dir) },
    { phoneNumber: nextNumber(), ...known },
  );

/** An elder with a daughter, who presses on the first server. */
async function press(): Promise<string> {
  const elder = await person({ district: 'Gasabo', sector: 'Remera' });
  const platform = silentPlatformOn(database, dir);
  const known = { phoneNumber: nextNumber() };
  await makeMember({ platform }, { elder, person: known, permissions: ['alerts:receive'] });
  return callServer(addresses[0], elder, '');
}

/** Lets the next step be due in a moment. */
const hasten = (id: string, what: 'fires_at' | 'next_level_at') =>
  stored.ask(sql`update emergencies set ${sql.raw(what)} = now() + interval '1 second'
    where id = ${id} and ${sql.raw(what)} is not null`);

/** Expects that everybody was asked once, and told once, whatever happened in between. */
async function expectOnce(id: string) {
  expect(await stored.steps(id)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'nobody-to-ask volunteers',
    'asked coordinators',
  ]);
  const unsent = () =>
    stored.ask(sql`select 1 from outbox_messages where channel = 'sms' and sent_at is null`);
  // What a process was sending when it lost the database is sent again when its lease ends.
  await expect.poll(async () => (await unsent()).length).toBeLessThanOrEqual(2);
  const requested = await stored.ask<{ level: string }>(
    sql`select level from emergency_responders where emergency_id = ${id} order by level`,
  );
  expect(requested.map(({ level }) => level)).toEqual(['contacts', 'coordinators']);
  const calls = await stored.ask(
    sql`select 1 from outbox_messages where channel = 'sms' and notice_id in
      (select notice_id from emergency_responders where emergency_id = ${id})`,
  );
  expect(calls).toHaveLength(2);
}

const limits = { timeout: 90_000 };

test(
  'an emergency goes on when PostgreSQL crashes while it counts down, and while it climbs',
  limits,
  async () => {
    const id = await press();
    await hasten(id, 'fires_at');
    await postgres.crash();
    await stored.until(id, 'asked contacts');
    await hasten(id, 'next_level_at');
    await postgres.crash();
    await stored.until(id, 'asked coordinators');
    await expectOnce(id);
  },
);

test('an emergency goes on when every connection ends just as it fires', limits, async () => {
  const id = await press();
  await hasten(id, 'fires_at');
  const fired = stored.until(id, 'asked contacts');
  for (let times = 0; times < 10; times += 1) {
    await postgres.endConnections();
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await fired;
  await hasten(id, 'next_level_at');
  await stored.until(id, 'asked coordinators');
  await expectOnce(id);
});

test(
  'one process cut off from the database: the other goes on, and nobody is asked twice',
  limits,
  async () => {
    const id = await press();
    links[0]?.cut();
    await hasten(id, 'fires_at');
    await stored.until(id, 'asked contacts');
    await hasten(id, 'next_level_at');
    await stored.until(id, 'asked coordinators');
    links[0]?.mend();
    const ready = async () => (await fetch(`${addresses[0]}/api/ready`)).status;
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    await expectOnce(id);
  },
);

test(
  'one process cut off with the emergency in its hands: the other takes it over',
  limits,
  async () => {
    const id = await press();
    links[1]?.cut();
    // Given the first process in the middle of the step, with the row locked
    const keeper = new Client({ connectionString: postgres.url });
    await keeper.connect();
    await keeper.query('begin; lock table emergency_events in access exclusive mode');
    await stored.ask(sql`update emergencies set fires_at = now() where id = ${id}`);
    const waiting = async () =>
      (await stored.ask(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;
    await expect.poll(waiting, { timeout: 8000 }).toBeGreaterThan(0);
    // When it is cut off, and its statement ends unheard
    links[0]?.cut();
    await keeper.query('commit');
    await keeper.end();
    links[1]?.mend();
    // Then its transaction does not keep the emergency: an idle one ends after 15 seconds
    await stored.until(id, 'asked contacts', 10_000);
    await hasten(id, 'next_level_at');
    await stored.until(id, 'asked coordinators');
    links[0]?.mend();
    const ready = async () => (await fetch(`${addresses[0]}/api/ready`)).status;
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    await expectOnce(id);
  },
);
