import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import { holidayOn } from '../../features/doctors/holidays.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Chance, createChance } from '../../seed/chance.ts';
import { ageAccount } from '../age-account.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import { judgePayments } from '../payments/judge-payments.ts';
import { createPayers, type ToPay } from '../payments/payers-under-kills.ts';
import { readStored } from '../payments/stored-payments.ts';
import { paymentsWanted, reportPayments } from '../payments/wanted.ts';
import { type CrashStage, openCrashStage } from './crash-stage.ts';
import { silentPlatformOn } from './emergencies-of-processes.ts';
import type { OwnProcess } from './server-process.ts';

const wanted = paymentsWanted(30);
/** Things to pay between two leaps of the clock. */
const together = wanted < 100 ? 30 : 100;
/** Leaps on one database. */
const leaps = Math.min(8, Math.ceil(wanted / together));
const killsOfOne = wanted < 100 ? 2 : 5;

/** Airtel's quiet time and the time-outs are short, since time passes by itself here. */
const settings = { AIRTEL_QUIET_SECONDS: '2', MOMO_TIMEOUT_MS: '500', AIRTEL_TIMEOUT_MS: '500' };

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00'];

/** Appointments of people of their own, some days from now. */
async function makeToPay(stage: CrashStage, database: Database): Promise<ToPay[]> {
  const platform = silentPlatformOn(database, stage.dir);
  const app = { platform, clock: Object.assign({ advance() {}, set() {} }, systemClock) };
  const days = Array.from({ length: 12 }, (_, ahead) =>
    addDays(dayInKigali(new Date()), ahead + 5),
  ).filter((day) => weekdayOf(day) < 6 && weekdayOf(day) > 0 && !holidayOn(day));
  const all: ToPay[] = [];
  let doctor = await makeDoctor(app);
  let person = await makePerson(app);
  for (let nth = 0; nth < together; nth += 1) {
    if (nth % 5 === 0) person = await ageAccount(app, await makePerson(app));
    if (nth > 0 && nth % slots.length === 0) doctor = await makeDoctor(app);
    const [time, date] = [slots[nth % slots.length], days[0]];
    if (!time || !date) throw new Error('there is no time left');
    const { id } = await makeBooking(app, { doctor, patient: person, date, time, quiet: true });
    all.push({ booking: id, person });
  }
  return all;
}

/** What the kills of a run met: how far some payment was with its provider, and stored. */
const met = { 'asked-unstored': 0, 'paid-unstored': 0, 'refunded-unstored': 0 };

async function countMet(stage: CrashStage, { db }: Database): Promise<void> {
  const { payments } = await readStored({ db }.db);
  const moves = new Map(stage.providers().map((move) => [move.id, move]));
  const refunded = new Set(
    stage.providers().flatMap(({ isDone, of }) => (isDone && of !== undefined ? [of] : [])),
  );
  for (const { backIsDone, reference, status } of payments) {
    const move = moves.get(reference);
    if (status === 'created' && move) met['asked-unstored'] += 1;
    if (['created', 'pending'].includes(status) && move?.isDone) met['paid-unstored'] += 1;
    if (backIsDone === false && refunded.has(reference)) met['refunded-unstored'] += 1;
  }
}

