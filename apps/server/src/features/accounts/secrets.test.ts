import { expect, test } from 'vitest';
import { decrypt, encrypt, keyedHash, newSixDigits, sameSecret } from './secrets.ts';
import { hashPassword, verifyPassword } from './sign-in/password-hash.ts';

test('what is encrypted opens with its key only, and only unchanged', () => {
  const sealed = encrypt('key', Buffer.from('secret'));
  expect(decrypt('key', sealed).toString()).toBe('secret');
  expect(encrypt('key', Buffer.from('secret'))).not.toBe(sealed);
  expect(() => decrypt('other', sealed)).toThrow();
  expect(() => decrypt('key', `${sealed.slice(0, -2)}AA`)).toThrow();
});

test('a keyed hash depends on key, purpose and every part', () => {
  const all = [
    keyedHash('k', 'p', 'ab', 'c'),
    keyedHash('k', 'p', 'a', 'bc'),
    keyedHash('k', 'q', 'ab', 'c'),
    keyedHash('l', 'p', 'ab', 'c'),
  ];
  expect(new Set(all).size).toBe(4);
});

test('secrets are compared whole', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('abc', 'abcd')).toBe(false);
});

test('codes have six digits', () => {
  for (let count = 0; count < 200; count += 1) expect(newSixDigits()).toMatch(/^\d{6}$/);
});

test('a password hash is salted, knows its password, and no hash knows none', async () => {
  const [one, two] = [await hashPassword('é-secret'), await hashPassword('é-secret')];
  expect(one).not.toBe(two);
  expect(await verifyPassword('é-secret'.normalize('NFD'), one)).toBe(true);
  expect(await verifyPassword('e-secret', one)).toBe(false);
  expect(await verifyPassword('é-secret', null)).toBe(false);
});
