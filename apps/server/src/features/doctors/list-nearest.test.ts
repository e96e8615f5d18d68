import type { doctorSummary } from '@hafi/contract/doctors/doctor.schemas';
import { districts } from '@hafi/contract/places/districts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { recordStatements } from '../../../../../bench/record-statements.ts';
import { callAs } from '../../test/call-as.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { readPlaces } from '../places/places-table.ts';

type Summary = z.output<typeof doctorSummary>;

/** Remera in Gasabo. */
const home = '1213';
/** From home in Remera: in the same sector, 1 km and 12 km away, and far in Huye. */
const practices = [
  ['Near', '1213', 'general-medicine'],
  ['Next', '1209', 'cardiology'],
  ['Beyond', '1215', 'cardiology'],
  ['Huye', '2407', 'cardiology'],
] as const;

let app: TestApp;
const doctors = new Map<string, DoctorAtWork>();

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T06:00:00Z');
  for (const [lastName, sectorCode, specialty] of practices) {
    const practice = { sectorCode, specialty };
    doctors.set(lastName, await makeDoctor(app, { person: { lastName }, practice }));
  }
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-23T06:00:00Z'));

const get = async (query: Record<string, string>) => {
  const answer = await app.http.inject({ url: '/api/doctors', query });
  return { status: answer.statusCode, ...answer.json() };
};
const nearest = (query: Record<string, string> = {}) =>
  get({ near: home, sort: 'nearest', ...query });
const namesOf = (list: Summary[]) => list.map(({ name }) => name.split(' ').at(-1));

async function bookAll(doctorId: string, days: readonly string[]) {
  for (const date of days) {
    const slots = await app.http.inject(`/api/doctors/${doctorId}/slots?date=${date}`);
    for (const { time, available } of slots.json().data) {
      if (!available) continue;
      const one = await makePerson(app);
      const wish = { doctorId, date, time, type: 'general' };
      const made = await callAs(app, one).post('/api/bookings', wish);
      expect(made.statusCode).toBe(201);
    }
  }
}

describe('the nearest and soonest', () => {
  test('come first, with the way and the first free time', async () => {
    const { data } = await nearest();
    expect(namesOf(data)).toEqual(['Near', 'Next', 'Beyond', 'Huye']);
    expect(data[0]).toMatchObject({ distanceKm: 0, firstFree: '2026-11-23T07:00:00.000Z' });
    expect(data[1].distanceKm).toBeGreaterThanOrEqual(1);
    expect(data[1].distanceKm).toBeLessThanOrEqual(4);
    expect(data[3].distanceKm).toBeGreaterThan(70);
  });

  test('a home is needed for the order, one that exists, and its distance comes with each', async () => {
    expect((await get({ sort: 'nearest' })).errors[0].path).toBe('near');
    expect((await nearest({ near: '9999' })).errors[0].path).toBe('near');
    expect((await nearest({ near: 'home' })).status).toBe(400);
    const byPrice: Summary[] = (await get({ sort: 'price-asc', near: home })).data;
    expect(byPrice.every(({ distanceKm }) => distanceKm !== undefined)).toBe(true);
    const { data } = await get({});
    expect(data[0]).not.toHaveProperty('distanceKm');
  });

  test('are those near the district where no sector is known, without a way that nobody walks', async () => {
    const { data } = await nearest({ near: '24' });
    expect(namesOf(data)[0]).toBe('Huye');
    expect(data[0]).not.toHaveProperty('distanceKm');
    expect((await nearest({ near: '99' })).errors[0].path).toBe('near');
    const byPrice: Summary[] = (await get({ sort: 'price-asc', near: '24' })).data;
    expect(byPrice.every(({ distanceKm }) => distanceKm === undefined)).toBe(true);
  });

  test('filters and the search keep the order, also with a typing error', async () => {
    expect(namesOf((await nearest({ specialty: 'cardiology' })).data)).toEqual([
      'Next',
      'Beyond',
      'Huye',
    ]);
    expect(namesOf((await nearest({ district: 'Huye' })).data)).toEqual(['Huye']);
    expect(namesOf((await get({ district: 'Huye' })).data)).toEqual(['Huye']);
    expect((await nearest({ district: 'Kigali' })).status).toBe(400);
    expect(namesOf((await nearest({ q: 'kardiology' })).data)).toEqual(['Next', 'Beyond', 'Huye']);
  });

  test('a page is of this home and this order only', async () => {
    const { nextCursor } = await nearest({ limit: '2' });
    expect((await nearest({ limit: '2', cursor: nextCursor, near: '1209' })).status).toBe(400);
    expect((await get({ cursor: nextCursor })).status).toBe(400);
    const other = (await get({ limit: '1' })).nextCursor;
    expect((await nearest({ cursor: other })).status).toBe(400);
  });

  test('asks the database three times: doctors, free times, badges', async () => {
    await nearest();
    const statements = await recordStatements(() => nearest());
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('a day of waiting weighs as much as 5 km of way', async () => {
    const near = doctors.get('Near')?.doctorId ?? '';
    await bookAll(near, ['2026-11-23', '2026-11-24']);
    const { data } = await nearest();
    expect(namesOf(data)).toEqual(['Next', 'Near', 'Beyond', 'Huye']);
    expect(data[1].firstFree).toBe('2026-11-25T07:00:00.000Z');
  });

  test('nobody is shown twice or left out when times are taken between two pages', async () => {
    const first = await nearest({ limit: '1' });
    expect(namesOf(first.data)).toEqual(['Next']);
    // Who was shown would now come later, and be shown again.
    await bookAll(doctors.get('Next')?.doctorId ?? '', ['2026-11-23', '2026-11-24']);
    const seen = namesOf(first.data);
    let cursor: string | null = first.nextCursor;
    while (cursor) {
      const page = await nearest({ limit: '1', cursor });
      seen.push(...namesOf(page.data));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(['Beyond', 'Huye', 'Near', 'Next']);
  });

  test('goes on behind the first group, and each comes once', async () => {
    const places = ['1301', '1302', '1303', '2101', '3101'];
    for (let each = 0; each < 32; each += 1) {
      const sectorCode = places[each % places.length] ?? '1301';
      await makeDoctor(app, { practice: { sectorCode, specialty: 'urology' } });
    }
    for (const limit of ['7', '30', '100']) {
      const ids: string[] = [];
      let cursor = '';
      do {
        const page = await nearest({ limit, specialty: 'urology', ...(cursor ? { cursor } : {}) });
        expect(page.data.length).toBeLessThanOrEqual(Number(limit));
        ids.push(...page.data.map(({ id }: Summary) => id));
        cursor = page.nextCursor ?? '';
      } while (cursor);
      expect(ids.length).toBe(32);
      expect(new Set(ids).size).toBe(32);
    }
  });
});

test('the districts to choose from are those of the table', () => {
  expect([...districts]).toEqual(Object.values(readPlaces().districts).toSorted());
});
