import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../..');

const migrationsIn = (folder: string) =>
  globSync(join(folder, '*.sql'))
    .map((file) => basename(file))
    .sort();

it('keeps what the tables are after the last migration, so that the next is made from them', {
  timeout: 60_000,
}, () => {
  const kept = join(server, 'migrations');
  const folder = mkdtempSync(join(tmpdir(), 'hafi-migrations-'));
  try {
    cpSync(kept, folder, { recursive: true });
    // In a process of its own: loaded here, it leaves its marks on Array.prototype.
    const out = relative(server, folder);
    const args = [
      'generate',
      '--dialect=postgresql',
      '--schema=src/**/*.tables.ts',
      `--out=${out}`,
    ];
    execFileSync('npx', ['drizzle-kit', ...args], { cwd: server, stdio: 'pipe' });
    expect(migrationsIn(folder)).toEqual(migrationsIn(kept));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
