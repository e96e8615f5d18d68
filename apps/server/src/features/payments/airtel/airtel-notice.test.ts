import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAirtelNotice } from './airtel-notice.ts';

const id = '4d6f4d6f-0000-4000-8000-000000000001';
const transaction = { status_code: 'TS', message: 'Paid', id, airtel_money_id: 'MP1' };
const hashed = (key: string, of: object) =>
  createHmac('sha256', key)
    .update(JSON.stringify({ transaction: of }))
    .digest('base64');

test('a notice is heard with the hash of the key, whatever the order of its fields', () => {
  const hash = hashed('key', transaction);
  expect(readAirtelNotice({ transaction, hash }, 'key')).toBe(id);
});

test('a forged notice is not heard', () => {
  const hash = hashed('key', transaction);
  const other = { ...transaction, id: '4d6f4d6f-0000-4000-8000-000000000002' };
  expect(readAirtelNotice({ transaction: other, hash }, 'key')).toBeNull();
  expect(readAirtelNotice({ transaction, hash: hashed('another', transaction) }, 'key')).toBeNull();
  expect(readAirtelNotice({ transaction, hash: '' }, 'key')).toBeNull();
  expect(readAirtelNotice({ transaction }, 'key')).toBeNull();
});

test('without a key each one is a reason to ask', () => {
  expect(readAirtelNotice({ transaction }, undefined)).toBe(id);
  expect(readAirtelNotice({ transaction: { id: 'x' } }, undefined)).toBeNull();
});
