import type { ExtractedCatalogType } from '@lingui/conf';
import { locales } from '../../packages/i18n/src/locales.ts';
import type { Texts } from './catalogues.ts';
import { differenceOf } from './compare-texts.ts';
import { currentReviews, type Reviews } from './review-file.ts';
import { tidyText } from './tidy-text.ts';

/** Where a long word may break on a small screen. */
const softHyphen = '\u00ad';

/** Whether a text may leave the screen: an SMS with such a letter costs twice. */
const isSent = (entry: ExtractedCatalogType[string] | undefined): boolean =>
  entry?.origin?.some(([file]) => /^(apps\/server|packages\/contract)\//.test(file)) ?? false;

/** Lists the problems of one feature's catalogue against its sources; empty when there are none. */
export function problemsOf(found: ExtractedCatalogType, texts: Texts, reviews: Reviews): string[] {
  const problems: string[] = [];
  for (const locale of locales) {
    const catalogue = texts[locale];
    for (const id of Object.keys(found)) {
      if (!catalogue[id]) problems.push(`${locale}: missing ${name(id, found)}`);
    }
    for (const [id, entry] of Object.entries(catalogue)) {
      const source = found[id]?.message;
      const translation = entry.translation ?? '';
      const label = `${locale}: ${name(id, found)}`;
      if (!found[id]) problems.push(`${locale}: obsolete "${entry.message ?? id}"`);
      else if (source === undefined) problems.push(`${label} has no English message in its source`);
      else if (locale === 'en' && translation && translation !== source) {
        problems.push(`${label} differs from its source`);
      } else if (!translation && locale !== 'en') problems.push(`${label} is empty`);
      else {
        const difference = differenceOf(source, translation || source);
        if (difference) problems.push(`${label}: ${difference}`);
        if (tidyText(translation, locale) !== translation) problems.push(`${label}: typography`);
        if (isSent(found[id]) && translation.includes(softHyphen)) {
          problems.push(`${label}: a soft hyphen in a text that the server sends`);
        }
      }
    }
  }
  if (JSON.stringify(currentReviews(texts, reviews)) !== JSON.stringify(reviews)) {
    problems.push('rw: the review file is out of date');
  }
  return problems;
}

/**
 * Lists explicit ids that two features share, and messages that they translate differently: the
 * browser merges catalogues, so the one loaded last would win.
 */
export function conflictsOf(features: { feature: string; texts: Texts }[]): string[] {
  const conflicts: string[] = [];
  for (const locale of locales) {
    const seen = new Map<string, { feature: string; translation: string }>();
    for (const { feature, texts } of features) {
      for (const [id, { translation, message }] of Object.entries(texts[locale])) {
        if (!translation) continue;
        const first = seen.get(id);
        if (!first) seen.set(id, { feature, translation });
        else if (message === undefined) {
          conflicts.push(`${locale}: id "${id}" is used by ${first.feature} and ${feature}`);
        } else if (first.translation !== translation) {
          conflicts.push(
            `${locale}: "${message ?? id}" differs between ${first.feature} and ${feature}`,
          );
        }
      }
    }
  }
  return conflicts;
}

function name(id: string, found: ExtractedCatalogType): string {
  const { message, origin = [] } = found[id] ?? {};
  return `"${message ?? id}" (${origin[0]?.join(':') ?? id})`;
}