/** Faults of the providers, one after the other, until stopped. */
function breakProviders(stage: CrashStage, chance: Chance) {
  const set = (faults: object) =>
    fetch(`${stage.sandboxUrl}/faults`, { method: 'POST', body: JSON.stringify(faults) });
  const only = ['requesttopay', 'merchant/v1', 'standard/v1/payments/', 'refund', 'token'];
  const next = [500, 'timeout', 'lost', 'lie'];
  let isOver = false;
  const breaking = (async () => {
    while (!isOver) {
      const http = {
        next: next[chance.upTo(next.length)],
        times: 1 + chance.upTo(3),
        only: only[chance.upTo(only.length)],
      };
      const callback = ['none', 'drop', 'duplicate', 'reorder', 'delay'][chance.upTo(5)];
      await set({ http, callback, release: true });
      await pause(chance.upTo(150));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await breaking;
      await set({ reset: true });
    },
  };
}

/** Two servers by a clock of their own, of which each may be killed and come back. */
function openServers(stage: CrashStage, count: number, ahead: number) {
  const start = () => stage.startServer(ahead, settings);
  const running: { server: OwnProcess; address: string | null }[] = [];
  const add = async () => {
    const one = { server: start(), address: null as string | null };
    running.push(one);
    one.address = await one.server.ready;
  };
  return {
    start: () => Promise.all(Array.from({ length: count }, add)),
    addresses: () => running.flatMap(({ address }) => (address === null ? [] : [address])),
    /** Kills one in the middle of whatever it does, and starts another. */
    async kill(chance: Chance): Promise<void> {
      const [victim] = running.splice(chance.upTo(running.length), 1);
      await victim?.server.kill();
      await add();
    },
    killAll: () => Promise.all(running.splice(0).map(({ server }) => server.kill())),
  };
}

/** Waits until nothing is due, or leased, by a clock that is so far ahead. */
async function untilQuiet({ db }: Database, ahead: number): Promise<void> {
  for (const last = Date.now() + 60_000; ; await pause(100)) {
    const now = new Date(Date.now() + ahead).toISOString();
    const found = await db.execute(
      sql`select (select count(*)::int from payments where next_check_at <= ${now}::timestamptz + interval '65 seconds')
        + (select count(*)::int from refunds where next_try_at <= ${now}::timestamptz + interval '65 seconds') as due`,
    );
    const [row] = (found as unknown as { rows: { due: number }[] }).rows;
    if (row?.due === 0) return;
    if (Date.now() > last) throw new Error(`${row?.due} are still due`);
  }
}

async function settleByHand(stage: CrashStage, database: Database, address: string) {
  const platform = silentPlatformOn(database, stage.dir);
  const admin = await makePerson({ platform }, { roles: ['ADMIN'] });
  const headers = { ...admin.headers, 'content-type': 'application/json' };
  const url = `${address}/api/admin/hanging-payments`;
  const wrong: string[] = [];
  const { data } = (await (await fetch(url, { headers })).json()) as {
    data: { id: string; method: string; trouble: string }[];
  };
  for (const { id, method, trouble } of data) {
    if (method !== 'airtel' || !trouble.startsWith('refund-'))
      wrong.push(`${id} hangs: ${trouble}`);
    const by = trouble === 'refund-impossible' ? 'hand' : 'provider';
    const body = JSON.stringify({ by });
    await fetch(`${url}/${id}/settle`, { method: 'POST', headers, body });
  }
  return wrong;
}

const total = { payments: 0, paid: 0, duplicates: 0, refunds: 0, byHand: 0, kills: 0 };

/** Plays on one database with one sandbox, and judges. */
async function playWithKills(chance: Chance): Promise<void> {
  const stage = await openCrashStage();
  try {
    await stage.withDatabase(async (database) => {
      const payers = createPayers(stage.sandboxUrl, chance);
      let ahead = 0;
      let earlier: readonly ToPay[] = [];
      const leap = async (minutes: number, count = stage.servers) => {
        ahead += minutes * minuteInMs;
        const servers = openServers(stage, count, ahead);
        await servers.start();
        return servers;
      };
      for (let nth = 0; nth < leaps; nth += 1) {
        const all = await makeToPay(stage, database);
        const servers = await leap(nth === 0 ? 0 : 16 + chance.upTo(50));
        const faults = breakProviders(stage, chance);
        // Those of before pay again: what had expired, and what they approve late.
        const again = earlier.filter(() => chance.upTo(2) === 0);
        const paying = payers.pay(servers.addresses, [...again, ...all]);
        const late = paying.then(() => payers.approveLate(earlier));
        for (let kill = 0; kill < killsOfOne; kill += 1) {
          await pause(chance.upTo(400));
          await servers.kill(chance);
          total.kills += 1;
          await countMet(stage, database);
        }
        await Promise.all([paying, late]);
        await faults.stop();
        await servers.killAll();
        total.kills += stage.servers;
        earlier = [...earlier, ...all];
      }
      await payers.approveLate(earlier);
      for (const minutes of [16, 61, 420, 420]) {
        const servers = await leap(minutes, minutes === 16 ? stage.servers : 1);
        await untilQuiet(database, ahead);
        const [address] = servers.addresses();
        if (minutes === 420 && address)
          payers.wrong.push(...(await settleByHand(stage, database, address)));
        await servers.killAll();
      }
      const stored = await readStored(database.db);
      const { counted, wrong } = judgePayments(stored, stage.providers());
      const ids = new Set(stored.payments.map(({ id }) => id));
      const lost = payers.promised().filter((id) => !ids.has(id));
      expect([...payers.wrong, ...wrong]).toEqual([]);
      expect(lost).toEqual([]);
      for (const [what, count] of Object.entries(counted))
        total[what as keyof typeof counted] += count;
    });
  } finally {
    await stage.close();
  }
}

test(
  `no money is lost or taken twice when servers are killed at any step (${wanted} payments, seed ${testSeed()})`,
  async () => {
    const chance = createChance(testSeed());
    while (total.payments < wanted) await playWithKills(chance);
    reportPayments('killed servers', { ...total, met });
    expect(total.paid).toBeGreaterThan(wanted / 3);
  },
  120_000 + wanted * 1500,
);
