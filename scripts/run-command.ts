import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The folder of package.json, whatever the current folder is. */
export const ROOT = join(import.meta.dirname, '..');

/** How a command ended: exit code (1 when killed by a signal), seconds, and output. */
export type Outcome = { code: number; seconds: number; output: string };

type Options = {
  env?: Record<string, string>;
  cwd?: string;
  /** Passes the output on immediately; by default it is collected in `output`. */
  stream?: boolean;
};

/** An environment in which `node` and the installed tools are the project's own versions. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = join(ROOT, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs a program to its end. Never rejects: a program that cannot start ends with code 127. */
export function runCommand(command: string[], options: Options = {}): Promise<Outcome> {
  const [program = '', ...args] = command;
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: toolEnvironment(options.env),
      stdio: options.stream ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code: number) =>
      resolve({ code, seconds: (performance.now() - started) / 1000, output });
    child.on('error', (error) => {
      output += `${program} could not be started: ${error.message}\n`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
