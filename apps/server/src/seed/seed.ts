import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { countPeople } from '../features/accounts/accounts.public.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { tryLock } from '../platform/db/locks.ts';
import type { Platform } from '../platform/platform.ts';
import { createChance } from './chance.ts';
import { cast, demoAccounts, homes, neighbours, otherPatients } from './demo-accounts.ts';
import { registerPerson } from './register-person.ts';
import { seedActivity } from './seed-activity.ts';
import { seedDiaries } from './seed-bookings.ts';
import { seedCaregivers } from './seed-caregivers.ts';
import { seedCheckIns } from './seed-check-ins.ts';
import { seedCircle } from './seed-circle.ts';
import { seedDaysOff, seedDoctors, seedReviews } from './seed-doctors.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedElder } from './seed-elder.ts';
import { seedEmergency } from './seed-emergency.ts';
import { seedMedications } from './seed-medications.ts';
import { seedMessages } from './seed-messages.ts';
import { seedPlan } from './seed-plan.ts';
import { seedRecord } from './seed-record.ts';
import { seedSupport } from './seed-support.ts';
import { seedVettings } from './seed-vettings.ts';
import { seedVitals } from './seed-vitals.ts';
import { seedVolunteering } from './seed-volunteering.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

/** How long to wait until it is looked whether another process has finished, in milliseconds. */
const askAgainAfter = 250;

/**
 * Seeds an empty database with a small, plausible world, relative to now. Runs in one transaction,
 * through the same steps as people's actions, so an interrupted seed leaves nothing. Returns false
 * when the database was not empty.
 */
export async function seedIfEmpty(platform: Platform): Promise<boolean> {
  while ((await countPeople(platform.db)) === 0) {
    if (await seedUnlessOther(platform)) return true;
    await setTimeout(askAgainAfter);
  }
  return false;
}

/**
 * Seeds unless another process is doing so, since two on one database must not both seed it. Its
 * lock is not waited for: seeding takes longer than a statement may.
 */
function seedUnlessOther(platform: Platform): Promise<boolean> {
  return inTransaction(platform, async (tx) => {
    if (!(await tryLock(tx, 'seed', 'world'))) return false;
    if ((await countPeople(tx)) > 0) return false;
    // A busy machine may pause between two statements for longer than a request may.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const now = platform.clock.now();
    // Past messages count as sent.
    const outbox = { ...platform.outbox, add: async () => new Set<never>(), kick: () => undefined };
    await seedWorld({ platform: { ...platform, db: tx, outbox }, now, chance: createChance(74) });
    return true;
  });
}

async function seedWorld(world: World): Promise<void> {
  const people = await seedPeople(world);
  const patients = await seedPatients(world, neighbours, '+2507880002');
  await seedCircle(world, people, patients);
  const { doctors, waiting } = await seedDoctors(world, people.doctor);
  await seedVettings(world, people, { doctors, waiting });
  const [family, , heart = family, , eyes = family] = doctors;
  await seedReviews(world, doctors, [people.elder, ...patients]);
  await seedElder(world, people.elder, { family, heart, eyes });
  await seedDaysOff(world, doctors);
  const others = await seedPatients(world, otherPatients, '+2507880009');
  await seedDiaries(world, doctors, [...patients, ...others]);
  await seedMedications(world, people, patients);
  await seedRecord(world, people.elder, people.doctor);
  await seedDocuments(world, people);
  await seedVitals(world, people, patients);
  await seedCheckIns(world, people.elder, patients);
  await seedEmergency(world, people);
  await seedActivity(world, people.elder);
  await seedVolunteering(world, people, patients);
  await seedCaregivers(world, people, patients);
  await seedPlan(world, people);
  await seedMessages(world, people);
  await seedSupport(world, people);
}

async function seedPeople({ platform, now }: World) {
  const longAgo = platformAt(platform, hoursFrom(now, -24 * 420));
  const { password } = demoAccounts;
  const register = (who: keyof typeof cast) => registerPerson(longAgo, { ...cast[who], password });
  return {
    elder: await register('elder'),
    family: await register('family'),
    caregiver: await register('caregiver'),
    doctor: await register('doctor'),
    volunteer: await register('volunteer'),
    admin: await register('admin'),
  };
}

/** Registers elders whose numbers begin with `numbers`. */
async function seedPatients(
  { platform, now }: World,
  names: typeof neighbours,
  numbers: string,
): Promise<[string, ...string[]]> {
  const ids: string[] = [];
  for (const [index, [firstName, lastName]] of names.entries()) {
    const joined = platformAt(platform, hoursFrom(now, -24 * (330 - index)));
    const phoneNumber = `${numbers}${String(index).padStart(2, '0')}`;
    const home = homes[index % homes.length];
    const person = { firstName, lastName, phoneNumber, locale: 'rw' as const, ...home };
    ids.push(await registerPerson(joined, { ...person, roles: ['PATIENT'] }));
  }
  const [first, ...others] = ids;
  if (!first) throw new Error('the demo needs patients');
  return [first, ...others];
}
