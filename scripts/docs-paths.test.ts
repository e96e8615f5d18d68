import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const docs = kept.filter((file) => /^(docs\/.+|(.+\/)?README|CONTRIBUTING)\.md$/.test(file));

/** The roles of file names that CONTRIBUTING.md lists: ` .routes `, ` .module.css `. */
const rolesIn = (text: string): string[] =>
  [...text.matchAll(/`(?:<[\w-]+>)?(\.[\w.]+)`/g)].map(([, role = '']) => role);

/** The paths of our files that a text names: `sw/open-page.ts`, `lib/clock/server-clock.ts`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|css|md|json|po|sql))`/g)].map(
    ([, path = '']) => path,
  );

test.each(docs)('%s names only files that exist', (doc) => {
  // The recipe makes a feature that is not there.
  const text = readFileSync(join(ROOT, doc), 'utf8').replace(/## The recipe[\s\S]*?\n(?=## )/, '');
  const missing = pathsIn(text).filter(
    (path) =>
      // What a run of the tests writes.
      !path.startsWith('test-results/') &&
      // By the name of the package.
      !path.startsWith('@') &&
      !kept.some((file) => file === path || file.endsWith(`/${path}`)),
  );
  expect(missing).toEqual([]);
});

test('CONTRIBUTING.md names only roles that a file has', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const table = text.slice(text.indexOf('## Names of files'), text.indexOf('## What the machine'));
  const roles = rolesIn(table);
  expect(roles).toContain('.routes');
  const has = (role: string) =>
    kept.some((file) => file.includes(`${role}.`) || file.endsWith(role));
  expect(roles.filter((role) => !has(role))).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(pathsIn('see `lib/gone/away.ts` and `npm test`')).toEqual(['lib/gone/away.ts']);
});
