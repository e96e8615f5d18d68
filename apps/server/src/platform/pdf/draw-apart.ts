import { Worker } from 'node:worker_threads';
import { fewAtOnce } from '../rate-limit/few-at-once.ts';

/** One at a time, so that drawing takes one processor at most; a drawing takes some 0.1 s. */
const turns = fewAtOnce({ atOnce: 1, waiting: 200 });
/** The longest that a drawing may take. */
const patienceMs = 60_000;
/** How long the thread stays when nothing is to be drawn: it takes some 20 MB. */
const idleMs = 30_000;

/** What the thread is asked for: a function of a module, and what it draws. */
export interface Drawing {
  readonly module: string;
  readonly name: string;
  readonly facts: unknown;
}

/** What it answers. */
export type Drawn = { readonly bytes: Uint8Array } | { readonly error: string };

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;

function threadNow(): Worker {
  clearTimeout(ending);
  if (thread) return thread;
  const made = new Worker(new URL('./drawing-thread.ts', import.meta.url));
  made.unref();
  // What ends while nothing is drawn must neither end the process nor be asked again.
  made.on('error', () => undefined);
  made.on('exit', () => {
    if (thread === made) thread = undefined;
  });
  thread = made;
  return made;
}

function endThread(): void {
  clearTimeout(ending);
  void thread?.terminate();
  thread = undefined;
}

async function draw(drawing: Drawing): Promise<Uint8Array> {
  const worker = threadNow();
  const answer = await new Promise<Drawn>((resolve) => {
    const late = setTimeout(() => settle({ error: 'it took too long' }), patienceMs);
    const failed = ({ message }: Error) => settle({ error: message });
    const ended = () => settle({ error: 'the thread ended' });
    const settle = (drawn: Drawn) => {
      clearTimeout(late);
      worker.off('message', settle).off('error', failed).off('exit', ended);
      resolve(drawn);
    };
    worker.on('message', settle).on('error', failed).on('exit', ended);
    worker.postMessage(drawing);
  });
  if ('error' in answer) {
    endThread();
    throw new Error(`${drawing.name}: ${answer.error}`);
  }
  ending = setTimeout(endThread, idleMs).unref();
  return answer.bytes;
}

/**
 * Draws a document on a thread of its own, so that nobody waits for it but who asked. `drawer` is
 * exported by name from the module whose address is given; its facts are plain data.
 * @throws Problem too-many-requests when very many wait already
 */
export function drawApart<F>(
  module: string,
  drawer: (facts: F) => Promise<Uint8Array>,
  facts: F,
): Promise<Uint8Array> {
  return turns.run(() => draw({ module, name: drawer.name, facts }));
}
