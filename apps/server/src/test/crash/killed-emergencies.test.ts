import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResponders } from '../../features/emergency/course/responders.repo.ts';
import type { Database } from '../../platform/db/database.ts';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import { openTestDatabase } from '../test-database.ts';
import { callServer, emergenciesIn, silentPlatformOn } from './emergencies-of-processes.ts';
import { type OwnProcess, startProcess } from './server-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'hafi-killed-'));
const running: OwnProcess[] = [];
let database: Database;
let url = '';

beforeAll(async () => {
  database = await openTestDatabase();
  url = 'pool' in database.native ? (database.native.pool.options.connectionString ?? '') : '';
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Whether a second server dies at each step too, in the middle of whatever it does. */
const dies = process.env.HAFI_TEST_ALL !== undefined;

/** A server whose clock is ahead by so many seconds, beside one that is killed while both work. */
async function start(ahead: number): Promise<string> {
  const env = {
    HAFI_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dir,
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
  };
  const begin = () => startProcess('server', { env, ahead: ahead * 1000 });
  const [victim, server] = [dies ? begin() : undefined, begin()];
  running.push(server);
  const address = await server.ready;
  await victim?.kill();
  return address;
}

const killAll = async () => {
  for (const server of running.splice(0)) await server.kill();
};

async function populate() {
  const platform = silentPlatformOn(database, dir);
  const home = { district: 'Gasabo', sector: 'Remera' };
  const person = (known: Parameters<typeof makePerson>[1]) =>
    makePerson({ platform }, { phoneNumber: nextNumber(), ...known });
  const withDaughter = async () => {
    const elder = await person(home);
    const permissions = ['alerts:receive'] as const;
    const known = { phoneNumber: nextNumber() };
    const daughter = await makeMember({ platform }, { elder, permissions, person: known });
    return { elder, daughter };
  };
  const volunteer = await person({ roles: ['VOLUNTEER'], verified: true, ...home });
  await database.db.execute(
    sql`insert into emergency_volunteers values (${volunteer.personId}, now())`,
  );
  const olive = await person({ roles: ['ADMIN'] });
  return { silent: await withDaughter(), answered: await withDaughter(), volunteer, olive };
}

test('an emergency survives the end of its server at every step, and asks nobody twice', {
  timeout: 240_000,
}, async () => {
  const { answered, olive, silent, volunteer } = await populate();
  const { steps, until } = emergenciesIn(database);
  let address = await start(0);
  const one = await callServer(address, silent.elder, '');
  const other = await callServer(address, answered.elder, '');
  await killAll();

  address = await start(11);
  await until(one, 'asked contacts');
  await until(other, 'asked contacts');
  await callServer(address, answered.daughter, `/${other}/acknowledge`);
  await killAll();

  await start(90);
  await until(one, 'asked volunteers');
  await killAll();

  await start(160);
  await until(one, 'asked coordinators');
  await killAll();

  await start(225);
  await until(one, 'unanswered');
  await killAll();

  address = await start(230);
  await until(other, 'asked volunteers');
  await callServer(address, volunteer, `/${other}/coming`, { minutes: 1 });
  await callServer(address, silent.elder, `/${one}/resolve`, { as: 'resolved' });
  await killAll();

  address = await start(960);
  await until(other, 'asked coordinators');
  await callServer(address, olive, `/${other}/arrived`);
  await killAll();

  address = await start(5000);
  await callServer(address, answered.elder, `/${other}/resolve`, { as: 'false-alarm' });
  await killAll();

  // What a killed server had leased is sent once the lease has ended.
  await start(5200);
  const unsent = async () => {
    const { rows } = (await database.db.execute(
      sql`select id from outbox_messages where sent_at is null and failed_at is null`,
    )) as unknown as { rows: object[] };
    return rows.length;
  };
  const last = Date.now() + 20_000;
  while ((await unsent()) > 0 && Date.now() < last) await pause(50);
  expect(await unsent()).toBe(0);
  await killAll();

  expect(await steps(one)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'asked volunteers',
    'asked coordinators',
    'unanswered',
    'resolved',
  ]);
  expect(await steps(other)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'acknowledged',
    'asked volunteers',
    'coming',
    'late',
    'asked coordinators',
    'arrived',
    'false-alarm',
  ]);
  for (const id of [one, other]) {
    const asked = await findResponders(database.db, [id]);
    expect(asked.map(({ level }) => level)).toEqual(['contacts', 'volunteers', 'coordinators']);
  }
  const { rows } = (await database.db.execute(
    sql`select recipient, body from outbox_messages where channel = 'sms' and dedupe_key like 'emergency:%'`,
  )) as unknown as { rows: { recipient: string; body: string }[] };
  // Of each three calls and three words of its end; two answers to the second elder, and to each
  // that nobody has answered or come.
  expect(rows).toHaveLength(6 + 6 + 2 + 2);
  expect(new Set(rows.map(({ body, recipient }) => `${recipient} ${body}`)).size).toBe(16);
});
