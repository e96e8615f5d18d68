import { expect, it } from 'vitest';
import { isPicture, sentSize, shrinkPicture } from './shrink-picture.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);

it.each([
  [png, true],
  [new Uint8Array([0xff, 0xd8, 0xff, 0xe1]), true],
  ['GIF89a', true],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['<!doctype html>', false],
  ['RIFF....WEBP', false],
  ['', false],
])('recognizes a picture by its first bytes: %s', async (content, expected) => {
  expect(await isPicture(new Blob([content]))).toBe(expected);
});

it.each([
  [4000, 3000, 960, 720],
  [3000, 4000, 720, 960],
  [300, 200, 300, 200],
  [40_000, 1000, 4096, 102],
  [100_000, 1, 4096, 1],
])('sends %i by %i as %i by %i', (width, height, smallWidth, smallHeight) => {
  expect(sentSize(width, height)).toEqual({ width: smallWidth, height: smallHeight });
});

it('leaves pictures that it cannot decode to the server, but nothing that is surely refused', async () => {
  const broken = new Blob([png]);
  expect(await shrinkPicture(broken)).toBe(broken);
  expect(await shrinkPicture(new Blob([png, new Uint8Array(3_000_000)]))).toBe('too-large');
  expect(await shrinkPicture(new Blob(['<html>']))).toBe('wrong-kind');
  expect(await shrinkPicture(new Blob([]))).toBe('empty');
});
