import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';

/** Everything that the web build depends on. */
const SOURCES = [
  'apps/web',
  'packages/base',
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'package.json',
  'package-lock.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);
const DIST = join(ROOT, 'apps', 'web', 'dist');
const STAMP = join(DIST, '.built-from');

/**
 * Builds the web app unless the last build used the same sources. Safe to interrupt: the stamp is
 * written last. Throws with the build's output when it fails.
 */
export async function ensureWebIsBuilt(say: (line: string) => void): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  say('Building the web app ...');
  const built = await runCommand(
    [process.execPath, join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', 'apps/web'],
    { env: { NODE_ENV: 'production' } },
  );
  if (built.code !== 0) throw new Error(`The web app could not be built:\n${built.output}`);
  writeFileSync(STAMP, sources);
  say(`Built the web app in ${built.seconds.toFixed(1)} s.`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) add(`${path}/${entry.name}`);
      if (entry.isFile() && !/[.](test|spec)[.]/.test(entry.name)) addFile(`${path}/${entry.name}`);
    }
  };
  const addFile = (path: string): void => {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  };
  for (const source of SOURCES) (/json$/.test(source) ? addFile : add)(source);
  return hash.digest('hex');
}
