import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readIremboPayNotice } from './irembopay-notice.ts';

const key = 'a secret key';
const id = '4d6f4d6f-0000-4000-8000-000000000001';
// The bytes count: a gap more, and it is another text.
const sent = `{"success":true, "data":{"transactionId":"${id}"}}`;

function read(changes: { key?: string; sent?: string; header?: string } = {}) {
  const signature = createHmac('sha256', changes.key ?? key).update(`1764200000000#${sent}`);
  const header = changes.header ?? `t=1764200000000,s=${signature.digest('hex')}`;
  const body = JSON.parse(changes.sent ?? sent);
  const headers = { 'irembopay-signature': header };
  return readIremboPayNotice({ body, headers, sent: changes.sent ?? sent }, key);
}

test('names the payment where it is signed over what was sent', () => {
  expect(read()).toBe(id);
});

test('is read as none with another key, other bytes, or no signature', () => {
  expect(read({ key: 'another key' })).toBeNull();
  expect(read({ sent: JSON.stringify(JSON.parse(sent)) })).toBeNull();
  expect(read({ header: 't=1764200000000,s=' })).toBeNull();
  expect(read({ header: '' })).toBeNull();
});
