import { parentPort } from 'node:worker_threads';
import type { Drawing, Drawn } from './draw-apart.ts';

async function drawn({ facts, module, name }: Drawing): Promise<Drawn> {
  try {
    const { [name]: drawer } = await import(module);
    return { bytes: await drawer(facts) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await drawn(drawing));
});
