import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstExisting, installSystemPackage, onPath } from './system-package.ts';

const DEBIAN = '/usr/lib/postgresql';
const ELSEWHERE = [
  '/usr/pgsql/bin',
  '/opt/homebrew/opt/postgresql/bin',
  '/usr/local/opt/postgresql/bin',
];

/**
 * Folder of `initdb` and `postgres`: `POSTGRES_BIN`, Debian's newest, PATH, else installed through
 * apt (Debian, as root). Throws with advice when there is none.
 */
export function findPostgres(): string {
  const found = search() ?? (installSystemPackage('postgresql') ? search() : undefined);
  if (found) return found;
  throw new Error(
    'The server tests need PostgreSQL 15 or newer (initdb and postgres). Install it ' +
      '(Debian: sudo apt-get install postgresql) or set POSTGRES_BIN to its bin folder.',
  );
}

function search(): string | undefined {
  const initdb = firstExisting([
    process.env.POSTGRES_BIN && join(process.env.POSTGRES_BIN, 'initdb'),
    ...debianFolders().map((folder) => join(folder, 'initdb')),
    onPath('initdb'),
    ...ELSEWHERE.map((folder) => join(folder, 'initdb')),
  ]);
  return initdb && dirname(initdb);
}

function debianFolders(): string[] {
  if (!firstExisting([DEBIAN])) return [];
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
}
