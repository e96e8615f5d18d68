import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeptProcess, keepProcess } from '../../../../../scripts/test/kept-process.ts';

const root = join(import.meta.dirname, '../../../../..');
const mains = {
  server: join(root, 'apps/server/src/main.ts'),
  sandbox: join(root, 'packages/providers-sandbox/src/main.ts'),
};
const loadFast = join(root, 'scripts/load-fast.ts');
const addressLine = /(?:ready at|listening on) (https?:\/\/[^\s/]+)\s/;

/** A program of ours in a process of its own. It ends with the tests, however they end. */
export interface OwnProcess {
  /** Its address once it serves; rejects with its output when it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM, as an operator stops it. */
  stop(): Promise<void>;
}

/** Starts the server's or the sandbox's main file with these settings. */
export function startProcess(
  program: keyof typeof mains,
  options: { env?: Record<string, string>; args?: string[] } = {},
): OwnProcess {
  const command = [process.execPath, '--import', loadFast, mains[program]];
  // Under faketime (docs/testing.md) the server goes by the clock of its test.
  const { PATH, HOME, LD_PRELOAD, FAKETIME } = process.env;
  const kept = keepProcess([...command, ...(options.args ?? [])], {
    // Goes when the program ends; what must survive a kill is elsewhere.
    folder: mkdtempSync(join(tmpdir(), 'hafi-process-')),
    signal: 'TERM',
    cwd: root,
    env: { PATH, HOME, LD_PRELOAD, FAKETIME, ...options.env },
    output: 'pipe',
  });
  return watch(kept);
}

function watch({ child, stop }: KeptProcess): OwnProcess {
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const address = addressLine.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`the process ended:\n${output}`)));
  });
  // A process that is killed while it starts never becomes ready, and nobody may be waiting.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    output: () => output,
    async kill() {
      // The whole group: the shell that keeps the program goes with it.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await stop();
    },
    stop,
  };
}
