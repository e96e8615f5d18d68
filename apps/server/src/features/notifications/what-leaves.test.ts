import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@hafi/i18n/locales';
import { describe, expect, it } from 'vitest';
import { everStored } from '../../test/stored-texts/stored-texts.ts';

const catalogues = join(import.meta.dirname, '../../../../../packages/i18n/catalogues');

/** Words of somebody's health, which nobody else may read on a locked screen, in a mail or an SMS. */
const healthWords: Record<Locale, RegExp> = {
  en: /\b(medic(al|in|at)\w*|dos(e|es|age)|pills?|tablets?|prescri\w+|vaccin\w*|blood|sugar|glucose|pulse|fever|temperature|oxygen|heart|stroke|pain|ill|illness\w*|sick\w*|disease\w*|allerg\w*|symptom\w*|diagnos\w*|dementia|diabet\w*|hypertens\w*|weight|vitals?)\b/i,
  fr: /(?<!\p{L})(médic\p{L}*|ordonnances?|comprimés?|posologie|doses?|glycémie|tension|sang|fièvre|température|oxygène|pouls|maladi\p{L}*|malades?|allergi\p{L}*|diabète|démence|douleurs?|poids|constantes)(?!\p{L})/iu,
  rw: /(?<!\p{L})(umuti|imiti|amaraso|isukari|umuvuduko|umuriro|indwara|uburwayi|umurwayi|\p{L}*rwaye|ububabare|ibiro|allergie)(?!\p{L})/iu,
};

/**
 * Texts of the app alone: lines of the activity, and texts for which others stand in mail and SMS
 * (`outside` of a notice). Who adds one here has seen what replaces it.
 */
const insideOnly: readonly RegExp[] = [
  /\.activity\./,
  /^health\.alert\.(?!outside|title)/,
  /^medications\.(elder|circle)\./,
  /^circle\.writing\.(?!outside|title)/,
];

/** Texts that leave Hafi and are stored nowhere, by how their ids are called. */
const leaves = /(^|[.-])(title|outside|sms|mail|phone|subject|digest|next-channel)([.-]|$)/;

/** What is no notice: pages, exports, what is asked for by USSD and its answers on the own phone. */
const isElsewhere =
  /^(data|summary|referral|prescription|ips|fhir|timeline|channels\.ussd|error)\./;

/** The texts of a language by their ids, from the catalogues. */
function wordsIn(locale: Locale): ReadonlyMap<string, string> {
  const files = readdirSync(catalogues).map((feature) =>
    readFileSync(join(catalogues, feature, `${locale}.po`), 'utf8'),
  );
  const entry = /\nmsgid "([^"\n]+)"\nmsgstr ((?:"[^\n]*"\n?)+)/g;
  const found = files.join('\n').matchAll(entry);
  return new Map([...found].map(([, id = '', text = '']) => [id, text.replace(/"\n?"?/g, '')]));
}

describe.each(locales)('what leaves Hafi in %s', (locale) => {
  const words = wordsIn(locale);
  const stored = Object.keys(everStored);
  const named = [...words.keys()].filter((id) => /^[a-z-]+\.[a-z0-9.-]+$/.test(id));
  const leaving = [...new Set([...stored, ...named.filter((id) => leaves.test(id))])].filter(
    (id) => !isElsewhere.test(id) && !insideOnly.some((inside) => inside.test(id)),
  );

  it('has no word of health, whoever writes the next text', () => {
    // A list that is cut short by a mistake would find nothing.
    expect(leaving.length).toBeGreaterThan(200);
    const found = leaving.flatMap((id) => {
      const word = healthWords[locale].exec(words.get(id) ?? '')?.[0];
      return word ? [`${id}: ${word}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('would be found out: texts of the app alone do have such words', () => {
    const inside = stored.filter((id) => insideOnly.some((only) => only.test(id)));
    expect(inside.some((id) => healthWords[locale].test(words.get(id) ?? ''))).toBe(true);
  });
});
