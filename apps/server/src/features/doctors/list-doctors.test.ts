import type { doctorSummary } from '@hafi/contract/doctors/doctor.schemas';
import { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { reviewDoctors } from './doctors.public.ts';

type Summary = z.output<typeof doctorSummary>;

const people = [
  ['Jean', 'Habimana', 'general-medicine', '1213', 'CHUK', ['general', 'follow-up'], [5, 5]],
  ['Béatrice', 'Ingabire', 'cardiology', '3206', 'Clinique Étoile', ['general'], [5, 4, 5]],
  ['Aimé', 'Ndayisaba', 'ophthalmology', '4303', 'Ruhengeri', ['general', 'emergency'], [3]],
  ['Solange', 'Uwera', 'cardiology', '2407', 'Butare', ['general', 'follow-up'], []],
  ['Eric', 'Mugisha', 'geriatrics', '5102', 'Rwamagana', ['follow-up'], [5, 5]],
  ['Diane', 'Iradukunda', 'ent', '1305', 'Polyclinique', ['emergency'], [4]],
] as const;

describe('the directory', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const authors: string[] = [];
    for (let each = 0; each < 3; each += 1) authors.push((await makePerson(app)).personId);
    for (const [firstName, lastName, specialty, sectorCode, workplace, types, stars] of people) {
      const doctor = await makeDoctor(app, {
        person: { firstName, lastName },
        practice: { specialty, sectorCode, workplace, types: [...types] },
      });
      const createdAt = app.clock.now();
      const reviews = stars.map((count, at) => ({
        doctorId: doctor.doctorId,
        authorId: authors[at] ?? '',
        stars: count,
        comment: null,
        createdAt,
      }));
      await inTransaction(app.platform, (tx) => reviewDoctors(tx, reviews));
    }
  });
  afterAll(() => app.close());

  const get = async (query: Record<string, string>) => {
    const answer = await app.http.inject({ url: '/api/doctors', query });
    return { status: answer.statusCode, ...answer.json() };
  };
  const namesOf = (list: Summary[]) => list.map(({ name }) => name.split(' ').at(-1));
  const found = async (q: string) => namesOf((await get({ q })).data);

  test('shows what the list promises', async () => {
    const { data } = await get({ q: 'habimana' });
    expect(data).toEqual([
      {
        id: expect.any(String),
        name: 'Dr Jean Habimana',
        specialty: 'general-medicine',
        rating: 5,
        reviews: 2,
        location: { workplace: 'CHUK', sector: 'Remera', district: 'Gasabo' },
        price: 10_000,
        verified: true,
        badges: [],
        image: null,
        experience: expect.any(Number),
        languages: expect.any(Array),
        availability: '2026-11-23',
        firstFree: '2026-11-23T07:00:00.000Z',
      },
    ]);
  });

  test('sorts by rating, price and number of reviews', async () => {
    const sorted = async (sort: string): Promise<Summary[]> => (await get({ sort })).data;
    const ratings = (await sorted('rating')).map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([5, 5, 4.67, 4, 3, 0]);
    expect((await sorted('price-asc')).map(({ price }) => price)).toEqual([
      10_000, 10_000, 10_000, 15_000, 15_000, 30_000,
    ]);
    expect((await sorted('price-desc')).map(({ price }) => price)).toEqual([
      30_000, 15_000, 15_000, 10_000, 10_000, 10_000,
    ]);
    expect((await sorted('reviews')).map(({ reviews }) => reviews)).toEqual([3, 2, 2, 1, 1, 0]);
    expect(namesOf(await sorted('price-desc')).slice(1, 3)).toEqual(['Ingabire', 'Ndayisaba']);
  });

  test('pages contain everybody once, in the order of the whole list', async () => {
    const specialty = fc.option(fc.constantFrom('cardiology', 'ent', 'urology'));
    const property = fc.asyncProperty(
      fc.constantFrom(...doctorSorts),
      fc.integer({ min: 1, max: 7 }),
      specialty,
      fc.constantFrom('', 'dr', 'gasbo'),
      async (sort, limit, only, q) => {
        const query = { sort, q, ...(only ? { specialty: only } : {}) };
        const full = await get({ ...query, limit: '100' });
        const paged: Summary[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const more: Record<string, string> = cursor ? { cursor } : {};
          const page = await get({ ...query, limit: String(limit), ...more });
          expect(page.data.length).toBeLessThanOrEqual(limit);
          paged.push(...page.data);
          cursor = page.nextCursor;
        }
        expect(paged).toEqual(full.data);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  test('filters by specialty', async () => {
    const { data } = await get({ specialty: 'cardiology' });
    expect(namesOf(data).sort()).toEqual(['Ingabire', 'Uwera']);
    expect((await get({ specialty: 'alchemy' })).status).toBe(400);
  });

  test.each([
    ['Habimana', ['Habimana']],
    ['habimama', ['Habimana']],
    ['Dr Jean', ['Habimana']],
    ['beatrice', ['Ingabire']],
    ['BÉATRICE ÉTOILE', ['Ingabire']],
    ['etoile', ['Ingabire']],
    ['uwerra', ['Uwera']],
    ['cardiologie', ['Ingabire', 'Uwera']],
    ['kardiology', ['Ingabire', 'Uwera']],
    ["indwara z'umutima", ['Ingabire', 'Uwera']],
    ['amaso', ['Ndayisaba']],
    ['Remera', ['Habimana']],
    ['musanze', ['Ndayisaba']],
    ['gasabo medecine', ['Habimana']],
    ['zzzzqqq', []],
    ['100%', []],
  ])('finds by %s', async (q, names) => {
    expect((await found(q)).sort()).toEqual(names);
  });

  test('a misspelled search comes page by page, without who is only a little like it', async () => {
    // Half of the letters of Vestine, three at a time, are in Christine.
    await makeDoctor(app, {
      person: { firstName: 'Christine', lastName: 'Munyana' },
      practice: { specialty: 'dentistry' },
    });
    expect(await found('vestine')).toEqual([]);
    expect(await found('kristine')).toEqual(['Munyana']);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await get({ q: 'kardiology', limit: '1', ...(cursor ? { cursor } : {}) });
      names.push(...page.data.map(({ name }: Summary) => name.split(' ').at(-1)));
      cursor = page.nextCursor;
    } while (cursor);
    expect(names.sort()).toEqual(['Ingabire', 'Uwera']);
  });

  test('a person who changes their name is found by the new one', async () => {
    const doctor = await makeDoctor(app, {
      person: { firstName: 'Old', lastName: 'Kamanzi' },
      practice: { specialty: 'urology' },
    });
    const answer = await app.http.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: doctor.headers,
      payload: { firstName: 'Noël', lastName: 'Bizimungu' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await found('noel bizimungu')).toEqual(['Bizimungu']);
    expect(await found('kamanzi')).toEqual([]);
  });

  test('a doctor who is not verified or has no hours is not listed', async () => {
    const waiting = await makeDoctor(app, {
      person: { lastName: 'Waitingson' },
      listed: false,
    });
    const idle = await makeDoctor(app, {
      person: { lastName: 'Idleson' },
      practice: { workingHours: [] },
    });
    expect(await found('waitingson')).toEqual([]);
    expect(await found('idleson')).toEqual([]);
    for (const { doctorId } of [waiting, idle]) {
      const answer = await app.http.inject(`/api/doctors/${doctorId}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  test.each<Record<string, string>>([
    { cursor: 'x' },
    { cursor: Buffer.from('["rating",false,1e99,1,"x"]').toString('base64url') },
    { cursor: Buffer.from('["price-asc",false,1,1,"not-an-id"]').toString('base64url') },
    { cursor: Buffer.from('["reviews",false,1,1,null]').toString('base64url') },
    { limit: '0' },
    { limit: '101' },
    { limit: 'many' },
    { sort: 'name' },
    { q: 'a'.repeat(101) },
  ])('%o is refused', async (query) => {
    const { status, errors } = await get(query);
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
  });

  test.each(["'; drop table doctors; --", '\u0000', '%_\\', '😀', '<b>', '\\', '%%%', '\ud800'])(
    'the search box accepts %j without harm',
    async (q) => {
      expect((await get({ q })).status).toBeLessThan(500);
    },
  );
});
