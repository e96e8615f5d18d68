import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './start-program.ts';
import { table } from './table.ts';

/** Repetitions of a warm start; the slowest counts. */
const warmStarts = 3;

/** Starts on an empty directory, with migrations and demo data, and again on the result. */
export async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-bench-data-'));
  try {
    const cold = await startServer(dataDir);
    await cold.stop();
    const warm: number[] = [];
    for (let i = 0; i < warmStarts; i += 1) {
      const server = await startServer(dataDir);
      await server.stop();
      warm.push(server.seconds);
    }
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    process.stdout.write(
      `${table(
        ['Start on the embedded database', 'took'],
        [
          ['cold: empty directory, migrations, demo data', seconds(cold.seconds)],
          ['warm, fastest', seconds(Math.min(...warm))],
          ['warm, slowest (at most 1.5 s)', seconds(Math.max(...warm))],
        ],
      )}\n`,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
