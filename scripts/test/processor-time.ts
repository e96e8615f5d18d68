import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in /proc, on every Linux that Node runs on. */
const ticks = 100;

/** Parent and processor seconds of a process: its own, and of its children that have ended. */
function readProcess(pid: string): { parent: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in parentheses, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { parent: Number(fields[1]), seconds: used / ticks };
  } catch {
    return undefined;
  }
}

/**
 * Processor seconds that a process and all that it has started have used, also what has ended: a
 * browser and the servers of a test with it. 0 where there is no /proc.
 */
export function processorSeconds(root = process.pid): number {
  let pids: string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = new Map(pids.map((pid) => [Number(pid), readProcess(pid)]));
  const isWithin = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  return [...all].reduce((sum, [pid, used]) => sum + (used && isWithin(pid) ? used.seconds : 0), 0);
}
