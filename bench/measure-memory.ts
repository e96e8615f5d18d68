import { readFileSync } from 'node:fs';
import { drive } from './drive.ts';
import { requestsOf, type Sent } from './plan.ts';
import { openStage } from './stage.ts';
import { startServer } from './start-program.ts';
import { table } from './table.ts';

/** Memory limit of one process, in MB. */
const most = 250;

/** Load of each request type, in seconds, over 20 connections. */
const loadSeconds = 5;

/** Resident memory of a process and its children, in MB; only where there is /proc. */
function residentMb(pid: number): number {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const own = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024;
  const started = read(`task/${pid}/children`).trim().split(/\s+/).filter(Boolean);
  return own + started.reduce((sum, child) => sum + residentMb(Number(child)), 0);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The memory of one process on PostgreSQL: after the start, at the end of a load of all requests,
 * and half a minute later. Includes the shell that starts it: 2 MB.
 */
export async function measureMemory(flags: readonly string[] = []): Promise<void> {
  const stage = await openStage({ doctors: 40, patients: 1000 });
  try {
    const requests = requestsOf(stage, stage.orders());
    const next = (): Sent => {
      const { body, cookie } = stage.orders();
      return { ...requests.book, cookie, body };
    };
    const server = await startServer(stage.dataDir, { databaseUrl: stage.url, flags: [...flags] });
    try {
      const idle = residentMb(server.pid);
      for (const [name, request] of Object.entries(requests)) {
        await drive(server.address, request, loadSeconds, name === 'book' ? next : undefined);
      }
      const loaded = residentMb(server.pid);
      await pause(30_000);
      const lines = [
        ['started', idle],
        ['at the end of a load of all requests', loaded],
        [`half a minute later (at most ${most} MB)`, residentMb(server.pid)],
      ] as const;
      process.stdout.write(
        `${table(
          ['One process on PostgreSQL', 'resident'],
          lines.map(([what, mb]) => [what, `${mb.toFixed(0)} MB`]),
        )}\n`,
      );
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}
