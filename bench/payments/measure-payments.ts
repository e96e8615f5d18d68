import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { makeDoctor } from '../../apps/server/src/test/factories/doctor.factory.ts';
import { issueSession } from '../../apps/server/src/test/issue-session.ts';
import { openPrivateApp } from '../private-app.ts';
import { startProgram, startServer } from '../start-program.ts';
import { mark, table } from '../table.ts';

/** What must be sustained, and how long the slowest of a hundred may take, in milliseconds. */
const goal = { perSecond: 200, p99: 300 };
/** Payments before anything is measured. */
const warmUp = 200;
/** Payments of one person; more would be refused. */
const perPerson = 15;
/** How long payers take on their phones, in milliseconds. */
const thinkMs = 2000;
const patience = 60_000;

interface Payer {
  readonly id: string;
  readonly cookie: string;
}

/** Inserts payers, and an appointment for each payment, half an hour apart with one doctor. */
async function fill(app: Awaited<ReturnType<typeof openPrivateApp>>, count: number) {
  const { platform, pool } = app;
  const { doctorId } = await makeDoctor({ platform });
  const people = Math.ceil(count / perPerson);
  await pool.query(`
    insert into people (id, first_name, last_name, roles, locale, created_at, updated_at)
    select gen_random_uuid(), 'Payer', n::text, '{PATIENT}', 'rw', now(), now()
    from generate_series(1, ${people}) n`);
  const { rows } = await pool.query(`select id from people where first_name = 'Payer'`);
  const payers: Payer[] = [];
  for (const { id } of rows as { id: string }[]) {
    payers.push({ id, cookie: (await issueSession(platform, id)).cookie });
  }
  const orders: { booking: string; payer: Payer }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const payer = payers[nth % payers.length];
    if (payer) orders.push({ booking: randomUUID(), payer });
  }
  await pool.query(
    `insert into bookings (id, doctor_id, patient_id, booked_by, starts_at, ends_at, blocked_until, type,
      duration, price, service_fee, total, mode, status, payment_state, created_at, updated_at,
      held_since, free_until)
    select id, $1, patient, patient, at, at + interval '30 minutes', at + interval '30 minutes',
      'general', 30, 15000, 2000, 17000, 'in-person', 'booked', 'due', now(), now(), now(), at - interval '1 day'
    from (select id, patient, date_trunc('hour', now()) + interval '1 day' + nth * interval '30 minutes'
      as at from unnest($2::uuid[], $3::uuid[]) with ordinality as wanted(id, patient, nth)) wishes`,
    [doctorId, orders.map(({ booking }) => booking), orders.map(({ payer }) => payer.id)],
  );
  await pool.query('analyze');
  return orders;
}

type Order = Awaited<ReturnType<typeof fill>>[number];

/** Asks for one payment; its milliseconds, or null when it was not taken. */
async function pay(address: string, { booking, payer }: Order, nth: number) {
  const began = performance.now();
  const answer = await fetch(`${address}/api/payments`, {
    method: 'POST',
    headers: {
      cookie: payer.cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      for: { kind: 'booking', id: booking },
      method: 'mtn',
      phone: `+25078${String(3_000_000 + nth)}`,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'payer@hafi.test' },
      acceptTerms: true,
    }),
  });
  const body = await answer.text();
  if (answer.status !== 201) {
    process.stderr.write(`${answer.status} ${body.slice(0, 200)}\n`);
    return null;
  }
  return performance.now() - began;
}

