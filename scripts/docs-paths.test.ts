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
const docs = kept.filter((file) => /^docs\/[^/]+\.md$/.test(file));

/** The paths of our files that a text names: `sw/open-page.ts`, `lib/clock/server-clock.ts`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|css|md|json|po|sql))`/g)].map(
    ([, path = '']) => path,
  );

test.each(docs)('%s names only files that exist', (doc) => {
  const text = readFileSync(join(ROOT, doc), 'utf8');
  const missing = pathsIn(text).filter(
    (path) =>
      // What a run of the tests writes.
      !path.startsWith('test-results/') &&
      !kept.some((file) => file === path || file.endsWith(`/${path}`)),
  );
  expect(missing).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(pathsIn('see `lib/gone/away.ts` and `npm test`')).toEqual(['lib/gone/away.ts']);
});
