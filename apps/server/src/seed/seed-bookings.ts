import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { bookingModes } from '@hafi/contract/bookings/booking-terms';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { busyTimes } from '../features/bookings/bookings.public.ts';
import { listSlots } from '../features/doctors/list-slots.ts';
import { acceptBookingAs, bookAs } from './book-as.ts';
import { quietly } from './quietly.ts';
import { hoursFrom, platformAt, type SeededDoctor, type World } from './world.ts';

type PatientAt = (date: string, time: string) => string;

/** An appointment of the demo. */
interface Appointment {
  /** Who comes on this date (`YYYY-MM-DD`) at this time (`HH:mm`). */
  readonly patientAt: PatientAt;
  readonly doctor: SeededDoctor;
  readonly type: AppointmentTypeId;
  readonly mode: (typeof bookingModes)[number];
  /** The first day to try, counted from today; negative days are searched backwards. */
  readonly day: number;
  /** Index among the day's free times; the last one when there are fewer. */
  readonly nth: number;
  /** When it was booked, in hours before now. */
  readonly bookedHoursAgo: number;
  /** When the doctor accepted it, in hours before now; null leaves it pending. */
  readonly acceptedHoursAgo: number | null;
  readonly note?: string;
}

/** The times of a day that were free at an earlier moment. */
async function freeTimes(
  { platform }: World,
  doctorId: string,
  date: string,
  type: AppointmentTypeId,
  seenAt: Date,
): Promise<string[]> {
  const practising = { platform: platformAt(platform, seenAt), busyTimes };
  const slots = await listSlots(practising, doctorId, { date, type });
  return slots.filter(({ available }) => available).map(({ time }) => time);
}

/**
 * Books one appointment through the same steps as a person, on the nearest day with a free time.
 * Returns the booking's id.
 */
export async function seedAppointment(world: World, wanted: Appointment): Promise<string> {
  const { platform, now } = world;
  const { patientAt, doctor, type, mode, note } = wanted;
  const bookedAt = hoursFrom(now, -wanted.bookedHoursAgo);
  const step = wanted.day < 0 ? -1 : 1;
  for (let tries = 0; tries < 14; tries += 1) {
    const date = addDays(dayInKigali(now), wanted.day + tries * step);
    const times = await freeTimes(world, doctor.id, date, type, bookedAt);
    const time = times[Math.min(wanted.nth, times.length - 1)];
    if (!time) continue;
    const { id } = await bookAs(platformAt(platform, bookedAt), patientAt(date, time), {
      doctorId: doctor.id,
      date,
      time,
      type,
      mode,
      ...(note ? { note } : {}),
    });
    if (wanted.acceptedHoursAgo !== null) {
      const acceptedAt = platformAt(platform, hoursFrom(now, -wanted.acceptedHoursAgo));
      await acceptBookingAs(acceptedAt, doctor.personId, id);
    }
    return id;
  }
  throw new Error('the demo found no free day for an appointment');
}

/**
 * Fills the diaries: four doctors have no time left on their next working day, most others have a
 * few appointments in the next days, and the first doctor has a busy week with an appointment on
 * the last working day, so that in the evening and on a Sunday there is a patient whose record is
 * accessible.
 */
export async function seedDiaries(
  world: World,
  doctors: readonly SeededDoctor[],
  patients: readonly [string, ...string[]],
): Promise<void> {
  const patientAt = takeTurns(patients);
  const [first] = doctors;
  if (first) await seedLivelyWeek(world, first, patientAt);
  await quietly(world.platform, async (silent) => {
    for (const [index, doctor] of doctors.entries()) {
      if (index > 0) await seedDiary({ ...world, platform: silent }, doctor, { index, patientAt });
    }
  });
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Chooses by turns who comes: one of those who have the fewest appointments that day, and none within
 * two hours.
 */
function takeTurns(patients: readonly [string, ...string[]]): PatientAt {
  const taken = new Map<string, string[]>();
  let turn = 0;
  return (date, time) => {
    const timesOf = (id: string) => taken.get(`${id} ${date}`) ?? [];
    const first = turn++ % patients.length;
    const [chosen = patients[0]] = [...patients.slice(first), ...patients.slice(0, first)]
      .filter((id) =>
        timesOf(id).every((other) => Math.abs(minutesOf(other) - minutesOf(time)) >= 120),
      )
      .sort((one, other) => timesOf(one).length - timesOf(other).length);
    taken.set(`${chosen} ${date}`, [...timesOf(chosen), time]);
    return chosen;
  };
}

function book(
  world: World,
  doctor: SeededDoctor,
  { accepted, day, patientAt }: { accepted: boolean; day: number; patientAt: PatientAt },
): Promise<string> {
  const { chance } = world;
  const bookedHoursAgo = 10 + chance.upTo(60) + (day < 0 ? 24 * 14 : 0);
  return seedAppointment(world, {
    patientAt,
    doctor,
    type: 'general',
    day,
    bookedHoursAgo,
    mode: chance.of(['in-person', 'in-person', 'in-person', 'phone', 'phone']),
    nth: chance.upTo(8),
    acceptedHoursAgo: accepted ? bookedHoursAgo - 4 : null,
  });
}

async function seedLivelyWeek(
  world: World,
  doctor: SeededDoctor,
  patientAt: PatientAt,
): Promise<void> {
  await book(world, doctor, { day: -1, accepted: true, patientAt });
  for (const day of [0, 0, 1, 1, 1, 2, 3, 4]) {
    await book(world, doctor, { day, accepted: day < 2, patientAt });
  }
}

async function seedDiary(
  world: World,
  doctor: SeededDoctor,
  { index, patientAt }: { index: number; patientAt: PatientAt },
): Promise<void> {
  const { chance } = world;
  if (index % 10 === 4) {
    await fillNextDay(world, doctor, patientAt);
  } else if (index % 3 !== 0) {
    const day = 1 + chance.upTo(3);
    for (let appointments = 1 + chance.upTo(2); appointments > 0; appointments -= 1) {
      await book(world, doctor, { day, accepted: appointments > 1, patientAt });
    }
  }
}

async function fillNextDay(
  world: World,
  doctor: SeededDoctor,
  patientAt: PatientAt,
): Promise<void> {
  const { now } = world;
  for (let day = 1; day < 10; day += 1) {
    const date = addDays(dayInKigali(now), day);
    const times = await freeTimes(world, doctor.id, date, appointmentKinds.general.id, now);
    if (times.length === 0) continue;
    for (const time of times) {
      await bookAs(platformAt(world.platform, hoursFrom(now, -20)), patientAt(date, time), {
        doctorId: doctor.id,
        date,
        time,
        type: 'general',
        mode: 'in-person',
      });
    }
    return;
  }
}
