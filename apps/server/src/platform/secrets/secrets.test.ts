import { expect, test } from 'vitest';
import { readKeyRing } from '../config/key-ring.ts';
import {
  decrypt,
  encrypt,
  isSealedByOlder,
  keyedHash,
  newSixDigits,
  sameSecret,
  seal,
  unseal,
} from './secrets.ts';

test('an encrypted text opens with its key only, and only unaltered', () => {
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

test('secrets are compared completely', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('abc', 'abcd')).toBe(false);
});

test('codes have six digits', () => {
  for (let count = 0; count < 200; count += 1) expect(newSixDigits()).toMatch(/^\d{6}$/);
});

test('what any key of the ring sealed opens, also from before there were ids', () => {
  const [old, young] = ['o'.repeat(32), 'y'.repeat(32)];
  const [single, ring] = [readKeyRing(old), readKeyRing(`b:${young},a:${old}`)];
  const plain = Buffer.from('secret');
  const [before, after] = [seal(single, plain), seal(ring, plain)];
  expect(unseal(ring, before)).toEqual(plain);
  expect(unseal(ring, after)).toEqual(plain);
  expect(unseal(readKeyRing(`c:${'n'.repeat(32)},b:${young}`), after)).toEqual(plain);
  expect([isSealedByOlder(ring, before), isSealedByOlder(ring, after)]).toEqual([true, false]);
  expect(() => unseal(readKeyRing(`a:${old}`), after)).toThrow();
});
