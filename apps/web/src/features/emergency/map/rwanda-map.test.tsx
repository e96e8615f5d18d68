import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RwandaMap } from './rwanda-map.tsx';
import shapes from './rwanda-shapes.data.json';

const mark = (number: number, sector: string, helped = false) => ({ number, sector, helped });
const places = () =>
  [...document.querySelectorAll('svg > g > g')].map((each) => {
    const [x = 0, y = 0] =
      (each.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    return { number: each.textContent, x, y };
  });

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

it('covers none with another, though they lie in one sector or in one town', () => {
  const kigali = ['1213', '1213', '1209', '1101', '1306', '1213', '1305'];
  render(
    <RwandaMap label="7" marks={kigali.map((sector, at) => mark(at + 1, sector, at % 2 > 0))} />,
  );
  const all = places();
  expect(all.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  for (const one of all) {
    for (const other of all.filter((each) => each !== one)) {
      // A gem is 68 wide.
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(67.9);
    }
  }
});

it('leaves out a mark whose sector is not known', () => {
  render(<RwandaMap label="1" marks={[mark(1, '9999')]} />);
  expect(places()).toEqual([]);
});
