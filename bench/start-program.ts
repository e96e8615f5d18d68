import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT, toolEnvironment } from '../scripts/run-command.ts';
import { keepProcess } from '../scripts/test/kept-process.ts';

/** A program that serves at an address. */
export interface Program {
  readonly address: string;
  /** From the start of the process until it reported that it serves, in seconds. */
  readonly seconds: number;
  /** Of the shell that runs the program. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** The Node flags of `npm start`. */
const ownFlags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

const said = /(?:ready at|listening on) (http:\/\/[^\s/]+)\s/;

/**
 * Starts one of our files with Node and waits until it serves. Throws with its output otherwise.
 */
export async function startProgram(
  file: string,
  options: { args?: string[]; env?: Record<string, string>; flags?: string[] } = {},
): Promise<Program> {
  const started = performance.now();
  const { child, stop } = keepProcess(
    [process.execPath, ...(options.flags ?? []), join(ROOT, file), ...(options.args ?? [])],
    {
      folder: mkdtempSync(join(tmpdir(), 'hafi-bench-')),
      signal: 'TERM',
      cwd: ROOT,
      env: toolEnvironment({ NODE_ENV: 'production', ...options.env }),
      output: 'pipe',
    },
  );
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const found = said.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`${file} ended:\n${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  return { address, seconds, pid: child.pid ?? 0, stop };
}

/**
 * Starts our server with demo settings, as `npm start` does; `bare` skips the check that the web
 * app is built.
 */
export function startServer(
  dataDir: string,
  options: {
    bare?: boolean;
    databaseUrl?: string;
    flags?: string[];
    env?: Record<string, string>;
  } = {},
): Promise<Program> {
  return startProgram(options.bare ? 'apps/server/src/main.ts' : 'scripts/start.ts', {
    env: {
      HAFI_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PUBLIC_URL: '',
      SANDBOX_URL: '',
      DATABASE_URL: options.databaseUrl ?? '',
      ...options.env,
    },
    flags: [...ownFlags, ...(options.flags ?? [])],
  });
}
