import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let id: string;

const end = '2026-11-25T07:30:00.000Z';

// Wednesday 25 November from 09:00 to 09:30, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  id = await booked();
});
afterEach(() => app.reset());

const booked = async (time = '09:00', patient = elder): Promise<string> =>
  (await makeBooking(app, { doctor, patient, time })).id;

const review = (body: object = { rating: 4 }, who = elder, which = id) =>
  callAs(app, who).post(`/api/bookings/${which}/review`, body);
const mayReview = async (who: SignedIn, which = id) =>
  (await callAs(app, who).get(`/api/bookings/${which}`)).json().data.can.review;
const shown = async () => {
  const answer = await app.http.inject(`/api/doctors/${doctor.doctorId}`);
  const { rating, reviews } = answer.json().data;
  return { rating, reviews };
};
const listed = (query = '', doctorId = doctor.doctorId) =>
  app.http.inject(`/api/doctors/${doctorId}/reviews${query}`);

test('a patient reviews it: everybody can read it, and the rating is updated', async () => {
  app.clock.set(end);
  expect(await mayReview(elder)).toBe(true);
  const answer = await review({ rating: 4, comment: '  Asobanura neza. ' });
  expect([answer.statusCode, answer.json()]).toEqual([201, { data: null }]);
  expect(await mayReview(elder)).toBe(false);
  expect(await shown()).toEqual({ rating: 4, reviews: 1 });
  expect((await listed()).json()).toEqual({
    data: [
      {
        id: expect.any(String),
        rating: 4,
        comment: 'Asobanura neza.',
        author: 'Espérance M.',
        date: '2026-11-25',
      },
    ],
    nextCursor: null,
  });
});

describe('nobody can review', () => {
  test('an appointment that is not over', async () => {
    app.clock.set('2026-11-25T07:29:59.999Z');
    expect(await mayReview(elder)).toBe(false);
    expect((await review()).json()).toMatchObject({ code: 'not-reviewable', status: 409 });
    expect(await shown()).toEqual({ rating: null, reviews: 0 });
  });

  test('an appointment that was cancelled', async () => {
    await callAs(app, elder).post(`/api/bookings/${id}/cancel`);
    app.clock.set(end);
    expect(await mayReview(elder)).toBe(false);
    expect((await review()).json().code).toBe('not-reviewable');
  });

  test('an appointment twice, at the same instant neither', async () => {
    app.clock.set(end);
    const answers = await Promise.all([review({ rating: 1 }), review({ rating: 1 })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await review({ rating: 5 })).json().code).toBe('not-reviewable');
    expect(await shown()).toEqual({ rating: 1, reviews: 1 });
  });

  test("somebody else's appointment, as its doctor neither", async () => {
    app.clock.set(end);
    expect(await mayReview(doctor)).toBe(false);
    for (const who of [doctor, await makePerson(app, { roles: ['ADMIN', 'FAMILY'] })]) {
      expect((await review({ rating: 5 }, who)).statusCode).toBe(404);
    }
    expect((await review({ rating: 5 }, elder, newId())).statusCode).toBe(404);
    const nobody = { method: 'POST', url: `/api/bookings/${id}/review` } as const;
    expect((await app.http.inject({ ...nobody, payload: { rating: 5 } })).statusCode).toBe(401);
    expect(await shown()).toEqual({ rating: null, reviews: 0 });
  });

  test.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '4' }, {}])(
    'with %j',
    async (body) => {
      app.clock.set(end);
      expect((await review(body)).json()).toMatchObject({
        code: 'invalid-input',
        errors: [{ path: 'rating' }],
      });
    },
  );

  test('with a thousand and one characters', async () => {
    app.clock.set(end);
    const answer = await review({ rating: 3, comment: 'a'.repeat(1001) });
    expect(answer.json().code).toBe('invalid-input');
  });
});

test('each review counts, even simultaneous ones', async () => {
  const other = await makePerson(app, { firstName: 'Aline', lastName: 'uwase' });
  const second = await booked('10:00');
  const third = await booked('11:00', other);
  app.clock.set('2026-11-25T12:00:00Z');
  const answers = await Promise.all([
    review({ rating: 5 }),
    review({ rating: 4 }, elder, second),
    review({ rating: 4, comment: '' }, other, third),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await shown()).toEqual({ rating: 4.33, reviews: 3 });
});

test('the list comes newest first, page by page', async () => {
  const second = await booked('10:00');
  app.clock.set(end);
  await review({ rating: 2 });
  app.clock.set('2026-11-26T12:00:00Z');
  await review({ rating: 5 }, elder, second);
  const first = (await listed('?limit=1')).json();
  expect(first.data).toMatchObject([{ rating: 5, comment: null, date: '2026-11-26' }]);
  const next = (await listed(`?limit=1&cursor=${first.nextCursor}`)).json();
  expect(next).toMatchObject({ data: [{ rating: 2 }], nextCursor: null });
});

test('only listed doctors have a list, and only our cursors are accepted', async () => {
  const waiting = await makeDoctor(app, { listed: false });
  expect((await listed('', newId())).statusCode).toBe(404);
  expect((await listed('', waiting.doctorId)).statusCode).toBe(404);
  expect((await listed('?cursor=x')).json().code).toBe('invalid-input');
});