/** Sends so many each second, whether or not earlier ones are answered. */
async function sendSteadily(
  orders: readonly Order[],
  send: (order: Order, nth: number) => Promise<number | null>,
) {
  const took: (number | null)[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (const [nth, order] of orders.entries()) {
    const wait = began + (nth * 1000) / goal.perSecond - performance.now();
    if (wait > 1) await pause(wait);
    sent.push(
      send(order, nth).then(
        (ms) => void took.push(ms),
        () => void took.push(null),
      ),
    );
  }
  await Promise.all(sent);
  const seconds = (performance.now() - began) / 1000;
  const known = took.filter((ms) => ms !== null).sort((a, b) => a - b);
  const at = (part: number) =>
    known[Math.min(known.length - 1, Math.floor(known.length * part))] ?? 0;
  return { seconds, failures: took.length - known.length, p50: at(0.5), p99: at(0.99) };
}

/** Payers who approve what their phones have shown for a while, until stopped. */
function approving(pool: Pool, sandboxUrl: string) {
  let isOver = false;
  const answered = new Set<string>();
  const acting = (async () => {
    while (!isOver) {
      const { rows } = await pool.query(
        `select provider_reference as reference, phone from payments
        where status = 'pending' and created_at < now() - interval '${thinkMs} milliseconds'`,
      );
      const open = (rows as { reference: string; phone: string }[]).filter(
        ({ reference }) => !answered.has(reference),
      );
      for (const { phone, reference } of open) {
        answered.add(reference);
        const url = `${sandboxUrl}/phone/${encodeURIComponent(phone)}/prompts/${reference}/approve`;
        await fetch(url, { method: 'POST', redirect: 'manual' });
      }
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await acting;
    },
  };
}

/** One row for each, over as many connections as a server has: what the database alone can do. */
async function measureInserts(pool: Pool, seconds: number) {
  await pool.query(
    'create table if not exists bare_payments (id uuid primary key, amount int, at timestamptz)',
  );
  const took: number[] = [];
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await pool.query('insert into bare_payments values ($1, 17000, now())', [randomUUID()]);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / seconds,
    p50: took[Math.floor(took.length / 2)] ?? 0,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
  };
}

/** How many payments a second are taken when twenty ask at once, one after the other. */
async function measureMost(address: string, orders: readonly Order[], from: number) {
  const left = orders.map((order, nth) => [order, from + nth] as const);
  const began = performance.now();
  const one = async () => {
    for (let next = left.pop(); next; next = left.pop()) await pay(address, ...next);
  };
  await Promise.all(Array.from({ length: 20 }, one));
  return (orders.length * 1000) / (performance.now() - began);
}

/**
 * Payments by MTN at a steady rate against the sandbox, approved two seconds later, until each has its
 * receipt: how long the request takes, and how far it is from one bare insert.
 */
export async function measurePayments(seconds: number, flags: readonly string[]): Promise<void> {
  const app = await openPrivateApp(12);
  const dir = mkdtempSync(join(tmpdir(), 'hafi-bench-sandbox-'));
  const sandbox = await startProgram('packages/providers-sandbox/src/main.ts', {
    args: ['--data', dir],
  });
  try {
    const steady = seconds * goal.perSecond;
    const most = 1000;
    const orders = await fill(app, warmUp + steady + most);
    const sandboxUrl = `${sandbox.address}/sandbox`;
    const server = await startServer(app.dataDir, {
      bare: true,
      databaseUrl: app.url,
      flags: [...flags],
      env: { SANDBOX_URL: sandboxUrl },
    });
    try {
      const { address } = server;
      await measureMost(address, orders.slice(0, warmUp), 0);
      const bare = await measureInserts(app.pool, 3);
      const fastest = await measureMost(address, orders.slice(-most), 100_000);
      const payers = approving(app.pool, sandboxUrl);
      const wanted = orders.slice(warmUp, -most);
      const measured = await sendSteadily(wanted, (order, nth) =>
        pay(address, order, 200_000 + nth),
      );
      const settled = await untilPaid(app.pool, orders.length);
      await payers.stop();
      const holds = measured.p99 < goal.p99 && measured.failures === 0 && settled.open === 0;
      const line = (what: string, rate: number, p50: number, p99: number, more: string) => [
        what,
        rate.toFixed(0),
        p50.toFixed(0),
        p99.toFixed(0),
        more,
      ];
      const lines = [
        line('one bare insert, 10 connections', bare.perSecond, bare.p50, bare.p99, ''),
        line(
          `payments, ${goal.perSecond} a second for ${seconds} s`,
          wanted.length / measured.seconds,
          measured.p50,
          measured.p99,
          mark(holds),
        ),
        [
          'payments, 20 at once',
          fastest.toFixed(0),
          '',
          '',
          `${(fastest / bare.perSecond).toFixed(2)} of an insert`,
        ],
      ];
      const heads = ['What', 'per second', 'p50 ms', 'p99 ms', ''];
      process.stdout.write(`${table(heads, lines)}\n\n`);
      process.stdout.write(
        `${measured.failures} failed, ${settled.open} without a receipt ${settled.seconds.toFixed(1)} s after the last request.\n`,
      );
    } finally {
      await server.stop();
    }
  } finally {
    await sandbox.stop();
    await app.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Waits until every payment has its receipt. */
async function untilPaid(pool: Pool, count: number) {
  const began = performance.now();
  for (;;) {
    const { rows } = await pool.query('select count(*)::int as paid from receipts');
    const open = count - ((rows as { paid: number }[])[0]?.paid ?? 0);
    const ms = performance.now() - began;
    if (open === 0 || ms > patience) return { open, seconds: ms / 1000 };
    await pause(100);
  }
}
