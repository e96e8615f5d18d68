import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** Each rule that makes a grid, as [selector, declarations, file]. What centres its only child needs no column. */
const grids = globSync('*/*.module.css', { cwd: root })
  // The frame of each page, whose bytes are counted and whose lists hold short words only.
  .filter((file) => !/^(shell|list-state|sending|day-ribbon|tabs)\//.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /([^{};]+)\{([^{}]*display: grid;[^{}]*)\}/g,
      ),
    ]
      .map(([, selector = '', body = '']): [string, string, string] => [
        selector.trim(),
        file,
        body,
      ])
      .filter(([, , body]) => !/(place|justify)-items/.test(body)),
  );

test('there are grids', () => {
  expect(grids.length).toBeGreaterThan(20);
});

// A column of no given width is as wide as its longest word, and large text is then cut at the side.
test.each(grids)('“%s” in %s becomes no wider than its place', (_selector, _file, body) => {
  expect(body).toMatch(/grid-template(-columns)?:/);
});
