import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Each media query about pointers, with its file. */
const queries = globSync('{packages/ui,apps/web}/src/**/*.css', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@media ([^{]*pointer[^{]*) \{/g)].map(
    ([, query = '']): [string, string] => [query, file],
  ),
);

test('there are styles that depend on the pointer', () => {
  expect(queries.length).toBeGreaterThan(3);
});

// A touch laptop, and a tablet with a mouse, have a fine pointer first and fingers too.
test.each(queries.filter(([query]) => query.includes('fine')))(
  '“%s” in %s makes targets smaller only where nobody touches the screen',
  (query) => {
    expect(query).toBe('(pointer: fine) and (not (any-pointer: coarse))');
  },
);
