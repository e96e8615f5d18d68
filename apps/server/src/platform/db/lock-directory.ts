import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has this data directory open. The message is written for the operator. */
export class DirectoryInUse extends Error {}

/**
 * State and start time of a process from `/proc`; the start time tells a reused process id from the
 * old process. Both are empty where there is no /proc.
 */
function statOf(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}

/**
 * Whether a process that is still listed has exited (a zombie, whose exit code nobody has
 * collected); null when it still runs. `ending` means that some of its threads are still exiting.
 */
function endOf(pid: number): 'ended' | 'ending' | null {
  if (!/[ZX]/.test(statOf(pid).state)) return null;
  try {
    return readdirSync(`/proc/${pid}/task`).length > 1 ? 'ending' : 'ended';
  } catch {
    return 'ended';
  }
}

function isAlive(owner: { pid: number; start: string }): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (endOf(owner.pid) === 'ended') return false;
  return owner.start === '' || statOf(owner.pid).start === owner.start;
}

function ownerOf(file: string): { pid: number; start: string } | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

/**
 * How often, and for how many milliseconds each, to wait for a process that is exiting: 10 s in
 * all, on a machine that is busy with other things.
 */
const mostWaits = 500;
const waitMs = 20;

/** Waits for a process that is exiting. Returns whether it is gone. */
function endsSoon(pid: number): boolean {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let waits = 0;
  for (; endOf(pid) === 'ending' && waits < mostWaits; waits += 1)
    Atomics.wait(clock, 0, 0, waitMs);
  return waits > 0 && endOf(pid) !== 'ending';
}

/**
 * Takes the exclusive lock of a data directory and returns the function that releases it. Takes
 * over at once the lock of a process that has died, even by SIGKILL.
 */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'lock');
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${statOf(process.pid).start}`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(own, lock);
        return () => {
          if (ownerOf(lock)?.pid === process.pid) rmSync(lock, { force: true });
        };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const owner = ownerOf(lock);
      if (owner && isAlive(owner) && !endsSoon(owner.pid)) {
        throw new DirectoryInUse(
          `${directory} is in use by process ${owner.pid}. Stop that Hafi first, or set another DATA_DIR.`,
        );
      }
      removeStale(lock, owner?.pid);
    }
    throw new DirectoryInUse(`${directory} is being opened by another process. Please try again.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a stale lock; restores it if a living process took it in between. */
function removeStale(lock: string, deadPid: number | undefined): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (ownerOf(aside)?.pid !== deadPid) linkSync(aside, lock);
  } catch {
    // Another process was faster; the next attempt finds out which.
  }
  rmSync(aside, { force: true });
}
