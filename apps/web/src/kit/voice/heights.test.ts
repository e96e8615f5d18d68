import { expect, it } from 'vitest';
import { heightsOf } from './heights.ts';

it('draws the loudest of each stretch, against the loudest of all', () => {
  expect(heightsOf([0.1, 0.4, 0.2, 0.05], 2)).toEqual([1, 0.5]);
  expect(heightsOf([0.1, 0.2])).toEqual([0.5, 1]);
  expect(heightsOf([])).toEqual([]);
  const many = heightsOf(Array.from({ length: 3000 }, (_, nth) => nth / 3000));
  expect(many).toHaveLength(60);
  expect(Math.max(...many)).toBe(1);
});

it('draws no voice where there was only the noise of the device', () => {
  expect(Math.max(...heightsOf([0.001, 0.0005, 0]))).toBeLessThanOrEqual(0.05);
});
