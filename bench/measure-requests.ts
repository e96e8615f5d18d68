import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drive, type Measured } from './drive.ts';
import { makePlan, type Plan, type RouteName, requestsOf, routeNames, type Sent } from './plan.ts';
import { openStage } from './stage.ts';
import { type Program, startProgram, startServer } from './start-program.ts';
import { table } from './table.ts';

const titles: Record<RouteName, string> = {
  doctors: 'GET /api/doctors',
  slots: 'GET /api/doctors/:id/slots',
  bookings: 'GET /api/bookings',
  'sign-in': 'POST /api/auth/signin',
  book: 'POST /api/bookings',
};

/**
 * Turns of each server per route. Many short ones, so that other load on the machine affects both
 * alike.
 */
const turns = 4;
/** Smallest ratio to the bare server, and how many times its p99 ours may be. */
const goals: Partial<Record<RouteName, { least: number; mostP99?: number }>> = {
  doctors: { least: 0.85 },
  slots: { least: 0.8 },
  bookings: { least: 0.8 },
  book: { least: 0.7, mostP99: 2 },
};

/**
 * Warm-up before the turns, in seconds: ours has more code, which V8 compiles well only after it has
 * run for a while.
 */
const warmUp = 8;

/** Compares our server with the bare one, in alternating turns, and prints the table. */
export async function measureRequests(options: {
  seconds: number;
  only?: readonly string[] | undefined;
  flags?: string[];
}): Promise<void> {
  const stage = await openStage({ doctors: 40, patients: 1000 });
  const running: Program[] = [];
  try {
    const sample = stage.orders();
    const plan = await makePlan(stage, sample);
    const requests = requestsOf(stage, sample);
    const next = (): Sent => {
      const { cookie, body } = stage.orders();
      return { ...requests.book, cookie, body };
    };
    const { dataDir, url } = stage;
    const ours = await startServer(dataDir, { databaseUrl: url, flags: options.flags ?? [] });
    running.push(ours);
    const bare = await startBare(plan, dataDir, url);
    running.push(bare);
    const lines: string[][] = [];
    for (const name of routeNames) {
      if (options.only && !options.only.includes(name)) continue;
      const run = ({ address }: Program, seconds: number) =>
        drive(address, requests[name], seconds, name === 'book' ? next : undefined);
      // Checking a password takes 50 ms of a whole core: short turns would end before the first
      // answers.
      const seconds = name === 'sign-in' ? options.seconds * 2 : options.seconds;
      for (const server of running) await run(server, warmUp);
      const results: [Measured[], Measured[]] = [[], []];
      for (let turn = 0; turn < turns; turn += 1) {
        const inTurn = [
          async () => void results[0].push(await run(ours, seconds)),
          async () => void results[1].push(await run(bare, seconds)),
        ];
        // The second server finds warmer caches, so they also alternate in order.
        for (const go of turn % 2 === 0 ? inTurn : inTurn.toReversed()) await go();
      }
      lines.push(lineOf(name, results));
    }
    process.stdout.write(
      `${table(['Request', 'ours/s', 'bare/s', 'ratio', 'ours p99 ms', 'bare p99 ms', 'failures', 'goal'], lines)}\n`,
    );
  } finally {
    for (const { stop } of running) await stop();
    await stage.close();
  }
}

function startBare(plan: Plan, dataDir: string, url: string): Promise<Program> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  return startProgram('bench/bare-server.ts', { args: [file, url] });
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function lineOf(name: RouteName, [ours, bare]: [Measured[], Measured[]]): string[] {
  const speed = (runs: Measured[]) => mean(runs.map(({ perSecond }) => perSecond));
  const slowest = (runs: Measured[]) => Math.max(...runs.map(({ p99 }) => p99));
  const failures = (runs: Measured[]) => runs.reduce((sum, run) => sum + run.failures, 0);
  const ratio = speed(ours) / speed(bare);
  const slower = slowest(ours) / slowest(bare);
  const { least, mostP99 = Number.POSITIVE_INFINITY } = goals[name] ?? {};
  const holds = least === undefined || (ratio >= least && slower <= mostP99);
  return [
    titles[name],
    speed(ours).toFixed(0),
    speed(bare).toFixed(0),
    ratio.toFixed(2),
    slowest(ours).toFixed(0),
    slowest(bare).toFixed(0),
    `${failures(ours)} / ${failures(bare)}`,
    least === undefined ? '' : holds ? 'holds' : 'MISSED',
  ];
}
