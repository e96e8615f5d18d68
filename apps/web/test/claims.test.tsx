import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimProofs } from '@hafi/contract/support/claims/claim-proofs';
import { claimsNotYet } from '@hafi/contract/support/claims/claims-not-yet';
import { getFigures } from '@hafi/contract/support/figures.contract';
import { sampleFigures } from '@hafi/contract/support/sample-figures';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicPaths } from '../src/app/public-paths.ts';
import { setLocale } from '../src/lib/words/words.ts';
import { answers, fails } from './fake-api.ts';
import { loadAllParts, renderPage, type Viewer } from './render-page.tsx';

const locales = ['en', 'rw', 'fr'] as const;
type Locale = (typeof locales)[number];

const proofs = Object.values(claimProofs);
const notYet = Object.entries(claimsNotYet);
const root = join(import.meta.dirname, '../../..');
const ofService = {
  sample: false,
  elders: 41,
  family: 120,
  doctors: 12,
  volunteers: null,
  partners: null,
  rating: null,
};

vi.setConfig({ testTimeout: 120_000 });
beforeAll(loadAllParts, 120_000);
afterEach(() => setLocale('en'));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

/** The text of a page, with its title and its words for search engines. */
async function textOf(path: string, locale: Locale, as: Viewer = 'visitor'): Promise<string> {
  await setLocale(locale);
  const { container, unmount } = await renderPage(path, {
    as,
    answers: [answers(getFigures, { data: ofService })],
    account: { locale },
  });
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const blocks = [...container.querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent);
  const text = [document.title, description, ...blocks, container.textContent].join('\n');
  unmount();
  return plain(text);
}

/** The words of a text that claim what does not work yet. */
const untrue = (text: string, locale: Locale) =>
  notYet.flatMap(([claim, words]) =>
    words[locale].filter((word) => text.includes(word)).map((word) => `${claim}: ${word}`),
  );

const units = [
  ['min', /(\d+) (?:minutes?|min)\b|\b(?:iminota|umunota) (\d+)/g],
  ['h', /(\d+) (?:hours?|heures?)\b|\b(?:amasaha|masaha|isaha) (\d+)/g],
  ['d', /(\d+) (?:days?|jours?)\b|\b(?:iminsi|minsi|umunsi) (\d+)/g],
] as const;

/** The numbers with a unit that no true claim names, and counts that nobody counted. */
function unproven(text: string): string[] {
  const named = new Set(proofs.flatMap(({ figures = [] }) => figures));
  const said = units.flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].map(([, before, after]) => `${before ?? after} ${unit}`),
  );
  const counts = text.match(/\d[\d.,]*\+|\d[.,]\d ?\/ ?5\b/g) ?? [];
  return [...new Set([...said.filter((each) => !named.has(each)), ...counts])];
}

it('names for each true claim a proof that exists', () => {
  expect(proofs.filter(({ proof }) => !existsSync(join(root, proof)))).toEqual([]);
});

it.each(locales)('forbids words that the texts really use, in %s', (locale) => {
  const folder = join(root, 'packages/i18n/catalogues');
  const said = readdirSync(folder)
    .map((name) => join(folder, name, `${locale}.po`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^(?:#|msgid).*$/gm, ''))
    .map((text) => plain(text.replaceAll('"\n"', '')))
    .join('\n');
  const stale = notYet.filter(([, words]) => !words[locale].some((word) => said.includes(word)));
  // Their words are gone from the texts: they could only come back from a constant.
  expect(stale.map(([claim]) => claim)).toEqual(['support-around-the-clock', 'answer-in-hours']);
});

describe.each(publicPaths.map(({ path }) => path))('%s', (path) => {
  it.each(locales)('claims nothing that is not true yet, in %s', async (locale) => {
    const text = await textOf(path, locale);
    expect(untrue(text, locale)).toEqual([]);
    expect(unproven(text)).toEqual([]);
  });
});

it.each<[string, Viewer]>([
  ['/subscription?plan=complete&cycle=monthly', 'visitor'],
  ['/caregivers', ['PATIENT']],
  ['/chat', ['PATIENT']],
  ['/circle', ['PATIENT']],
  ['/elders/new', ['FAMILY']],
  ['/family-dashboard', ['FAMILY']],
  ['/caregiver-dashboard', ['CAREGIVER']],
  ['/family-connect', ['FAMILY']],
  ['/help', ['FAMILY']],
  ['/emergency', ['PATIENT']],
])('claims nothing that is not true yet: %s as %s', async (path, as) => {
  expect(untrue(await textOf(path, 'en', as), 'en')).toEqual([]);
});

describe.each(['/', '/about'])('the network in numbers on %s', (path) => {
  const numbers = async (answer: Parameters<typeof renderPage>[1]) => {
    const { container } = await renderPage(path, answer);
    return container.textContent ?? '';
  };

  it('are samples in a demo, and say so', async () => {
    const text = await numbers({ answers: [answers(getFigures, { data: sampleFigures })] });
    for (const figure of ['4,200+', '18,500+', '850+', '1,200+', '4.9/5']) {
      expect(text).toContain(figure);
    }
    expect(text).toContain('Sample numbers of a demo: nobody counted them.');
  });

  it('are those that the service counts otherwise', async () => {
    const text = await numbers({ answers: [answers(getFigures, { data: ofService })] });
    expect(text).toContain('120');
    expect(text).toContain('41');
    expect(text).not.toMatch(/4,200|18,500|4[.]9|Sample numbers/);
  });

  it('are left out where nobody counts, and when they do not arrive', async () => {
    const none = { ...ofService, elders: null, family: null, doctors: null };
    const known = await numbers({ answers: [answers(getFigures, { data: none })] });
    expect(known).not.toMatch(/elders with an account|Already near|null/);
    const failed = await numbers({ answers: [fails(getFigures)] });
    expect(failed).not.toMatch(/elders with an account|Already near/);
  });
});
