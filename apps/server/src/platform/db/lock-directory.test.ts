import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock-directory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hafi-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const holderCode = () =>
  `import(${JSON.stringify(join(import.meta.dirname, 'lock-directory.ts'))})
    .then((m) => { m.lockDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1e6); })`;

/** Starts another process that takes the lock, reports it, and stays alive. */
async function holder() {
  const child = spawn(process.execPath, ['-e', holderCode()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data directory', () => {
  it('refuses a second opener and names the first', async () => {
    const child = await holder();
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is taken over at once from a process that was killed', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = lockDirectory(directory);
    unlock();
    lockDirectory(directory)();
  });

  it('is taken over from a killed process that is still a zombie', async () => {
    // The parent becomes a program that never collects its child's exit code.
    const parent = spawn(
      'sh',
      ['-c', '"$0" -e "$1" & exec sleep 60', process.execPath, holderCode()],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(parent.stdout, 'data');
    const [pid] = readFileSync(join(directory, 'lock'), 'utf8').split(' ');
    process.kill(Number(pid), 'SIGKILL');
    while (!/[)] Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await immediate();
    lockDirectory(directory)();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });

  it('is taken over when the process id was reused by another program', () => {
    writeFileSync(join(directory, 'lock'), `${process.ppid} 1`);
    lockDirectory(directory)();
  });
});
