import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInMs, minuteInMs } from '@hafi/base/time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Chance, createChance } from '../../seed/chance.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { answerPhone } from './crash-load.ts';
import { type CrashStage, openCrashStage } from './crash-stage.ts';
import { silentPlatformOn } from './emergencies-of-processes.ts';
import type { OwnProcess } from './server-process.ts';

const people = 12;
const kills = 3;

/**
 * Airtel's quiet time is short, since time passes by itself here. Time-outs are not: no provider fails here,
 * and a busy machine takes longer.
 */
const settings = { AIRTEL_QUIET_SECONDS: '2' };

interface Running {
  server: OwnProcess;
  address: string;
}

/** Asks again until a server that lives has answered. */
async function ask<T>(
  running: () => Running,
  who: SignedIn,
  { body = {}, key = randomUUID(), path }: { path: string; body?: object; key?: string },
): Promise<{ status: number; data: T }> {
  for (const last = Date.now() + 90_000; Date.now() < last; ) {
    try {
      const answer = await fetch(`${running().address}${path}`, {
        method: 'POST',
        headers: {
          cookie: who.headers.cookie,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(8000),
      });
      const { code, data } = (await answer.json()) as { code?: string; data: T };
      if (code !== 'still-in-progress') return { status: answer.status, data };
    } catch {
      // The server was killed.
    }
    await pause(150);
  }
  throw new Error(`${path} was never answered`);
}

/** Chooses a badge and pays it on the phone; an answer that is lost is asked for again. */
async function buy(stage: CrashStage, running: () => Running, who: SignedIn, nth: number) {
  const chosen = await ask<{ id: string }>(running, who, {
    path: '/api/badges',
    body: { badge: 'individual' },
  });
  expect(chosen.status).toBe(201);
  const method = nth % 3 === 0 ? 'airtel' : 'mtn';
  const number = `+2507${method === 'mtn' ? 8 : 3}${4_700_000 + nth}`;
  await ask(running, who, {
    path: '/api/payments',
    body: {
      for: { kind: 'badge', id: chosen.data.id },
      method,
      phone: number,
      billing: { firstName: 'Patrick', lastName: 'Niyonzima', email: who.email },
      acceptTerms: true,
    },
  });
  await answerPhone(stage.sandboxUrl, number, 'approve');
}

const rowsOf = async ({ db }: Database, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** Waits until the review of each badge has been opened, which its owner sees by its time. */
async function untilReviewed(
  { address }: Running,
  buyers: readonly SignedIn[],
  now: Date,
): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayInMs);
  let left: unknown;
  const isOpen = async ({ headers }: SignedIn) => {
    const answer = await fetch(`${address}/api/badges`, { headers: { cookie: headers.cookie } });
    const { data } = (await answer.json()) as {
      data: { own: { can: { send: boolean }; due: string | null }[] };
    };
    const hasBegun = data.own.every(({ can, due }) => can.send && new Date(due ?? 0) > tomorrow);
    if (!hasBegun) left = data.own;
    return hasBegun;
  };
  for (const last = Date.now() + 90_000; ; await pause(1000)) {
    if ((await Promise.all(buyers.map(isOpen))).every(Boolean)) return;
    if (Date.now() > last) throw new Error(`a review was not opened: ${JSON.stringify(left)}`);
  }
}

async function playWithKills(stage: CrashStage, chance: Chance): Promise<void> {
  const start = async (ahead: number): Promise<Running> => {
    const server = stage.startServer(ahead, settings);
    return { server, address: await server.ready };
  };
  const buyers = await stage.withDatabase((database) => {
    const platform = silentPlatformOn(database, stage.dir);
    return Promise.all(
      Array.from({ length: people }, () =>
        makePerson({ platform }, { roles: ['VOLUNTEER'], firstName: 'Patrick' }),
      ),
    );
  });
  let running = await start(0);
  const buying = Promise.allSettled(buyers.map((who, nth) => buy(stage, () => running, who, nth)));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(100 + chance.upTo(500));
    await running.server.kill();
    running = await start(0);
  }
  expect((await buying).filter(({ status }) => status === 'rejected')).toEqual([]);
  await running.server.kill();
  // What was approved is found out, and each review is opened, by a server that comes later.
  const ahead = 20 * minuteInMs;
  running = await start(ahead);
  await untilReviewed(running, buyers, new Date(Date.now() + ahead));
  await running.server.kill();
}

test(`a badge that is paid while servers are killed is paid once, and goes on (seed ${testSeed()})`, async () => {
  const stage = await openCrashStage();
  try {
    await playWithKills(stage, createChance(testSeed()));
    await stage.withDatabase(async (database) => {
      const badges = await rowsOf(
        database,
        sql`select b.state, b.paying, b.payment_id = p.id as paid_by_it, p.status, p.provider_reference as reference,
              (select count(*)::int from vettings v where v.badge_id = b.id) as reviews,
              (select count(*)::int from payments o where o.purpose_id = b.id) as payments,
              (select coalesce(sum(l.debit - l.credit), 0)::int from ledger_entries l where l.payment_id = p.id and l.account = 'badges') as earned
            from badges b join payments p on p.purpose_id = b.id`,
      );
      expect(badges).toHaveLength(people);
      for (const { reference: _, ...badge } of badges) {
        expect(badge).toEqual({
          state: 'reviewing',
          paying: false,
          paid_by_it: true,
          status: 'succeeded',
          reviews: 1,
          payments: 1,
          earned: -5000,
        });
      }
      const references = new Set(badges.map(({ reference }) => reference));
      const taken = stage.providers().filter(({ isDone, kind }) => isDone && kind === 'payment');
      expect(taken.map(({ id }) => id).toSorted()).toEqual([...references].toSorted());
    });
  } finally {
    await stage.close();
  }
}, 180_000);
