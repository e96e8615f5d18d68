import { dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { weekdays } from '@hafi/base/weekdays';
import { type Course, dosesBetween, nextDose } from '@hafi/contract/medications/schedule';
import { keepJournal } from '../features/medications/journal.ts';
import {
  insertMedication,
  type MedicationRow,
  type NewMedication,
} from '../features/medications/medications.repo.ts';
import { medicationDoses } from '../features/medications/medications.tables.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import type { Chance } from './chance.ts';
import { hoursFrom, type World } from './world.ts';

type Medicine = Pick<NewMedication, 'name' | 'dosage' | 'schedule' | 'pills'> &
  Partial<Pick<NewMedication, 'meal' | 'form' | 'note'>>;

const daily = (times: string[]) => ({ kind: 'times' as const, times, weekdays: [...weekdays] });

const amlodipine: Medicine = {
  name: 'Amlodipine',
  dosage: '5 mg',
  schedule: daily(['07:00']),
  pills: 34,
};
const metformin: Medicine = {
  name: 'Metformin',
  dosage: '500 mg',
  schedule: daily(['07:00', '19:00']),
  pills: 9,
  meal: 'with-food',
};
const paracetamol: Medicine = {
  name: 'Paracetamol',
  dosage: '500 mg',
  schedule: { kind: 'as-needed', mostPerDay: 4 },
  pills: 20,
  note: 'For pain in the knees',
};
const neighboursMedicines: readonly Medicine[] = [
  { name: 'Losartan', dosage: '50 mg', schedule: daily(['08:00']), pills: 41 },
  { name: 'Hydrochlorothiazide', dosage: '25 mg', schedule: daily(['07:30']), pills: 26 },
  {
    name: 'Salbutamol',
    dosage: '100 µg',
    schedule: { kind: 'as-needed', mostPerDay: 8 },
    pills: null,
    form: 'inhaler',
  },
];

async function addMedicine(
  { platform, now }: World,
  elderId: string,
  medicine: Medicine,
  daysAgo: number,
  /** What differed at first. */
  first: Partial<Medicine> = {},
): Promise<MedicationRow> {
  const since = hoursFrom(now, -24 * daysAgo);
  const startsOn = dayInKigali(since);
  const course: Course = { schedule: medicine.schedule, startsOn, endsOn: null };
  const made = await insertMedication(platform.db, {
    form: 'tablet',
    pillsPerDose: 1,
    meal: 'any',
    startsOn,
    elderId,
    id: newId(),
    refillDays: 7,
    remindAgainMinutes: 30,
    tellCircleMinutes: 60,
    ...medicine,
    createdAt: since,
    createdBy: elderId,
    updatedAt: since,
    nextDueAt: nextDose(course, new Date(now.getTime() + 1)),
  });
  const begun = { kind: 'begun', by: elderId, at: since } as const;
  await keepJournal(platform.db, { before: null, after: { ...made, ...first } }, begun);
  return made;
}

/** Minutes after its time when a dose was taken; null for a skipped one. */
type Habit = (due: Date) => number | null;

/** Mostly within half an hour; sometimes late or skipped. */
const usual =
  (chance: Chance): Habit =>
  () => {
    const draw = chance.upTo(40);
    if (draw === 0) return null;
    return draw === 1 ? 75 + chance.upTo(40) : 1 + chance.upTo(30);
  };

function planned(medication: MedicationRow, by: string, now: Date, habit: Habit) {
  return dosesBetween(medication, medication.createdAt, now).map((dueAt) => {
    const minutes = habit(dueAt);
    const then = dueAt.getTime() + (minutes ?? 20) * minuteInMs;
    const at = new Date(Math.min(then, now.getTime()));
    return {
      id: newId(),
      medicationId: medication.id,
      elderId: medication.elderId,
      dueAt,
      dosage: medication.dosage,
      pills: medication.pillsPerDose,
      status: minutes === null ? ('skipped' as const) : ('taken' as const),
      at,
      recordedBy: by,
      recordedAt: at,
      remindedAt: dueAt,
      pillsUsed: minutes === null ? 0 : medication.pillsPerDose,
    };
  });
}

const asNeeded = (medication: MedicationRow, now: Date, daysAgo: readonly number[]) =>
  daysAgo.map((days) => {
    const at = hoursFrom(now, -24 * days - 3);
    return {
      id: newId(),
      medicationId: medication.id,
      elderId: medication.elderId,
      dueAt: null,
      dosage: medication.dosage,
      pills: medication.pillsPerDose,
      status: 'taken' as const,
      at,
      recordedBy: medication.elderId,
      recordedAt: at,
      pillsUsed: medication.pillsPerDose,
    };
  });

/**
 * The elders' medicines with months of doses. The main elder has three: yesterday one dose was
 * late, the day before one was skipped, this morning's are taken, and one medicine runs low.
 */
export async function seedMedications(
  world: World,
  { elder, family }: { readonly elder: string; readonly family: string },
  patients: readonly string[],
): Promise<void> {
  const { chance, now, platform } = world;
  const { db } = platform;
  const today = dayInKigali(now);
  const yesterday = dayInKigali(hoursFrom(now, -24));
  const dayBefore = dayInKigali(hoursFrom(now, -48));
  const often = usual(chance);
  const story: Habit = (due) => {
    const evening = due.getUTCHours() >= 12;
    switch (dayInKigali(due)) {
      case today:
        return 6;
      case yesterday:
        return evening ? 95 : 8;
      case dayBefore:
        return evening ? null : 11;
      default:
        return often(due);
    }
  };
  const heart = await addMedicine(world, elder, amlodipine, 400);
  const morning = { schedule: daily(['07:00']) };
  const sugar = await addMedicine(world, elder, metformin, 130, morning);
  const pain = await addMedicine(world, elder, paracetamol, 90);
  const dayAgo = (days: number) => hoursFrom(now, -24 * days - 2);
  await keepJournal(
    db,
    { before: { ...sugar, ...morning }, after: sugar },
    { kind: 'changed', by: family, at: dayAgo(37) },
  );
  const bought = { kind: 'refilled', by: family, at: dayAgo(21), bought: 30 } as const;
  await keepJournal(db, { before: sugar, after: sugar }, bought);
  const rows = [
    ...planned(heart, elder, now, story),
    ...planned(sugar, elder, now, story),
    ...asNeeded(pain, now, [1, 4, 5, 17, 33]),
  ];
  for (const [index, medicine] of neighboursMedicines.entries()) {
    const patient = patients[index];
    if (!patient) break;
    const made = await addMedicine(world, patient, medicine, 60 + 30 * index);
    rows.push(...planned(made, patient, now, often));
    rows.push(...(made.schedule.kind === 'as-needed' ? asNeeded(made, now, [2, 9]) : []));
  }
  for (let from = 0; from < rows.length; from += 1000) {
    await db.insert(medicationDoses).values(rows.slice(from, from + 1000));
  }
}
