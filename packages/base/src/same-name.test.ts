import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it.each([
  ['Aline Mukamana', 'ALINE  mukamana '],
  ['Aline Mukamana', 'Mukamana Aline'],
  ['Espérance Uwase', 'Esperance Uwase'],
  ['Espe\u0301rance Uwase', 'Espérance Uwase'],
  ['Jean-Paul Habimana', 'Jean Paul Habimana'],
  ["N'Diaye Awa", 'N’Diaye Awa'],
])('%s is the name %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

it.each([
  ['Aline Mukamana', 'Aline Mukamane'],
  ['Aline Mukamana', 'Aline Claire Mukamana'],
  ['Aline Mukamana', 'Aline'],
  ['Jean Jean', 'Jean'],
  ['Aline Mukamana', ''],
])('%s is not the name %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
