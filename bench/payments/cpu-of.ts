import { readdirSync, readFileSync } from 'node:fs';

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** Of this process alone, in seconds. */
  readonly cpu: number;
}

/** The clock of /proc, in ticks a second; the same on every Linux that we run on. */
const ticks = 100;

function readProcess(pid: number): Running[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = Number(fields[11]) + Number(fields[12]);
    return [{ pid, parent: Number(fields[1]), cpu: used / ticks }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** The parent of a process. */
export const parentOf = (pid: number): number => readProcess(pid)[0]?.parent ?? 0;

/** The processor time that a process and all those it has started have used, in seconds. */
export function cpuOf(root: number): number {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap(readProcess);
  const of = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + of(child.pid), all.find((one) => one.pid === pid)?.cpu ?? 0);
  return of(root);
}
