import type { CatalogType, ExtractedCatalogType } from '@lingui/conf';
import { expect, test } from 'vitest';
import type { Texts } from './catalogues.ts';
import { conflictsOf, problemsOf } from './find-problems.ts';
import { currentReviews, signedOff } from './review-file.ts';

const found: ExtractedCatalogType = {
  'visit.done': {
    message: 'Done, {name}',
    origin: [['visits.errors.ts', 3]],
    comments: [],
    placeholders: {},
  },
};

function textsOf(rw: string, english = 'Done, {name}'): Texts {
  const one = (translation: string): CatalogType => ({ 'visit.done': { translation } });
  return { en: one(english), rw: one(rw), fr: one('Fini, {name}') };
}

function problems(texts: Texts, sources: ExtractedCatalogType = found): string[] {
  return problemsOf(sources, texts, currentReviews(texts, {}));
}

test('a complete catalogue has no problems', () => {
  expect(problems(textsOf('Byarangiye, {name}'))).toEqual([]);
});

test('empty, differing, stale, untidy and obsolete texts are named', () => {
  const place = '"Done, {name}" (visits.errors.ts:3)';
  expect(problems(textsOf(''))).toEqual([`rw: ${place} is empty`]);
  expect(problems(textsOf('Byarangiye'))).toEqual([
    `rw: ${place}: placeholders none instead of {name}`,
  ]);
  expect(problems(textsOf('Byarangiye, {name}', 'Ready, {name}'))).toEqual([
    `en: ${place} differs from its source`,
  ]);
  expect(problems(textsOf('B’yo, {name}'))).toEqual([`rw: ${place}: typography`]);
  const sent: ExtractedCatalogType = {
    'visit.done': {
      message: 'Done, {name}',
      origin: [['apps/server/sms.ts', 3]],
      comments: [],
      placeholders: {},
    },
  };
  const soft = textsOf('Byara\u00adngiye, {name}');
  expect(problems(soft)).toEqual([]);
  expect(problems(soft, sent)).toEqual([
    'rw: "Done, {name}" (apps/server/sms.ts:3): a soft hyphen in a text that the server sends',
  ]);
  expect(problems(textsOf('Byarangiye, {name}'), {})).toEqual(
    ['en', 'rw', 'fr'].map((locale) => `${locale}: obsolete "visit.done"`),
  );
  expect(problems({ ...textsOf('Byarangiye, {name}'), fr: {} })).toEqual([`fr: missing ${place}`]);
});

test('a sign-off holds until the English or the Kinyarwanda changes', () => {
  const texts = textsOf('Byarangiye, {name}');
  const reviews = signedOff(texts, {}, 'Claudine');
  expect(reviews['visit.done']?.by).toBe('Claudine');
  expect(currentReviews(texts, reviews)).toEqual(reviews);
  expect(signedOff(texts, reviews, 'Aline')).toEqual(reviews);
  expect(currentReviews(textsOf('Byakozwe, {name}'), reviews)).toEqual({ 'visit.done': null });
  expect(currentReviews(textsOf('Byarangiye, {name}', 'Over'), reviews)['visit.done']).toBeNull();
  expect(problemsOf(found, texts, {})).toEqual(['rw: the review file is out of date']);
});

test('two features may share a message only with one translation, and never an explicit id', () => {
  const shared = (translation: string): Texts => {
    const one = { aB3: { message: 'Cancel', translation } };
    return { en: {}, rw: one, fr: {} };
  };
  const a = { feature: 'a', texts: shared('Hagarika') };
  expect(conflictsOf([a, { feature: 'b', texts: shared('Hagarika') }])).toEqual([]);
  expect(conflictsOf([a, { feature: 'b', texts: shared('Reka') }])).toEqual([
    'rw: "Cancel" differs between a and b',
  ]);
  const explicit = { feature: 'c', texts: textsOf('Byarangiye, {name}') };
  expect(conflictsOf([explicit, { ...explicit, feature: 'd' }])).toHaveLength(3);
});
