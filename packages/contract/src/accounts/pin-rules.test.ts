import { expect, it } from 'vitest';
import { isWeakPin, newPin } from './pin-rules.ts';

it.each([
  '0000',
  '1111',
  '1212',
  '121212',
  '123123',
  '1234',
  '4321',
  '67890',
  '987654',
  '1948',
  '2026',
  '2580',
  '1122',
  '112233',
  '194807',
  '071948',
  '147258',
])('does not take %s, which is tried first', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
  expect(newPin.safeParse(pin).error?.issues[0]?.message).toBe('weak-pin');
});

it.each(['7305', '40917', '1132', '482073'])('takes %s', (pin) => {
  expect(newPin.safeParse(pin).success).toBe(true);
});

it.each(['', '123', '1234567', '12a4', ' 7305', '٧٣٠٥'])('is no PIN: %s', (pin) => {
  expect(newPin.safeParse(pin).error?.issues[0]?.message).toBe('invalid-pin');
});
