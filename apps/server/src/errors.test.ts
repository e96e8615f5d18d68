import { fieldTexts } from '@hafi/contract/core/field-texts';
import { allEndpoints, allErrors } from '@hafi/contract/core/registry';
import { locales } from '@hafi/i18n/locales';
import { loadServerCatalogue } from '@hafi/i18n/server-catalogue';
import { describe, expect, it } from 'vitest';

const { ids, translate } = loadServerCatalogue();
const idsOf = (prefix: string) => ids.filter((id) => id.startsWith(prefix)).toSorted();

describe('the error catalogue', () => {
  it('has one status for each code, a client or a server failure', () => {
    const codes = allErrors.map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
    for (const { code, status } of allErrors) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
    }
  });

  it('and the contract name the same errors, in both directions', () => {
    expect(idsOf('error.')).toEqual(allErrors.map(({ text }) => text.id).toSorted());
    expect(idsOf('field.')).toEqual(
      Object.values(fieldTexts)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { code, text } of allErrors) expect(text.id).toBe(`error.${code}`);
  });

  it.each(locales)('has a text for each in %s', (locale) => {
    for (const { text } of allErrors) {
      const words = translate(locale, text.id);
      expect(words).not.toBe(text.id);
      if (locale !== 'en') expect(words).not.toBe(text.message);
    }
  });

  it('knows every error that an endpoint promises', () => {
    const known = new Set(allErrors);
    for (const { path, errors = [] } of allEndpoints) {
      for (const error of errors) expect(known.has(error), `${path} ${error.code}`).toBe(true);
    }
  });
});
