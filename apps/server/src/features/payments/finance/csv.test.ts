import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(csvLine(['Jean', 'a "b"', 'c,d', 5, null, 'e\nf'])).toBe(
    'Jean,"a ""b""","c,d",5,,"e\nf"\r\n',
  );
});

test.each(['=1+1', '+250788123456', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'what a spreadsheet would run stays text: %j',
  (text) => {
    expect(csvLine([text]).replaceAll('"', '')).toMatch(/^'/);
  },
);

test('a negative amount stays a number', () => {
  expect(csvLine([-500])).toBe('-500\r\n');
});

test('a cell stays one, and no formula, where a spreadsheet splits at semicolons', () => {
  expect(csvLine(['a;=1+1', 'b; +2'])).toBe(`"a;'=1+1","b; '+2"\r\n`);
});
