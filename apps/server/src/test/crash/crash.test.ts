import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { createChance } from '../../seed/chance.ts';
import { answerPhone, createLoad } from './crash-load.ts';
import { type CrashStage, openCrashStage } from './crash-stage.ts';
import type { OwnProcess } from './server-process.ts';

/** How often the servers are killed: every fifth time during the start. */
const rounds = process.env.HAFI_TEST_ALL ? 200 : 5;

/** How far the clock of the last servers is ahead, in milliseconds: a lease takes 60 s. */
const afterEveryLease = 120_000;

let stage: CrashStage;
const running: OwnProcess[] = [];

beforeAll(async () => {
  stage = await openCrashStage();
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await stage.close();
});

const start = (count: number, ahead = 0) => {
  while (running.length < count) running.push(stage.startServer(ahead));
  return Promise.all(running.map(({ ready }) => ready));
};

/** The rows of a query about everything that is stored. */
async function rows<T>({ db }: Database, question: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(question)) as unknown as { rows: T[] }).rows;
}

interface StoredPayment {
  id: string;
  status: string;
  booking: string;
}

const readStored = (database: Database) =>
  Promise.all([
    rows<{ id: string }>(database, sql`select id from bookings`),
    rows<{ doctors: number }>(
      database,
      sql`select count(*)::int as doctors from bookings a join bookings b
        on a.doctor_id = b.doctor_id and a.id < b.id and a.blocked && b.blocked
        where a.status <> 'cancelled' and b.status <> 'cancelled'`,
    ),
    rows<StoredPayment>(database, sql`select id, status, purpose_id as booking from payments`),
    rows<{ off: number; received: number }>(
      database,
      sql`select coalesce(sum(debit - credit), 0)::int as off,
        coalesce(sum(debit - credit) filter (where account = 'mobile-money'), 0)::int as received
        from ledger_entries`,
    ),
  ]);

/**
 * Waits, at most 90 s, until no payment is open for its payer. What a killed server was about to
 * send to a phone is sent now, so payers keep answering.
 */
async function untilSettled(address: string, load: ReturnType<typeof createLoad>) {
  const open = new Map(load.promised.payments);
  const until = Date.now() + 90_000;
  while (open.size > 0 && Date.now() < until) {
    for (const [id, { headers, phone }] of open) {
      await answerPhone(stage.sandboxUrl, phone, 'approve');
      const answer = await fetch(`${address}/api/payments/${id}`, { headers });
      const { data } = (await answer.json()) as { data: { status: string } };
      if (!['created', 'pending'].includes(data.status)) open.delete(id);
    }
    await pause(250);
  }
  return open.size;
}

test(`nothing that was promised is lost or done twice when the server is killed ${rounds} times (seed ${testSeed()})`, {
  timeout: 120_000 + rounds * 15_000,
}, async () => {
  const chance = createChance(testSeed());
  const load = createLoad(stage, testSeed());
  for (let round = 0; round < rounds; round += 1) {
    const victim = chance.upTo(stage.servers);
    if (round % 5 === 4) {
      // Sometimes killed during the start: in migrations, jobs or recovery.
      while (running.length < stage.servers) running.push(stage.startServer());
      await pause(chance.upTo(1500));
    } else {
      const acting = load.run(await start(stage.servers));
      await load.afterBeats(5 + chance.upTo(25));
      await pause(chance.upTo(30));
      load.stop();
      await running.splice(victim, 1)[0]?.kill();
      await acting;
      continue;
    }
    await running.splice(victim, 1)[0]?.kill();
  }

  // What a killed server had leased is done once the lease has ended: the last servers live later.
  for (const server of running.splice(0)) await server.stop();
  const addresses = await start(stage.servers, afterEveryLease);
  await load.repeatUnclear(addresses);
  for (const { phone } of stage.payers) await answerPhone(stage.sandboxUrl, phone, 'approve');
  const [address = ''] = addresses;
  expect(await untilSettled(address, load)).toBe(0);
  for (const server of running.splice(0)) await server.stop();

  const { promised } = load;
  expect(promised.wrong).toEqual([]);
  const [bookings, overlaps, payments, books] = await stage.withDatabase(readStored);
  const stored = new Set(bookings.map(({ id }) => id));
  expect([...promised.bookings.keys()].filter((id) => !stored.has(id))).toEqual([]);
  expect(overlaps).toEqual([{ doctors: 0 }]);
  const paid = new Set(payments.map(({ id }) => id));
  expect([...promised.payments.keys()].filter((id) => !paid.has(id))).toEqual([]);
  expect(payments.filter(({ status }) => !['succeeded', 'failed'].includes(status))).toEqual([]);

  // The provider's journal and our ledger agree to the franc.
  const charges = stage.providers().filter(({ isDone, kind }) => isDone && kind === 'payment');
  const bookingOf = new Map(payments.map(({ id, booking }) => [id, booking]));
  const charged = charges.map(({ externalId }) => bookingOf.get(externalId));
  expect(new Set(charged).size).toBe(charges.length);
  const succeeded = payments.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
  expect(succeeded.sort()).toEqual(charges.map(({ externalId }) => externalId).sort());
  const taken = charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(books).toEqual([{ off: 0, received: taken }]);
  expect(promised.bookings.size).toBeGreaterThan(rounds);
  expect(charges.length).toBeGreaterThan(rounds / 2);
});
