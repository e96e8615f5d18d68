import { expect, it } from 'vitest';
import { sectorByName } from '../places/places.public.ts';
import { kilometresBetween } from './distance.ts';

it.each([
  ['a degree of latitude', { lat: 0, lon: 30 }, { lat: 1, lon: 30 }, 111.195],
  ['half around the equator', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20_015.11],
  // Sinnott's formula for Nashville and Los Angeles airports, as given on rosettacode.org.
  ['BNA to LAX', { lat: 36.12, lon: -86.67 }, { lat: 33.94, lon: -118.4 }, 2886.448],
  ['nothing', { lat: -1.95, lon: 30.1 }, { lat: -1.95, lon: 30.1 }, 0],
])('measures %s', (_, one, other, kilometres) => {
  expect(kilometresBetween(one, other)).toBeCloseTo(kilometres, 1);
  expect(kilometresBetween(other, one)).toBeCloseTo(kilometres, 1);
});

it('knows how far sectors are, by the names people have on file', () => {
  const remera = sectorByName('Gasabo', 'Remera');
  const kimironko = sectorByName('Gasabo', 'Kimironko');
  if (!remera || !kimironko) throw new Error('both are sectors of Gasabo');
  const kilometres = kilometresBetween(remera, kimironko);
  expect(kilometres).toBeGreaterThan(1);
  expect(kilometres).toBeLessThan(5);
  expect(sectorByName('Huye', 'Remera')).toBeNull();
  expect(sectorByName(null, 'Remera')).toBeNull();
});
