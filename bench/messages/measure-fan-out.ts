import { Pool } from 'pg';
import { createChunkReader } from '../../apps/server/src/platform/realtime/chunks.ts';
import { createListening } from '../../apps/server/src/platform/realtime/listening.ts';
import { startProgram } from '../start-program.ts';
import { mark, table } from '../table.ts';
import type { FanOutStage } from './fan-out-server.ts';
import { openSockets } from './open-sockets.ts';

/** How often each circle is told a message in one turn. */
const times = 40;
const turns = 6;
/** Smallest share of what plain `ws` tells in the same time. */
const least = 0.75;

/**
 * Prints how many screens our realtime tells something per second, and plain `ws` in the same
 * process, in alternating turns: messages to circles of ten, until each of so many connected people
 * has heard them, and, of ours, another process too. Nothing is stored.
 */
export async function measureFanOut(people: number): Promise<void> {
  const program = await startProgram('bench/messages/fan-out-server.ts', {
    args: [String(people)],
  });
  const open: { close(): void | Promise<void> }[] = [];
  try {
    const stage = (await (await fetch(`${program.address}/stage`)).json()) as FanOutStage;
    const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    let left = 0;
    let full = () => {};
    const hearOne = () => {
      left -= 1;
      if (left === 0) full();
    };
    const hear = (name: string) => {
      if (name === 'message') hearOne();
    };
    // As another process, which has nobody to tell.
    const joinChunks = createChunkReader('bench');
    const other = createListening(new Pool({ connectionString: stage.database }), {
      onPayload(piece) {
        if (joinChunks(piece)?.includes(stage.last)) hearOne();
      },
      restored: () => undefined,
    });
    open.push(other);
    for (const server of ['ours', 'bare'] as const) {
      open.push(await openSockets(server, stage[server], stage.cookies, hear));
    }
    const turn = async (server: 'ours' | 'bare') => {
      left = people * times + (server === 'ours' ? 1 : 0);
      const isFull = new Promise<void>((resolve) => {
        full = resolve;
      });
      const from = performance.now();
      await fetch(`${program.address}/${server}?times=${times}`, { method: 'POST' });
      await isFull;
      return (people * times) / ((performance.now() - from) / 1000);
    };
    // Warmed up.
    for (const server of ['ours', 'bare', 'ours', 'bare'] as const) await turn(server);
    for (let nth = 0; nth < turns; nth += 1) {
      const order = nth % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
      for (const server of order) rates[server].push(await turn(server));
    }
    const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    const [ours, bare] = [mean(rates.ours), mean(rates.bare)];
    const ratio = ours / bare;
    if (ratio < least) process.exitCode = 1;
    const line = [
      `circles of 10, ${people} connected`,
      ours.toFixed(0),
      bare.toFixed(0),
      ratio.toFixed(2),
      mark(ratio >= least),
    ];
    process.stdout.write(
      `${table(['Fan-out', 'ours/s', 'plain ws/s', 'ratio', 'goal'], [line])}\n`,
    );
  } finally {
    for (const each of open) await each.close();
    await program.stop();
  }
}
