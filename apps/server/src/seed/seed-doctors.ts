import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import {
  createDoctorProfile,
  reviewDoctors,
  verifyDoctorProfile,
} from '../features/doctors/doctors.public.ts';
import { addDaysOff } from '../features/practice/days-off.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Chance } from './chance.ts';
import { type DemoDoctor, demoDoctors, waitingDoctor } from './demo-doctors.ts';
import { doctorBios } from './doctor-bios.ts';
import { registerPerson } from './register-person.ts';
import { hoursFrom, platformAt, type SeededDoctor, type World } from './world.ts';

const usual = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, start: '09:00', end: '12:00' },
  { weekday, start: '14:00', end: '17:00' },
]);
const saturday = { weekday: 6, start: '09:00', end: '12:00' };

/** Three of ten also work on Saturday morning, one of ten only in the mornings. */
function hoursOf(index: number) {
  if (index % 10 === 9) return usual.filter(({ start }) => start === '09:00');
  return index % 10 < 3 ? [...usual, saturday] : usual;
}

/** One of five offers no follow-up, and so has another lowest price. */
function typesOf(index: number): AppointmentTypeId[] {
  return index % 5 === 4 ? ['general', 'emergency'] : ['general', 'follow-up', 'emergency'];
}

const languagesOf = ({ speaks }: DemoDoctor, index: number) => [
  ...new Set(['rw' as const, speaks, index % 2 === 0 ? ('fr' as const) : ('en' as const)]),
];

function practiceOf(doctor: DemoDoctor, index: number) {
  const { specialty, experience, workplace, sectorCode, speaks } = doctor;
  return {
    specialty,
    experience,
    workplace,
    sectorCode,
    bio: doctorBios[specialty][speaks],
    languages: languagesOf(doctor, index),
    types: typesOf(index),
    workingHours: hoursOf(index),
    phone: `+2507880010${String(index).padStart(2, '0')}`,
    email: `practice${index}@hafi.test`,
  };
}

async function openPractice(
  { platform, now }: World,
  personId: string,
  doctor: DemoDoctor,
  index: number,
): Promise<SeededDoctor> {
  const year = platformAt(platform, hoursFrom(now, -24 * (400 - index)));
  const practice = practiceOf(doctor, index);
  const id = await inTransaction(year, (tx) => createDoctorProfile(year, tx, personId, practice));
  return { id, personId };
}

const plainWord = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function registerDoctor({ platform }: World, doctor: DemoDoctor, verified: boolean) {
  const { firstName, lastName, speaks } = doctor;
  return registerPerson(platform, {
    firstName,
    lastName,
    verified,
    email: `${plainWord(firstName)}.${plainWord(lastName)}@hafi.test`,
    roles: ['DOCTOR'],
    locale: speaks,
  });
}

/**
 * Creates the practices of the demo: first the demo account's, then those of all districts, and one
 * that waits to be verified. Returns the listed ones, and the person who waits.
 */
export async function seedDoctors(
  world: World,
  habimana: string,
): Promise<{ readonly doctors: readonly [SeededDoctor, ...SeededDoctor[]]; waiting: string }> {
  const { platform, now } = world;
  const first = await openPractice(
    world,
    habimana,
    {
      firstName: 'Jean',
      lastName: 'Habimana',
      specialty: 'general-medicine',
      experience: 18,
      sectorCode: '1213',
      workplace: 'Remera Family Clinic',
      speaks: 'rw',
    },
    0,
  );
  const others: SeededDoctor[] = [];
  for (const [index, doctor] of demoDoctors.entries()) {
    const personId = await registerDoctor(world, doctor, true);
    others.push(await openPractice(world, personId, doctor, index + 1));
  }
  await inTransaction(platform, async (tx) => {
    for (const { id } of [first, ...others]) {
      await verifyDoctorProfile(tx, id, hoursFrom(now, -24 * 300));
    }
  });
  const waiting = await registerDoctor(world, waitingDoctor, false);
  const recently = platformAt(platform, hoursFrom(now, -30));
  await inTransaction(recently, (tx) =>
    createDoctorProfile(recently, tx, waiting, practiceOf(waitingDoctor, 99)),
  );
  return { doctors: [first, ...others], waiting };
}

/** Gives every tenth doctor two days off next week, before anybody books them. */
export async function seedDaysOff(
  { platform, now }: World,
  doctors: readonly SeededDoctor[],
): Promise<void> {
  const today = dayInKigali(now);
  const from = addDays(today, 9 - weekdayOf(today));
  for (const { personId } of doctors.filter((_, index) => index % 10 === 6)) {
    const days = { from, to: addDays(from, 1), reason: 'Training' };
    await addDaysOff(platform, personId, days);
  }
}

const comments: readonly (readonly [string, ...string[]])[] = [
  ['Kept me waiting, but explained everything.', 'Naje gutegereza igihe kirekire.'],
  ['Listens and speaks slowly.', 'Asobanura neza.', 'Bon médecin, un peu pressé.'],
  ['Atega amatwi kandi arubaha.', "Très à l'écoute.", 'My mother trusts this doctor.'],
];

function starsFor(chance: Chance, kindness: number): 3 | 4 | 5 {
  const draw = chance.upTo(100);
  if (draw < kindness) return 5;
  return draw < kindness + (100 - kindness) * 0.75 ? 4 : 3;
}

/** Adds reviews: every doctor except the newest few has at least three. */
export async function seedReviews(
  { platform, now, chance }: World,
  doctors: readonly SeededDoctor[],
  authors: readonly string[],
): Promise<void> {
  const reviews = doctors.flatMap(({ id: doctorId }, index) => {
    const wanted = index % 13 === 12 ? 0 : 3 + chance.upTo(authors.length - 2);
    const kindness = 45 + chance.upTo(50);
    return authors.slice(0, wanted).map((authorId) => {
      const stars = starsFor(chance, kindness);
      const words = comments[stars - 3] ?? comments[0];
      const comment = words && chance.upTo(3) === 0 ? chance.of(words) : null;
      return {
        doctorId,
        authorId,
        stars,
        comment,
        createdAt: hoursFrom(now, -24 * (2 + chance.upTo(280))),
      };
    });
  });
  await inTransaction(platform, (tx) => reviewDoctors(tx, reviews));
}
