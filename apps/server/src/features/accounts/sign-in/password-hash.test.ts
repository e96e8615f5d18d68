import { expect, test } from 'vitest';
import { demoCost, owaspCost } from '../../../platform/config/password-cost.ts';
import { hashPassword, isOutdated, turnOfAddress, verifyPassword } from './password-hash.ts';

const turn = turnOfAddress('127.0.0.1');

test('a password hash is salted and matches its password only; without a hash nothing matches', async () => {
  const [one, two] = [
    await hashPassword('é-secret', demoCost, turn),
    await hashPassword('é-secret', demoCost, turn),
  ];
  expect(one).not.toBe(two);
  expect(await verifyPassword('é-secret'.normalize('NFD'), one, demoCost, turn)).toBe(true);
  expect(await verifyPassword('e-secret', one, demoCost, turn)).toBe(false);
  expect(await verifyPassword('é-secret', null, demoCost, turn)).toBe(false);
});

test('a hash of the cost before opens, and is known as outdated', async () => {
  const old = await hashPassword('secret', demoCost, turn);
  expect(await verifyPassword('secret', old, owaspCost, turn)).toBe(true);
  expect(isOutdated(old, owaspCost)).toBe(true);
  expect(isOutdated(await hashPassword('secret', owaspCost, turn), owaspCost)).toBe(false);
});
