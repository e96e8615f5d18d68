import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A short print of every text of a document's sections, as they stand in the source. */
function printOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const texts = [...source.matchAll(/msg`([^`]*)`/g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(20);
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** Whoever changes a text sets the page's `lastUpdated` and "What changed", and then this. */
it.each([
  ['terms-sections.ts', '60f9e1396af8'],
  ['privacy-sections.ts', 'bdef8d6c447f'],
])('the texts of %s are those of the day that stands above them', (file, known) => {
  expect(printOf(file)).toBe(known);
});
