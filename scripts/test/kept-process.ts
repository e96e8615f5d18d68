import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

// The shell detects our end by the pipe on its input, even when we are killed, and then ends the
// program and removes its folder. When the program ends by itself, so does the shell.
const KEEPER = [
  'signal=$1; folder=$2; shift 2; exec 3<&0',
  '"$@" </dev/null 3<&- &',
  'program=$!',
  '(cat <&3 >/dev/null; kill -s "$signal" "$program") >/dev/null 2>&1 &',
  'watcher=$!',
  'exec 3<&-',
  'wait "$program"; code=$?',
  'rm -rf "$folder"; kill "$watcher" 2>/dev/null; exit "$code"',
].join('\n');

/** How long to wait for a program to end, in milliseconds; then it is killed. */
const PATIENCE = 10_000;

/**
 * A program that does not outlive this process. `child` has its output; it closes when the program
 * has ended.
 */
export type KeptProcess = { child: ChildProcess; ended: () => boolean; stop: () => Promise<void> };

/**
 * Starts a program that ends, and whose folder is removed, when this process ends for any reason.
 * `signal` asks it to end. It has its own process group, so Ctrl-C reaches only this process.
 */
export function keepProcess(
  command: string[],
  options: {
    folder: string;
    signal: 'INT' | 'TERM';
    cwd: string;
    env?: NodeJS.ProcessEnv;
    account?: { uid: number; gid: number };
    output: 'pipe' | 'ignore';
  },
): KeptProcess {
  const { folder, signal, cwd, env, account, output } = options;
  const child = spawn('sh', ['-c', KEEPER, 'keeper', signal, folder, ...command], {
    ...account,
    cwd,
    env,
    detached: true,
    stdio: ['pipe', output, output],
  });
  let over = false;
  const end = new Promise<void>((resolve) => {
    const note = () => {
      over = true;
      resolve();
    };
    child.once('exit', note);
    child.once('error', note);
  });
  return {
    child,
    ended: () => over,
    stop: async () => {
      child.ref();
      child.stdin?.end();
      const late = setTimeout(() => {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      }, PATIENCE);
      await end;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
