import { expect, test } from 'vitest';
import { distanceKm, sectorByName, sectorNear, sectorsNear } from './near-sectors.ts';
import { readPlaces } from './places-table.ts';

const remera = sectorByName('Gasabo', 'Remera');

test('a degree along the equator is 111.19 km, and half the way around 20,015 km', () => {
  expect(distanceKm({ lat: 0, lon: 30 }, { lat: 0, lon: 31 })).toBeCloseTo(111.195, 2);
  expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015.11, 1);
  expect(distanceKm({ lat: -1.95, lon: 30.1 }, { lat: -1.95, lon: 30.1 })).toBe(0);
});

test('from the middle of Kigali to Huye it is about 80 km as the crow flies', () => {
  const [kigali, huye] = [sectorByName('Nyarugenge', 'Nyarugenge'), sectorByName('Huye', 'Ngoma')];
  if (!kigali || !huye) throw new Error('both are sectors');
  expect(distanceKm(kigali, huye)).toBeGreaterThan(75);
  expect(distanceKm(kigali, huye)).toBeLessThan(90);
});

test('a sector is found by its name and district, however they are written', () => {
  expect(remera?.code).toBe('1213');
  expect(sectorByName(' gasabo ', 'REMERA')).toEqual(remera);
  // Five districts have a sector of that name.
  expect(sectorByName('Ngoma', 'Remera')?.code).not.toBe('1213');
  expect(sectorByName('Kigali', 'Gasabo')).toBeNull();
  expect(sectorByName('Gasabo', null)).toBeNull();
  expect(sectorByName('', '')).toBeNull();
});

test('a point is in the sector with the nearest centre, and in none far from Rwanda', () => {
  expect(sectorNear({ lat: -1.9575, lon: 30.1102 })?.name).toBe('Remera');
  expect(sectorNear({ lat: 50.85, lon: 4.35 })).toBeNull();
});

test('around a sector are itself first, then its neighbours, up to the radius', () => {
  if (!remera) throw new Error('Remera is a sector');
  const near = sectorsNear(remera, 5);
  expect(near[0]).toEqual({ sector: remera, km: 0 });
  expect(near.map(({ sector }) => sector.name)).toContain('Kimironko');
  const far = sectorsNear(remera, 30).map(({ km }) => km);
  expect(far.length).toBeGreaterThan(near.length);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  expect(Math.max(...far)).toBeLessThanOrEqual(30);
});

test('with 15 km all but a few wide sectors of the east see a neighbour, with 30 km all do', () => {
  const alone = (km: number) =>
    Object.entries(readPlaces().sectors).flatMap(([code, [name]]) => {
      const sector = sectorByName(readPlaces().districts[code.slice(0, 2)] ?? '', name);
      return sector && sectorsNear(sector, km).length > 1 ? [] : [name];
    });
  expect(alone(15)).toEqual(['Karangazi', 'Rwimiyaga']);
  expect(alone(30)).toEqual([]);
});
