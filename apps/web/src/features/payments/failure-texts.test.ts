import { type FailureReason, failureReasons } from '@hafi/contract/payments/payments.contract';
import { locales } from '@hafi/i18n/locales';
import { afterAll, expect, test } from 'vitest';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { failureText } from './failure-texts.ts';

afterAll(() => setLocale('en'));

/** What the payer can do, in the words of each language. */
const advice = {
  en: /\b(try again|use another (number|card|way)|top up|ask your (operator|bank)|write to us)\b/i,
  rw: /\b(mushobora kongera|mwongere|mukoreshe|mwishyure|mwongeremo|mutwandikire|mubaze|mwongeraho|mushyireho|mwandikire)\b/i,
  fr: /(réessayer|réessayez|utilisez|payez|rechargez|approvisionnez|demandez|écrivez)/i,
};

// That every code of a provider has a reason of ours is proven by the tests of momo/, airtel/ and flutterwave/.
const ways = locales.flatMap((locale) =>
  (['mtn', 'airtel', 'card', 'bank'] as const).map((method) => ({ locale, method })),
);

test.each(ways)(
  'every reason of a failure says to the payer what to do ($locale, $method)',
  async ({ locale, method }) => {
    const textOf = (failure: FailureReason) => i18n._(failureText({ failure, method }));
    await setLocale(locale);
    await loadWords('payments');
    const texts = failureReasons.map(textOf);
    for (const [nth, text] of texts.entries()) {
      expect(text, failureReasons[nth]).toMatch(advice[locale]);
      expect(text, failureReasons[nth]).not.toMatch(/[A-Z]{2,}_|DP0080|PIN \d/);
      // A care plan and a badge are paid on the same page.
      expect(text, failureReasons[nth]).not.toMatch(/appointment|gahunda|rendez/i);
    }
    expect(new Set(texts).size).toBe(failureReasons.length);
    if (locale !== 'en') {
      await setLocale('en');
      await loadWords('payments');
      for (const reason of failureReasons) expect(texts).not.toContain(textOf(reason));
    }
  },
);
