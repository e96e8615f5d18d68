import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emergencySteps } from '@hafi/contract/emergency/emergency-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResponders } from '../../features/emergency/course/responders.repo.ts';
import type { Database } from '../../platform/db/database.ts';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
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

/** Opens an emergency, as somebody who was asked. */
async function readFrom(address: string, who: SignedIn, id: string): Promise<void> {
  const answer = await fetch(`${address}/api/emergencies/${id}`, { headers: who.headers });
  if (!answer.ok) throw new Error(await answer.text());
}

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
  return {
    /** Nobody answers. */
    silent: await withDaughter(),
    answered: await withDaughter(),
    /** A coordinator sees to it. */
    watched: await withDaughter(),
    cancelled: await withDaughter(),
    /** Has nobody. */
    alone: await person(home),
    volunteer,
    olive: await person({ roles: ['ADMIN'] }),
  };
}

interface Queued {
  readonly recipient: string;
  readonly body: string;
  readonly attempts: number;
  readonly isSent: boolean;
  readonly key: string;
}

/** The SMS of emergencies in the outbox. */
async function queuedSms(): Promise<Queued[]> {
  const { rows } = (await database.db.execute(
    sql`select recipient, body, attempts, sent_at is not null as "isSent", dedupe_key as key
      from outbox_messages where channel = 'sms' and dedupe_key like 'emergency:%'`,
  )) as unknown as { rows: Queued[] };
  return rows;
}

/** How many SMS to each number the provider has taken, in all the lives of the server. */
async function takenByProvider(): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>();
  const lines = (await readFile(join(dir, 'sandbox', 'sandbox.jsonl'), 'utf8')).trim().split('\n');
  for (const line of lines) {
    const { channel, to, type } = JSON.parse(line);
    if (type !== 'message-recorded' || channel !== 'sms') continue;
    taken.set(to, (taken.get(to) ?? 0) + 1);
  }
  return taken;
}

test('an emergency survives the end of its server at every step, and asks nobody twice', {
  timeout: 240_000,
}, async () => {
  const { alone, answered, cancelled, olive, silent, volunteer, watched } = await populate();
  const { steps, until } = emergenciesIn(database);
  const ids: Record<'alone' | 'again' | 'answered' | 'cancelled' | 'silent' | 'watched', string> = {
    alone: '',
    again: '',
    answered: '',
    cancelled: '',
    silent: '',
    watched: '',
  };
  const survived = new Set<string>();
  /** Kills the servers once each of these steps is taken, of whichever emergency. */
  const dieAfter = async (...taken: readonly [keyof typeof ids, string][]) => {
    for (const [which, step] of taken) {
      await until(ids[which], step);
      survived.add(step.split(' ')[0] ?? '');
    }
    await killAll();
  };
  let address = await start(0);
  const act = (who: SignedIn, which: keyof typeof ids, path: string, body?: object) =>
    callServer(address, who, `/${ids[which]}/${path}`, body);
  ids.silent = await callServer(address, silent.elder, '');
  ids.answered = await callServer(address, answered.elder, '');
  ids.watched = await callServer(address, watched.elder, '');
  ids.alone = await callServer(address, alone, '');
  const position = { latitude: -1.95, longitude: 30.1, accuracy: 20 };
  await act(silent.elder, 'silent', 'position', { position });
  // Last, and at once: it fires after ten seconds.
  ids.cancelled = await callServer(address, cancelled.elder, '');
  await act(cancelled.elder, 'cancelled', 'cancel');
  await dieAfter(['silent', 'pressed'], ['cancelled', 'cancelled']);

  address = await start(11);
  await until(ids.answered, 'asked contacts');
  await dieAfter(
    ['silent', 'fired'],
    ['silent', 'asked contacts'],
    ['alone', 'nobody-to-ask contacts'],
  );

  address = await start(20);
  await readFrom(address, silent.daughter, ids.silent);
  await act(answered.daughter, 'answered', 'acknowledge');
  await act(olive, 'watched', 'notes', { note: 'Called twice.' });
  await dieAfter(['silent', 'seen'], ['answered', 'acknowledged'], ['watched', 'note']);

  address = await start(30);
  await act(olive, 'watched', 'escalate');
  await act(watched.daughter, 'watched', 'ambulance');
  await dieAfter(['watched', 'escalated'], ['watched', 'ambulance-called']);

  address = await start(90);
  await act(volunteer, 'watched', 'cannot');
  await act(watched.elder, 'watched', 'resolve', { as: 'resolved' });
  await dieAfter(['silent', 'asked volunteers'], ['watched', 'cannot'], ['watched', 'resolved']);

  address = await start(160);
  await dieAfter(['silent', 'asked coordinators']);

  address = await start(230);
  await until(ids.answered, 'asked volunteers');
  await act(volunteer, 'answered', 'coming', { minutes: 1 });
  await dieAfter(['silent', 'unanswered'], ['answered', 'coming']);

  address = await start(300);
  ids.again = await callServer(address, silent.elder, '');
  await dieAfter(['again', 'pressed']);

  address = await start(960);
  await dieAfter(
    ['silent', 'called-again'],
    ['answered', 'late'],
    ['answered', 'asked coordinators'],
  );

  address = await start(965);
  await act(olive, 'answered', 'arrived');
  await dieAfter(['answered', 'arrived']);

  address = await start(5000);
  await act(answered.elder, 'answered', 'resolve', { as: 'false-alarm' });
  await act(silent.elder, 'again', 'resolve', { as: 'resolved' });
  await act(alone, 'alone', 'resolve', { as: 'resolved' });
  await dieAfter(['answered', 'false-alarm']);

  // Whoever adds a step to an emergency lets its server die at it, above.
  expect([...survived].sort()).toEqual([...emergencySteps].sort());

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

  expect(await steps(ids.cancelled)).toEqual(['pressed', 'cancelled']);
  expect(await steps(ids.silent)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'seen',
    'asked volunteers',
    'asked coordinators',
    'unanswered',
    'called-again',
  ]);
  expect(await steps(ids.watched)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'note',
    'escalated',
    'asked volunteers',
    'ambulance-called',
    'cannot',
    'resolved',
  ]);
  expect(await steps(ids.answered)).toEqual([
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
  for (const id of [ids.silent, ids.answered]) {
    const asked = await findResponders(database.db, [id]);
    expect(asked.map(({ level }) => level)).toEqual(['contacts', 'volunteers', 'coordinators']);
  }

  const rows = await queuedSms();
  expect(rows.filter(({ key }) => key.includes(ids.cancelled))).toEqual([]);
  for (const id of [ids.silent, ids.watched, ids.answered]) {
    const own = rows.filter(({ key }) => key.includes(id));
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ body, recipient }) => `${recipient} ${body}`)).size).toBe(own.length);
  }
  // A provider gets an SMS again only where the server died before it stored that it was taken.
  const taken = await takenByProvider();
  const toNumber = Map.groupBy(rows, ({ recipient }) => recipient);
  for (const [number, all] of toNumber) {
    const times = taken.get(number) ?? 0;
    const sent = all.filter(({ isSent }) => isSent).length;
    const attempts = all.reduce((sum, each) => sum + each.attempts, 0);
    expect([number, times >= sent, times <= attempts]).toEqual([number, true, true]);
  }
  expect(rows.filter(({ attempts }) => attempts === 1).length).toBeGreaterThan(rows.length / 2);
});
