import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftVariable } from '../../../../../scripts/test/clock/demo-clock.ts';
import { type KeptProcess, keepProcess } from '../../../../../scripts/test/kept-process.ts';

const root = join(import.meta.dirname, '../../../../..');
const mains = {
  server: join(root, 'apps/server/src/main.ts'),
  sandbox: join(root, 'packages/providers-sandbox/src/main.ts'),
};
const loadFast = join(root, 'scripts/load-fast.ts');
const onShiftedClock = join(root, 'scripts/test/clock/on-demo-clock.ts');
const addressLine = /(?:ready at|listening on) (https?:\/\/[^\s/]+)\s/;

/** A program in a process of its own. It ends with the tests, however they end. */
export interface OwnProcess {
  /** Its address once it serves; rejects with its output when it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** Kills it by SIGKILL, without a chance to clean up. */
  kill(): Promise<void>;
  /** Stops it by SIGTERM, as an operator does. */
  stop(): Promise<void>;
}

/** The settings of a server that shares a database with others, and logs only what ends it. */
export const settingsOn = (dataDir: string, databaseUrl: string) => ({
  HAFI_MODE: 'demo',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'fatal',
  DATABASE_URL: databaseUrl,
});

/** Starts the main file of the server or the sandbox with these settings. */
export function startProcess(
  program: keyof typeof mains,
  options: {
    env?: Record<string, string>;
    args?: string[];
    /** How far its clock is ahead, in milliseconds. */
    ahead?: number;
  } = {},
): OwnProcess {
  const { env, args = [], ahead } = options;
  const clock = ahead ? ['--import', onShiftedClock] : [];
  const command = [process.execPath, '--import', loadFast, ...clock, mains[program], ...args];
  // Under faketime (docs/testing.md) the server uses the clock of its test.
  const { PATH, HOME, LD_PRELOAD, FAKETIME } = process.env;
  const kept = keepProcess(command, {
    // Deleted when the program ends; data that must survive a kill is elsewhere.
    folder: mkdtempSync(join(tmpdir(), 'hafi-process-')),
    signal: 'TERM',
    cwd: root,
    env: {
      PATH,
      HOME,
      LD_PRELOAD,
      FAKETIME,
      ...(ahead ? { [shiftVariable]: String(ahead) } : {}),
      ...env,
    },
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
  // A process that is killed during its start never becomes ready, and nobody may be waiting.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    output: () => output,
    async kill() {
      // The whole process group, including the shell that runs the program.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await stop();
      // The shell ends first: on a busy machine the program still holds its directory for a moment.
      await ended;
    },
    stop,
  };
}
