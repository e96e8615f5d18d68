import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has this data directory open. The message is for the operator. */
export class DirectoryInUse extends Error {}

/** When the kernel started a process, so that a reused process id is not taken for the old one. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: { pid: number; start: string }): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return owner.start === '' || startOf(owner.pid) === owner.start;
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
 * Takes the exclusive lock of a data directory and answers the function that gives it back.
 * A lock whose process has died (even by SIGKILL) is taken over at once.
 * @throws DirectoryInUse naming the process that holds it
 */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'lock');
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
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
      if (owner && isAlive(owner)) {
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

/** Removes a dead lock, and puts it back if somebody alive took it in between. */
function removeStale(lock: string, deadPid: number | undefined): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (ownerOf(aside)?.pid !== deadPid) linkSync(aside, lock);
  } catch {
    // Somebody else was faster; the next attempt sees who.
  }
  rmSync(aside, { force: true });
}
