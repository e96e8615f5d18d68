import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openPrivateApp } from '../private-app.ts';
import { type Program, startProgram, startServer } from '../start-program.ts';
import { mark, table } from '../table.ts';
import { cpuOf, parentOf } from './cpu-of.ts';
import { approving, fillOrders, type Order, pay } from './payers.ts';

/** What must be sustained, and how long the slowest of a hundred may take, in milliseconds. */
const goal = { perSecond: 100, p99: 300 };
/** Payments before anything is measured. */
const warmUp = 500;
const patience = 60_000;

interface Wanted {
  readonly seconds: number;
  readonly perSecond: number;
  /** Processes of our server, each with a part of the requests. */
  readonly servers: number;
  readonly flags: readonly string[];
}

const part = (sorted: readonly number[], of: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;

/** Sends so many each second, whether or not earlier ones are answered. */
async function sendSteadily(
  orders: readonly Order[],
  perSecond: number,
  send: (order: Order, nth: number) => Promise<number | null>,
) {
  const took: (number | null)[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (const [nth, order] of orders.entries()) {
    const wait = began + (nth * 1000) / perSecond - performance.now();
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
  return {
    seconds,
    taken: known.length,
    failures: took.length - known.length,
    p50: part(known, 0.5),
    p99: part(known, 0.99),
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
  return { perSecond: took.length / seconds, p50: part(took, 0.5), p99: part(took, 0.99) };
}

/** How long after they were asked for payments had their receipts, in seconds. */
async function readConfirmed(pool: Pool, since: Date) {
  const { rows } = await pool.query(
    `select extract(epoch from status_at - created_at)::float as seconds from payments
    where status = 'succeeded' and created_at >= $1 order by 1`,
    [since],
  );
  const sorted = (rows as { seconds: number }[]).map(({ seconds }) => seconds);
  return { p50: part(sorted, 0.5), p99: part(sorted, 0.99) };
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

/** How much of the processors each program takes, in milliseconds for each payment. */
async function cpuShares(pool: Pool, programs: { servers: Program[]; sandbox: Program }) {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const postgres = parentOf((rows as { pid: number }[])[0]?.pid ?? 0);
  const read = () => ({
    servers: programs.servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    postgres: cpuOf(postgres),
    sandbox: cpuOf(programs.sandbox.pid),
    driver: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  });
  const before = read();
  return (payments: number) => {
    const after = read();
    const each = (of: keyof typeof before) =>
      `${of} ${(((after[of] - before[of]) * 1000) / payments).toFixed(1)}`;
    return (['servers', 'postgres', 'sandbox', 'driver'] as const).map(each).join(', ');
  };
}

/**
 * Payments by MTN at a steady rate against the sandbox, approved two seconds later, until each has its
 * receipt: how long the request takes, and how far it is from one bare insert.
 */
export async function measurePayments(wanted: Wanted): Promise<void> {
  const { flags, perSecond, seconds } = wanted;
  const app = await openPrivateApp(12);
  const dir = mkdtempSync(join(tmpdir(), 'hafi-bench-sandbox-'));
  const sandbox = await startProgram('packages/providers-sandbox/src/main.ts', {
    args: ['--data', dir],
  });
  const servers: Program[] = [];
  try {
    const orders = await fillOrders(app, warmUp + seconds * perSecond);
    const sandboxUrl = `${sandbox.address}/sandbox`;
    for (let nth = 0; nth < wanted.servers; nth += 1) {
      servers.push(
        await startServer(app.dataDir, {
          bare: true,
          databaseUrl: app.url,
          flags: [...flags],
          env: { SANDBOX_URL: sandboxUrl },
        }),
      );
    }
    const send = (order: Order, nth: number) =>
      pay(servers[nth % servers.length]?.address ?? '', order);
    const payers = approving(app.pool, sandboxUrl);
    await sendSteadily(orders.slice(0, warmUp), Math.min(50, perSecond), send);
    await untilPaid(app.pool, warmUp);
    // As autovacuum does within a minute: plans that were made for empty tables read whole ones.
    await app.pool.query('analyze');
    const bare = await measureInserts(app.pool, 3);
    const since = new Date();
    const sharesSince = await cpuShares(app.pool, { servers, sandbox });
    const measured = await sendSteadily(orders.slice(warmUp), perSecond, send);
    const settled = await untilPaid(app.pool, orders.length);
    const shares = sharesSince(seconds * perSecond);
    await payers.stop();
    const confirmed = await readConfirmed(app.pool, since);
    const isFull = measured.failures === 0 && settled.open === 0;
    const holds = measured.p99 < goal.p99 && isFull && perSecond >= goal.perSecond;
    const rate = measured.taken / measured.seconds;
    const lines = [
      ['one bare insert, 10 connections', bare.perSecond, bare.p50, bare.p99, ''],
      [
        `payments, ${perSecond} a second for ${seconds} s`,
        rate,
        measured.p50,
        measured.p99,
        mark(holds),
      ],
    ].map((line) => line.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)));
    const heads = ['What', 'per second', 'p50 ms', 'p99 ms', ''];
    process.stdout.write(`${table(heads, lines)}\n
${measured.failures} failed; one payment is ${(bare.perSecond / rate).toFixed(0)} bare inserts.
Paid ${confirmed.p50.toFixed(1)} s after the request (p99 ${confirmed.p99.toFixed(1)} s), of which the payer's two; ${settled.open} without a receipt ${settled.seconds.toFixed(1)} s after the last request.
Processor for each payment, in ms: ${shares}.\n`);
  } finally {
    for (const server of servers) await server.stop();
    await sandbox.stop();
    await app.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
