import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RwandaMap } from './rwanda-map.tsx';
import shapes from './rwanda-shapes.data.json';

const mark = (number: number, sector: string, helped = false) => ({ number, sector, helped });
const places = () =>
  [...document.querySelectorAll('svg > g')].map((each) => [
    each.textContent,
    each.getAttribute('transform'),
  ]);

it('has a shape for every sector of Rwanda, all within the drawing', () => {
  expect(shapes.sectors).toHaveLength(416);
  for (const [code, , path = ''] of shapes.sectors) {
    const points = path.match(/\d+ \d+/g) ?? [];
    expect(points.length, code).toBeGreaterThan(2);
    for (const point of points) {
      const [x = -1, y = -1] = point.split(' ').map(Number);
      expect(x <= shapes.width && y <= shapes.height, code).toBe(true);
    }
  }
});

it('sets a numbered gem on the sector, and says in words what is on the map', () => {
  render(<RwandaMap label="1: Remera" marks={[mark(1, '1211')]} />);
  screen.getByRole('img', { name: '1: Remera' });
  expect(places()).toHaveLength(1);
});

it('sets two of one sector beside each other, and above all who waits alone', () => {
  render(<RwandaMap label="3" marks={[mark(1, '1211'), mark(2, '1211', true), mark(3, '4101')]} />);
  const [under, first] = places();
  expect(under?.[0]).toBe('2');
  expect(first?.[0]).toBe('1');
  expect(under?.[1]).not.toBe(first?.[1]);
});

it('leaves out a mark whose sector is not known', () => {
  render(<RwandaMap label="1" marks={[mark(1, '9999')]} />);
  expect(places()).toEqual([]);
});
