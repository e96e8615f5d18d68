import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makePlacesData } from './make-places-data.ts';
import { sectorByCode } from './places.public.ts';
import { readPlaces } from './places-table.ts';

interface Place {
  code: string;
  name: string;
  parent: string | null;
}

describe('places', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = async (query: string, language = 'en') => {
    const answer = await app.http.inject({
      url: `/api/places?${query}`,
      headers: { 'accept-language': language },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async (query: string): Promise<Place[]> => (await get(query)).body.data;

  test('the pickers reach 5 provinces, 30 districts, 416 sectors, 2,148 cells, 14,837 villages', async () => {
    const provinces = await list('level=province');
    const districts = await list('level=district');
    const sectors = await list('level=sector');
    expect([provinces.length, districts.length, sectors.length]).toEqual([5, 30, 416]);
    for (const { parent } of districts) expect(provinces.map((p) => p.code)).toContain(parent);
    for (const { parent } of sectors) expect(districts.map((d) => d.code)).toContain(parent);
    const { cells, villages } = readPlaces();
    expect(Object.keys(cells)).toHaveLength(416);
    expect(Object.keys(villages)).toHaveLength(2148);
    expect(Object.values(villages).flat()).toHaveLength(14_837);
  });

  test('each level leads to the next, down to a village', async () => {
    const kigali = (await list('')).find(({ name }) => name === 'City of Kigali');
    const gasabo = (await list(`level=district&parent=${kigali?.code}`)).find(
      ({ name }) => name === 'Gasabo',
    );
    const remera = (await list(`level=sector&parent=${gasabo?.code}`)).find(
      ({ name }) => name === 'Remera',
    );
    const cells = await list(`level=cell&parent=${remera?.code}`);
    expect(cells.map(({ name }) => name)).toEqual([
      'Nyabisindu',
      'Nyarutarama',
      'Rukiri I',
      'Rukiri II',
    ]);
    const villages = await list(`level=village&parent=${cells[0]?.code}`);
    expect(villages.length).toBeGreaterThan(2);
    expect(villages.every(({ parent }) => parent === cells[0]?.code)).toBe(true);
  });

  test('provinces are named in the language of the reader', async () => {
    const { body } = await get('level=province', 'rw');
    expect(body.data.map(({ name }: Place) => name)).toContain('Umujyi wa Kigali');
  });

  test.each([
    'level=district&parent=9',
    'level=district&parent=11',
    'level=sector&parent=99',
    'level=cell',
    'level=village',
    'level=cell&parent=9999',
    'level=village&parent=11019999',
    'level=cell&parent=constructor',
    'level=village&parent=__proto__',
    'level=planet',
    'parent=1%00',
    'level=province&parent=1',
    'level=cell&parent=1101&parent=1102',
  ])('%s is refused with the field named', async (query) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });

  test('a sector is found by its code, with its district and middle', () => {
    expect(sectorByCode('1213')).toEqual({
      code: '1213',
      name: 'Remera',
      district: 'Gasabo',
      districtCode: '12',
      lat: expect.closeTo(-1.95, 1),
      lon: expect.closeTo(30.1, 1),
    });
    expect(sectorByCode('0000')).toBeNull();
    expect(sectorByCode('toString')).toBeNull();
  });

  test('the stored table equals what the package provides', () => {
    const { cells, villages } = readPlaces();
    expect(makePlacesData(readPlaces())).toEqual({ cells, villages });
  });
});
