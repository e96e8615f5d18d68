import { expect, test } from 'vitest';
import { nonBreaking } from './non-breaking.ts';

test.each([
  ['Comment va-t-elle, et est-elle là ?', 'Comment va-\u2060t-\u2060elle, et est-\u2060elle là ?'],
  ["L'heure du rendez-vous", "L'heure du rendez-\u2060vous"],
  ['Reconnectez-vous', 'Reconnectez-vous'],
  ['8-10, - non', '8-10, - non'],
])('%s breaks at no hyphen of a short word', (text, kept) => {
  expect(nonBreaking(text)).toBe(kept);
});
