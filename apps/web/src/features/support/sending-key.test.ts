import { expect, it } from 'vitest';
import { createSendingKey } from './sending-key.ts';

it('is the same for the same words until they have arrived', () => {
  const sending = createSendingKey();
  const first = sending.keyOf({ message: 'Muraho' });
  expect(first).toMatch(/^[\w-]{8,100}$/);
  expect(sending.keyOf({ message: 'Muraho' })).toBe(first);
  const other = sending.keyOf({ message: 'Mwiriwe' });
  expect(other).not.toBe(first);
  sending.forget();
  expect(sending.keyOf({ message: 'Mwiriwe' })).not.toBe(other);
});
