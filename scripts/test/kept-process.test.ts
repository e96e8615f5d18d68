import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepProcess } from './kept-process.ts';

function keep(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-kept-'));
  const kept = keepProcess([process.execPath, '-e', program], {
    folder,
    signal: 'TERM' as const,
    cwd: tmpdir(),
    output: 'pipe' as const,
  });
  let output = '';
  kept.child.stdout?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  return { ...kept, folder, output: () => output };
}

test('a program is asked to end, and its folder is deleted', async () => {
  const { stop, folder, output } = keep(
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('hello'); setInterval(() => {}, 1e6);",
  );
  await expect.poll(output).toContain('hello');
  expect(existsSync(folder)).toBe(true);
  await stop();
  await expect.poll(output).toContain('bye');
  expect(existsSync(folder)).toBe(false);
});

test('a program that ends by itself is noticed, with its exit code', async () => {
  const { child, ended, folder } = keep('process.exit(3);');
  await expect.poll(ended).toBe(true);
  expect(child.exitCode).toBe(3);
  expect(existsSync(folder)).toBe(false);
});
