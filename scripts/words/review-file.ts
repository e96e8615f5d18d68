import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogType } from '@lingui/conf';
import type { Texts } from './catalogues.ts';

/** A native speaker's sign-off of one Kinyarwanda text; null while nobody has reviewed it. */
export type Review = { by: string; hash: string } | null;

/** The reviews of one feature, keyed by message id. */
export type Reviews = Record<string, Review>;

/** Path of the review file in a feature's catalogue folder. */
export function reviewFile(root: string, feature: string): string {
  return join(root, 'packages/i18n/catalogues', feature, 'review.rw.json');
}

/** Reads a feature's reviews; empty when there is no file. */
export function readReviews(root: string, feature: string): Reviews {
  const file = reviewFile(root, feature);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes a feature's reviews if they have changed. */
export function writeReviews(root: string, feature: string, reviews: Reviews): void {
  const file = reviewFile(root, feature);
  const text = `${JSON.stringify(reviews, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The current reviews: a sign-off lapses when the English or Kinyarwanda text changes. */
export function currentReviews(texts: Texts, known: Reviews): Reviews {
  return eachText(texts, (id, hash) => (known[id]?.hash === hash ? known[id] : null));
}

/**
 * The reviews after a native speaker has read every text of the feature; empty texts stay
 * unreviewed.
 */
export function signedOff(texts: Texts, known: Reviews, by: string): Reviews {
  return eachText(texts, (id, hash) => {
    if (!texts.rw[id]?.translation) return null;
    return known[id]?.hash === hash ? known[id] : { by, hash };
  });
}

function eachText(texts: Texts, review: (id: string, hash: string) => Review): Reviews {
  const ids = Object.keys(texts.rw).sort();
  return Object.fromEntries(ids.map((id) => [id, review(id, hashOf(id, texts.en, texts.rw))]));
}

function hashOf(id: string, english: CatalogType, kinyarwanda: CatalogType): string {
  const pair = [english[id]?.translation, kinyarwanda[id]?.translation];
  return createHash('sha256').update(JSON.stringify(pair)).digest('hex').slice(0, 12);
}
