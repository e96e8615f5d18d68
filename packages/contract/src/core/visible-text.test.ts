import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { profileBody } from '../accounts/account.schemas.ts';
import { email, personName, text } from './fields.ts';
import { allEndpoints } from './registry.ts';
import { asStored } from './visible-text.ts';

const unseen = [
  ...'\u200b\u2060\u3164\u115f\u1160\uffa0\u17b4\u180e\u200d\u2800\u00a0\u00ad\ufeff\ufe0f\u202e\u0301\u3000\ufffc',
  '\u{e0100}',
  '\u{1d159}',
  '\u200b \n\u2060',
];

it.each(unseen)('takes nothing seen for empty (%#)', (typed) => {
  expect(text(100).safeParse(typed).error?.issues[0]?.message).toBe('required');
});

it.each(['a', '👋', '👨‍👩‍👧', '❤️', '1️⃣', '🇷🇼', 'مرحبا', '?', '…', 'नि\u200cक'])(
  'takes %s',
  (typed) => {
    expect(text(100).parse(typed)).toBe(typed);
  },
);

it.each(['\u202eabc', 'a\u200bbc', 'ab\u2066c', '\ufeffabc\u200f'])(
  'drops what is not seen (%#)',
  (typed) => {
    expect(text(100).parse(typed)).toBe('abc');
  },
);

it('takes no place that holds a link, or what is not seen', () => {
  const place = (district: string) => profileBody.safeParse({ district });
  expect(place('WIN at evil.rw/x').success).toBe(false);
  expect(place('Gas\u202eabo').data?.district).toBe('Gasabo');
  expect(place('').success).toBe(true);
});

it('refuses addresses that look like others, or hold what is not seen', () => {
  const odd = [
    'al\u202eine@a.rw',
    'aline\u200b@a.rw',
    'аline@a.rw',
    'ａline@a.rw',
    'al\u3164@a.rw',
  ];
  for (const each of odd)
    expect(email.safeParse(each).error?.issues[0]?.message).toBe('invalid-email');
  for (const each of ['aline.uwase+1@a.rw', 'élise_2@a.rw', 'иван@a.rw']) {
    expect(email.safeParse(each).success).toBe(true);
  }
});

it('answers what is stored as it is', () => {
  const stored = z.object({ name: personName, note: text(100), email });
  const old = { name: 'Dr \u3164', note: '\u200b', email: 'al\u202eine@a.rw' };
  expect(asStored(() => stored.parse(old))).toEqual(old);
  expect(stored.safeParse(old).success).toBe(false);
});

it('has its rule at every door that takes words', () => {
  const plain = allEndpoints.filter(({ body }) => {
    if (!body) return false;
    const schema = JSON.stringify(toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
    return /"(message|content|note|reason|text|title|name|words|comment)":\{"type":"string","minLength":1,"maxLength":\d+\}/.test(
      schema,
    );
  });
  expect(plain.map(({ path }) => path)).toEqual([]);
});
