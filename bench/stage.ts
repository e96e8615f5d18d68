import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import { createApp } from '../apps/server/src/app.ts';
import { holidayOn } from '../apps/server/src/features/doctors/holidays.ts';
import { seedIfEmpty } from '../apps/server/src/seed/seed.ts';
import { makeDoctor } from '../apps/server/src/test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../apps/server/src/test/factories/person.factory.ts';
import { openPrivateApp } from './private-app.ts';

/** A bookable time, and the cookie of the patient who books it. */
export interface Order {
  readonly cookie: string;
  readonly personId: string;
  readonly body: { doctorId: string; date: string; time: string; type: 'general' };
}

/** A doctor to book, and the person behind the practice. */
export interface BenchDoctor {
  readonly doctorId: string;
  readonly personId: string;
}

/** Most future bookings of one patient. */
const ordersOfOne = 20;

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].concat([
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
]);

/**
 * A private PostgreSQL that writes to disk, with demo data plus doctors and patients, and our
 * server inside this process so that its statements can be recorded.
 */
export async function openStage(options: { doctors: number; patients: number }) {
  const app = await openPrivateApp(5);
  const { dataDir, platform, pool, url } = app;
  // Only the measured server sends messages.
  const quiet = { ...platform, outbox: { ...platform.outbox, kick: () => undefined } };
  await seedIfEmpty(platform);
  const doctors: BenchDoctor[] = [];
  for (let i = 0; i < options.doctors; i += 1) doctors.push(await makeDoctor({ platform }));
  const patients: SignedIn[] = [];
  for (let i = 0; i < options.patients; i += 1) patients.push(await makePerson({ platform }));
  // A new account may hold only a few unpaid times.
  await platform.db.execute("update people set created_at = now() - interval '30 days'");
  const { http } = await createApp(quiet);
  await http.ready();
  await platform.db.execute('analyze');
  return {
    url,
    dataDir,
    doctors,
    http,
    platform: quiet,
    pool,
    /** A free time, a different one at each call. */
    orders: freeTimes(doctors, patients),
    async close() {
      await http.close();
      await app.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** @throws Error when the patients' or doctors' times are used up */
function freeTimes(doctors: readonly BenchDoctor[], patients: readonly SignedIn[]): () => Order {
  const today = dayInKigali(new Date());
  const days = Array.from({ length: 85 }, (_, ahead) => addDays(today, ahead + 3)).filter(
    (day) => weekdayOf(day) < 6 && weekdayOf(day) > 0 && !holidayOn(day),
  );
  let next = 0;
  return () => {
    const turn = next++;
    const patient = patients[turn % patients.length];
    const doctorId = doctors[turn % doctors.length]?.doctorId;
    const slot = Math.floor(turn / doctors.length);
    const time = times[slot % times.length];
    const date = days[Math.floor(slot / times.length)];
    if (!patient || !doctorId || !time || !date || turn >= patients.length * ordersOfOne) {
      throw new Error('there is nothing left to book: start with more doctors and patients');
    }
    const { personId, headers } = patient;
    return { personId, cookie: headers.cookie, body: { doctorId, date, time, type: 'general' } };
  };
}
