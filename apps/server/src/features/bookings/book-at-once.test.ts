import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const crowd = 100;
let app: TestApp;
let addresses: string[];
let people: SignedIn[];
let second: TestApp | undefined;

beforeAll(async () => {
  app = await startTestApp();
  addresses = [await app.listen()];
  if (app.platform.database.engine === 'postgres') {
    second = await startTestApp({ alongside: app });
    addresses.push(await second.listen());
  }
  people = [];
  for (let i = 0; i < crowd; i += 1) people.push(await makePerson(app));
});
afterAll(async () => {
  await second?.close();
  await app.close();
});

interface Outcome {
  status: number;
  code: string;
}

/** Sends everybody's request at the same instant, spread over the servers. */
function atOnce(wish: (index: number) => object, servers: readonly string[]): Promise<Outcome[]> {
  return Promise.all(
    people.map(async ({ headers }, index) => {
      const answer = await fetch(`${servers[index % servers.length]}/api/bookings`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        // They book one test after the other for the same hours.
        body: JSON.stringify({ ...wish(index), alsoThen: true }),
      });
      const body = (await answer.json()) as { code?: string };
      return { status: answer.status, code: body.code ?? 'booked' };
    }),
  );
}

function tally(outcomes: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of outcomes) {
    const name = `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const freeTimes = async (doctorId: string, date: string) => {
  const url = `/api/doctors/${doctorId}/slots?date=${date}`;
  const answer = await callAs(app, { headers: { cookie: '' } }).get(url);
  const slots: { time: string; available: boolean }[] = answer.json().data;
  return slots.filter(({ available }) => available).map(({ time }) => time);
};

/** The embedded database has only one server. */
const parties: [string, () => readonly string[]][] = [
  ['one server', () => addresses.slice(0, 1)],
  ['every server on the database', () => addresses],
];
const engine = process.env.TEST_DATABASE;

describe.each(engine === 'postgres' ? parties : parties.slice(0, 1))(
  '100 people at the same instant, %s',
  (_, servers) => {
    const date = '2026-11-24';

    test('one time: one gets it, 99 are refused, no other time is affected', async () => {
      const { doctorId } = await makeDoctor(app);
      const before = await freeTimes(doctorId, date);
      const outcomes = await atOnce(
        () => ({ doctorId, date, time: '09:00', type: 'general' }),
        servers(),
      );
      expect(tally(outcomes)).toEqual({ '201 booked': 1, '409 slot-taken': 99 });
      expect(await freeTimes(doctorId, date)).toEqual(before.filter((time) => time !== '09:00'));
    });

    test('overlapping lengths: an hour against its two half hours', async () => {
      const { doctorId } = await makeDoctor(app);
      const before = await freeTimes(doctorId, date);
      const wishes = [
        { time: '09:00', type: 'emergency' },
        { time: '09:30', type: 'general' },
      ];
      const outcomes = await atOnce(
        (index) => ({ doctorId, date, ...wishes[index % 4 < 2 ? 0 : 1] }),
        servers(),
      );
      expect(tally(outcomes)).toEqual({ '201 booked': 1, '409 slot-taken': 99 });
      const winner = outcomes.findIndex(({ status }) => status === 201) % 4 < 2 ? 0 : 1;
      const taken = winner === 0 ? ['09:00', '09:30'] : ['09:30'];
      expect(await freeTimes(doctorId, date)).toEqual(
        before.filter((time) => !taken.includes(time)),
      );
    });

    test('ten times of two doctors: each is given once', async () => {
      const doctors = [await makeDoctor(app), await makeDoctor(app)];
      const times = ['09:00', '09:30', '10:00', '10:30', '14:00'];
      const outcomes = await atOnce(
        (index) => ({
          doctorId: doctors[index % 2]?.doctorId,
          date,
          time: times[Math.floor(index / 2) % 5],
          type: 'general',
        }),
        servers(),
      );
      expect(tally(outcomes)).toEqual({ '201 booked': 10, '409 slot-taken': 90 });
    });
  },
);

test('people who move to one time at the same instant: one succeeds, the others keep theirs', async () => {
  const doctor = await makeDoctor(app);
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'];
  const moves = await Promise.all(
    times.map(async (time) => {
      // Somebody new: of the crowd one may have won the five unpaid ones that a new account holds.
      const who = await makePerson(app);
      const { id } = await makeBooking(app, { doctor, patient: who, time });
      return { who, id };
    }),
  );
  const wanted = { date: '2026-11-26', time: '15:00' };
  const answers = await Promise.all(
    moves.map(({ who, id }) => callAs(app, who).post(`/api/bookings/${id}/reschedule`, wanted)),
  );
  const codes = answers.map((answer) => answer.statusCode).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const busy = await freeTimes(doctor.doctorId, '2026-11-25');
  const winner = answers.findIndex((answer) => answer.statusCode === 200);
  expect(busy).toContain(times[winner]);
  expect(busy.filter((time) => times.includes(time))).toHaveLength(1);
});
