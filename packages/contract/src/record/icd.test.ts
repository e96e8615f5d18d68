import { expect, it } from 'vitest';
import { illnessName, illnessOf, knownIllnesses } from './icd.ts';
import { icdCode } from './record.schemas.ts';

it('has each code once, in the form of the ICD-10, with a name in each language', () => {
  const codes = knownIllnesses.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(200);
  for (const { code, names } of knownIllnesses) {
    expect([code, icdCode.safeParse(code).success]).toEqual([code, true]);
    for (const name of Object.values(names)) {
      expect([code, name.length > 2 && name.length <= 120]).toEqual([code, true]);
    }
  }
});

it.each(['en', 'rw', 'fr'] as const)('names no two conditions alike in %s', (locale) => {
  const names = knownIllnesses.map((illness) => illness.names[locale].toLowerCase());
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  expect(twice).toEqual([]);
});

it('translates a name of its own, and leaves what somebody wrote', () => {
  expect(illnessName({ code: 'I10', name: 'High blood pressure' }, 'fr')).toBe(
    'Hypertension artérielle',
  );
  expect(illnessName({ code: 'I10', name: 'High blood pressure since the war' }, 'fr')).toBe(
    'High blood pressure since the war',
  );
  expect(illnessName({ code: null, name: 'Goute' }, 'en')).toBe('Goute');
  expect(illnessOf('Q99.9')).toBeUndefined();
});

it.each(['i10', 'I1', 'I10.', 'I10.123', '10I', 'I10 '])(
  'does not take "%s" for a code',
  (code) => {
    expect(icdCode.safeParse(code).success).toBe(false);
  },
);
