import { setTimeout as pause } from 'node:timers/promises';
import { minuteInMs } from '@hafi/base/time';
import { expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Chance, createChance } from '../../seed/chance.ts';
import { judgePayments } from '../payments/judge-payments.ts';
import { follows, letComeToEnd } from '../payments/let-come-to-end.ts';
import { createPayers, type ToPay } from '../payments/payers-under-kills.ts';
import { readStored } from '../payments/stored-payments.ts';
import { createTotal, paymentsWanted, reportPayments } from '../payments/wanted.ts';
import { openControlled } from './controlled-server.ts';
import { type CrashStage, openCrashStage } from './crash-stage.ts';
import { silentPlatformOn } from './emergencies-of-processes.ts';
import type { OwnProcess } from './server-process.ts';
import { makeAppointments, makePlansAndBadges } from './things-to-pay.ts';

const wanted = paymentsWanted(30);
/** Things to pay between two leaps of the clock. */
const together = wanted < 100 ? 40 : 400;
/** Leaps on one database. */
const leaps = Math.min(4, Math.ceil(wanted / together));
const killsOfOne = wanted < 100 ? 2 : 6;

/** Airtel's quiet time and the time-outs are short, since time passes by itself here. */
const settings = {
  AIRTEL_QUIET_SECONDS: '2',
  MOMO_TIMEOUT_MS: '500',
  AIRTEL_TIMEOUT_MS: '500',
  CARD_TIMEOUT_MS: '500',
};

/** Appointments, parts of plans and badges, in turn; the plans by a clock of their own. */
async function makeToPay(stage: CrashStage, database: Database): Promise<ToPay[]> {
  const controlled = await openControlled(stage, database, 0, settings);
  const count = { plans: Math.ceil(together / 6), badges: Math.ceil(together / 5) };
  const others = await makePlansAndBadges(controlled, count);
  await controlled.close();
  const platform = silentPlatformOn(database, stage.dir);
  const booked = await makeAppointments(platform, Math.max(0, together - others.length));
  return [...others, ...booked].toSorted((one, two) => (one.purpose < two.purpose ? -1 : 1));
}

const steps = ['stored', 'asked', 'pending', 'paid', 'refund stored', 'refund sent'] as const;

/**
 * How far payments by phone were that were under way when a server was killed: stored, with the provider, known to
 * be there, paid, given back there; each before our next step was stored.
 */
const killedAt: Record<string, number> = Object.fromEntries(steps.map((step) => [step, 0]));

async function countKilled(stage: CrashStage, { db }: Database): Promise<void> {
  const { payments } = await readStored(db);
  const moves = new Map(stage.providers().map((move) => [move.id, move]));
  const refunded = new Set(
    stage.providers().flatMap(({ isDone, of }) => (isDone && of !== undefined ? [of] : [])),
  );
  for (const { backIsDone, method, reference, status } of payments) {
    // Its charges are known by numbers of their own.
    if (method === 'card') continue;
    const move = moves.get(reference);
    const isOpen = ['created', 'pending'].includes(status);
    const sent = refunded.has(reference) ? 'refund sent' : 'refund stored';
    const step = backIsDone === false ? sent : stepOf(status, move);
    if (isOpen || backIsDone === false) killedAt[step] = (killedAt[step] ?? 0) + 1;
  }
}

function stepOf(status: string, move: { readonly isDone: boolean } | undefined) {
  if (move?.isDone) return 'paid';
  if (status === 'pending') return 'pending';
  return move ? 'asked' : 'stored';
}

/** Faults of the providers, one after the other, until stopped. */
function breakProviders(stage: CrashStage, chance: Chance) {
  const set = (faults: object) =>
    fetch(`${stage.sandboxUrl}/faults`, { method: 'POST', body: JSON.stringify(faults) });
  const only = [
    'requesttopay',
    'merchant/v1',
    'standard/v1/payments/',
    'v3/payments',
    'verify',
    'refund',
    'token',
  ];
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
      const charge = chance.upTo(4) === 0 ? 'twice' : 'once';
      await set({ http, callback, charge, release: true });
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

const total = createTotal();

/** Plays on one database with one sandbox, and judges. */
async function playWithKills(chance: Chance): Promise<void> {
  const stage = await openCrashStage();
  try {
    await stage.withDatabase(async (database) => {
      const payers = createPayers(stage.sandboxUrl, chance);
      let ahead = 0;
      let earlier: readonly ToPay[] = [];
      const everybody: ToPay[] = [];
      const leap = async (minutes: number, count = stage.servers) => {
        ahead += minutes * minuteInMs;
        const servers = openServers(stage, count, ahead);
        await servers.start();
        return servers;
      };
      // Before any clock is ahead: booking quietly deletes what is told later than it began.
      const parts: ToPay[][] = [];
      for (let nth = 0; nth < leaps; nth += 1) parts.push(await makeToPay(stage, database));
      for (const [nth, all] of parts.entries()) {
        const servers = await leap(nth === 0 ? 0 : 16 + chance.upTo(50));
        const faults = breakProviders(stage, chance);
        // Those of before pay again: what had expired, and what they approve late.
        const again = earlier.filter(() => chance.upTo(2) === 0);
        const paying = payers.pay(servers.addresses, [...again, ...all]);
        const late = paying.then(() => payers.approveLate(earlier));
        for (let kill = 0; kill < killsOfOne; kill += 1) {
          await pause(chance.upTo(400));
          await servers.kill(chance);
          total.add({ kills: 1 }, {});
          await countKilled(stage, database);
        }
        await Promise.all([paying, late]);
        await faults.stop();
        await servers.killAll();
        total.add({ kills: stage.servers }, {});
        earlier = all;
        everybody.push(...all);
      }
      await payers.approveLate(everybody);
      const last = await openControlled(stage, database, ahead, settings);
      try {
        const besides = ['payments.fetch-statements', ...follows];
        payers.wrong.push(...(await letComeToEnd([last], besides)));
        // Plans that are not paid whole end, and what was paid of them goes back.
        last.clock.advance({ days: 8 });
        payers.wrong.push(...(await letComeToEnd([last], follows)));
      } finally {
        await last.close();
      }
      const stored = await readStored(database.db);
      const { counted, wrong } = judgePayments(stored, stage.providers());
      const ids = new Set(stored.payments.map(({ id }) => id));
      const lost = payers.promised().filter((id) => !ids.has(id));
      const bad = [...payers.wrong, ...wrong];
      if (bad.length > 0) reportPayments('wrong', bad);
      expect(bad).toEqual([]);
      expect(lost).toEqual([]);
      const notified = (await (await fetch(`${stage.sandboxUrl}/faults`)).json()) as {
        met: object;
      };
      total.add(counted, notified.met);
      reportPayments('so far', total.counts);
    });
  } finally {
    await stage.close();
  }
}

test(
  `no money is lost or taken twice when servers are killed at any step (${wanted} payments, seed ${testSeed()})`,
  async () => {
    const chance = createChance(testSeed());
    while ((total.counts.payments ?? 0) < wanted) await playWithKills(chance);
    reportPayments('killed servers', { ...total, killedAt });
    expect(total.counts.paid).toBeGreaterThan(wanted / 3);
  },
  120_000 + wanted * 1500,
);
