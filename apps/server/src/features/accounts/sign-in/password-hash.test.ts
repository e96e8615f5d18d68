import { expect, test } from 'vitest';
import { demoCost, owaspCost } from '../../../platform/config/password-cost.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

test('a password hash is salted and matches its password only; without a hash nothing matches', async () => {
  const [one, two] = [
    await hashPassword('é-secret', demoCost),
    await hashPassword('é-secret', demoCost),
  ];
  expect(one).not.toBe(two);
  expect(await verifyPassword('é-secret'.normalize('NFD'), one, demoCost)).toBe(true);
  expect(await verifyPassword('e-secret', one, demoCost)).toBe(false);
  expect(await verifyPassword('é-secret', null, demoCost)).toBe(false);
});

test('a hash of the cost before opens, and is known as outdated', async () => {
  const old = await hashPassword('secret', demoCost);
  expect(await verifyPassword('secret', old, owaspCost)).toBe(true);
  expect(isOutdated(old, owaspCost)).toBe(true);
  expect(isOutdated(await hashPassword('secret', owaspCost), owaspCost)).toBe(false);
});
