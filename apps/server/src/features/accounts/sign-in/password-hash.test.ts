import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password hash is salted and matches its password only; without a hash nothing matches', async () => {
  const [one, two] = [await hashPassword('é-secret'), await hashPassword('é-secret')];
  expect(one).not.toBe(two);
  expect(await verifyPassword('é-secret'.normalize('NFD'), one)).toBe(true);
  expect(await verifyPassword('e-secret', one)).toBe(false);
  expect(await verifyPassword('é-secret', null)).toBe(false);
});
