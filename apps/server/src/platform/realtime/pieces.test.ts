import { expect, test } from 'vitest';
import { createPieces, inPieces } from './pieces.ts';

const long = JSON.stringify([`Mwaramutse 👋 é \u0000 ${'€'.repeat(9000)}`]);

test('a text of any length and alphabet arrives whole, in pieces that PostgreSQL can tell', () => {
  const pieces = inPieces('one', long);
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(8000);
  const add = createPieces('other');
  const whole = pieces.map(add);
  expect(whole.slice(0, -1)).toEqual(pieces.slice(1).map(() => null));
  expect(JSON.parse(whole.at(-1) ?? '')).toEqual(JSON.parse(long));
  expect(add(inPieces('one', '[1]')[0] ?? '')).toBe('[1]');
});

test('pieces that are alike differ, because PostgreSQL would tell them once', () => {
  const pieces = inPieces('one', JSON.stringify('a'.repeat(80_000)));
  expect(new Set(pieces).size).toBe(pieces.length);
});

test('a process does not hear itself, and what was begun before a loss is forgotten', () => {
  const pieces = inPieces('one', long);
  expect(pieces.map(createPieces('one'))).toEqual(pieces.map(() => null));
  const add = createPieces('other');
  add(pieces[0] ?? '');
  expect(JSON.parse(pieces.map(add).at(-1) ?? '')).toEqual(JSON.parse(long));
});

test('what is no piece, or a piece without its beginning, is no JSON: somebody has missed it', () => {
  const add = createPieces('other');
  expect(add('nonsense')).toBe('');
  const rest = inPieces('one', long).slice(1);
  expect(() => JSON.parse(rest.map(add).at(-1) ?? '')).toThrow(SyntaxError);
  expect(add(inPieces('one', '[1]')[0] ?? '')).toBe('[1]');
});
