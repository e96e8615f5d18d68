import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a Debian package, if this is Debian and we are root. Shows apt's progress on stderr.
 * Returns false when it may not or did not work; the caller then gives advice.
 */
export function installSystemPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing ${name} with apt-get ...\n`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', name);
}

/** The first path that exists. */
export function firstExisting(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Full path of a program on PATH, or undefined. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return firstExisting(folders.map((folder) => `${folder}/${program}`));
}
