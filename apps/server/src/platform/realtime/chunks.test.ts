import { expect, test } from 'vitest';
import { createChunkReader, inChunks } from './chunks.ts';

const long = JSON.stringify([`Mwaramutse 👋 é \u0000 ${'€'.repeat(9000)}`]);

test('a text of any length and alphabet arrives whole, in pieces that PostgreSQL can tell', () => {
  const pieces = inChunks('one', long);
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(8000);
  const add = createChunkReader('other');
  const full = pieces.map(add);
  expect(full.slice(0, -1)).toEqual(pieces.slice(1).map(() => null));
  expect(JSON.parse(full.at(-1) ?? '')).toEqual(JSON.parse(long));
  expect(add(inChunks('one', '[1]')[0] ?? '')).toBe('[1]');
});

test('pieces that are alike differ, because PostgreSQL would tell them once', () => {
  const pieces = inChunks('one', JSON.stringify('a'.repeat(80_000)));
  expect(new Set(pieces).size).toBe(pieces.length);
});

test('a process does not hear itself, and what was begun before a loss is forgotten', () => {
  const pieces = inChunks('one', long);
  expect(pieces.map(createChunkReader('one'))).toEqual(pieces.map(() => null));
  const add = createChunkReader('other');
  add(pieces[0] ?? '');
  expect(JSON.parse(pieces.map(add).at(-1) ?? '')).toEqual(JSON.parse(long));
});

test('what is no piece, or a piece without its beginning, is no JSON: somebody has missed it', () => {
  const add = createChunkReader('other');
  expect(add('nonsense')).toBe('');
  const rest = inChunks('one', long).slice(1);
  expect(() => JSON.parse(rest.map(add).at(-1) ?? '')).toThrow(SyntaxError);
  expect(add(inChunks('one', '[1]')[0] ?? '')).toBe('[1]');
});
