import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topics } from '@hafi/contract/core/topics';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { openPostgres } from '../../platform/db/open-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { type FailingPostgres, startFailingPostgres } from './failing-postgres.ts';
import { type OwnProcess, settingsOn, startProcess } from './server-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'hafi-lost-'));
const servers: OwnProcess[] = [];
const addresses: string[] = [];
let postgres: FailingPostgres;
let person: SignedIn;
let screen: Socket;
let notified: string[][] = [];

beforeAll(async () => {
  postgres = await startFailingPostgres();
  person = await populate();
  for (let nth = 0; nth < 2; nth += 1) {
    const env = settingsOn(dir, postgres.url);
    servers.push(startProcess('server', { env }));
  }
  for (const { ready } of servers) addresses.push(await ready);
  screen = io(addresses[0], {
    path: '/api/realtime',
    transports: ['websocket'],
    extraHeaders: { cookie: person.headers.cookie },
  });
  screen.on('changed', (change: { topics: string[] }) => notified.push(change.topics));
  await new Promise<void>((resolve) => screen.once('connect', resolve));
}, 120_000);
afterAll(async () => {
  screen?.disconnect();
  for (const server of servers) await server.stop();
  // Not ended by an error before, nor by force now.
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function populate(): Promise<SignedIn> {
  const database = await openPostgres(postgres.url);
  const silent = async () => undefined;
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dir }),
    clock: systemClock,
    log: createLog('fatal'),
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
  const made = await makePerson({ platform });
  await database.close();
  return made;
}

/** A change on one server: what the person's screens of both then refetch. */
async function change(address: string | undefined) {
  const answer = await fetch(`${address}/api/check-ins`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ at: new Date().toISOString() }),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, again: answer.headers.get('retry-after') };
}

const done = { status: 200, code: undefined, again: null };
const away = { status: 503, code: 'unavailable', again: '1' };

/**
 * Expects that both servers serve again, that nobody was told anything but to come back, and that
 * the screen on one hears of changes on the other.
 */
async function expectBack() {
  for (const address of addresses) {
    await expect
      .poll(
        async () => {
          const answer = await change(address);
          if (answer.status !== 200) expect(answer).toEqual(away);
          return answer;
        },
        { timeout: 20_000 },
      )
      .toEqual(done);
    const ready = async () => (await fetch(`${address}/api/ready`)).status;
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  }
  notified = [];
  expect(await change(addresses[1])).toEqual(done);
  await expect.poll(() => notified, { timeout: 20_000 }).toContainEqual(['checkins']);
}

/** Expects that the screen was told to refetch everything: it may have missed changes. */
async function expectRefetched() {
  await expect.poll(() => notified.map(String), { timeout: 20_000 }).toContain(String(topics));
  expect(screen.connected).toBe(true);
}

const limits = { timeout: 90_000 };

test('servers live on when their connections to the database end', limits, async () => {
  await postgres.endConnections();
  await expectRefetched();
  await expectBack();
});

test('servers live on when the database crashes and starts again', limits, async () => {
  await postgres.crash();
  await expectRefetched();
  await expectBack();
});

test(
  'a frozen database holds up nobody for ever, and no connection is lost by it',
  limits,
  async () => {
    const database = await openPostgres(postgres.url, 2);
    const transact = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    await Promise.all([transact(), transact()]);
    await postgres.freeze();
    const ready = await fetch(`${addresses[0]}/api/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    const transactions = Promise.allSettled(Array.from({ length: 6 }, transact));
    const answers = await Promise.all(Array.from({ length: 25 }, () => change(addresses[0])));
    expect(answers).toEqual(answers.map(() => away));
    const failed = await transactions;
    expect(failed.map((each) => each.status === 'rejected' && isDatabaseAway(each.reason))).toEqual(
      failed.map(() => true),
    );
    postgres.thaw();
    await Promise.all(Array.from({ length: 6 }, transact));
    await database.close();
    await expectBack();
    const after = await Promise.all(Array.from({ length: 25 }, () => change(addresses[0])));
    expect(after).toEqual(after.map(() => done));
  },
);
