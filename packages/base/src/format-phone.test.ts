import { expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

it('parts a Rwandan number, and leaves others as they are', () => {
  expect(formatPhone('+250788000000')).toBe('+250\u00a0788 000\u00a0000');
  expect(formatPhone('+32470123456')).toBe('+32470123456');
  expect(formatPhone('912')).toBe('912');
});
