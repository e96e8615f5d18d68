import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { keptValues, partsOf, type VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { insertAlert } from '../features/alerts/alerts.repo.ts';
import { insertReadings, type NewReadingRow } from '../features/vitals/readings.repo.ts';
import {
  kindCodes,
  type ReadingContext,
  storeContext,
  storeStatus,
  storeValues,
} from '../features/vitals/vital-codes.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { type Chance, createChance } from './chance.ts';
import { hoursFrom, type World } from './world.ts';

/** A reading of the demo. */
interface SeedReading {
  readonly elderId: string;
  readonly kind: VitalKind;
  /** Systolic and diastolic for blood pressure, otherwise one number. */
  readonly numbers: readonly number[];
  readonly takenAt: Date;
  readonly recordedBy: string;
  readonly device?: string;
  readonly alertId?: string;
  readonly context?: Partial<ReadingContext>;
}

function rowOf({
  context,
  device,
  elderId,
  kind,
  numbers,
  recordedBy,
  takenAt,
  ...reading
}: SeedReading) {
  const values = Object.fromEntries(partsOf(kind).map(([part], index) => [part, numbers[index]]));
  const kept = keptValues({ kind, values, unit: undefined });
  if (!kept) throw new Error(`a reading of ${kind} is not whole`);
  const { breathing = null, consciousness = null, glucoseContext = null } = context ?? {};
  const row: NewReadingRow & { second: number | null } = {
    id: newId(),
    elderId,
    kind: kindCodes[kind],
    ...storeValues(kept),
    ...storeContext({ breathing, consciousness, glucoseContext }),
    status: storeStatus(statusOf(kind, kept, { glucose: glucoseContext })),
    source: device ? 2 : 1,
    deviceName: device ?? null,
    takenAt,
    recordedAt: takenAt,
    recordedBy,
    alertId: reading.alertId ?? null,
  };
  return row;
}

/** A number within `by` of `middle`. */
const near = (chance: Chance, middle: number, by: number) =>
  middle - by + (chance.upTo(1001) * 2 * by) / 1000;

/** The morning of a day some days ago, Kigali time. */
const morning = (now: Date, daysAgo: number, chance: Chance, hour = 7) => {
  const minute = String(chance.upTo(50)).padStart(2, '0');
  return instantAt(
    addDays(dayInKigali(now), -daysAgo),
    `${String(hour).padStart(2, '0')}:${minute}`,
  );
};

const yearInDays = 365;
/** When she started the blood pressure tablets, in days ago. */
const treatedSince = 250;
const cuff = 'Omron HEM-7155T';

/** Her typical systolic pressure: high, then falling under treatment, then stable. */
function usualPressure(daysAgo: number): number {
  const treated = treatedSince - daysAgo;
  return treated < 0 ? 163 : 129 + 34 * Math.exp(-treated / 45);
}

const pressureOn = (daysAgo: number, by: number, chance: Chance) => [
  near(chance, usualPressure(daysAgo), by),
  near(chance, 44 + usualPressure(daysAgo) * 0.28, 4),
];

/** A year in which her pressure fell: readings on almost every morning, with other vitals. */
function yearOf({ now }: World, elderId: string, chance: Chance): SeedReading[] {
  const readings: SeedReading[] = [];
  const add = (
    kind: VitalKind,
    takenAt: Date,
    numbers: number[],
    more: Partial<SeedReading> = {},
  ) => {
    readings.push({ elderId, kind, takenAt, numbers, recordedBy: elderId, ...more });
  };
  for (let daysAgo = yearInDays; daysAgo >= 0; daysAgo -= 1) {
    const at = morning(now, daysAgo, chance);
    // Some mornings are missing, but none of the last two weeks.
    if (daysAgo > 14 && chance.upTo(100) < 15) continue;
    add('blood-pressure', at, pressureOn(daysAgo, daysAgo > 14 ? 9 : 6, chance), { device: cuff });
    add('heart-rate', at, [near(chance, daysAgo > treatedSince ? 80 : 73, 6)], { device: cuff });
    if (daysAgo % 6 === 2) {
      add('glucose', at, [near(chance, 91, 7)], { context: { glucoseContext: 'fasting' } });
    }
    if (daysAgo % 30 === 4) add('weight', at, [66 - (yearInDays - daysAgo) / 120]);
  }
  return readings;
}

/** The caregiver's measurements at a visit, all within a quarter of an hour. */
function careVisitOf(
  { now }: World,
  people: { elder: string; caregiver: string },
  daysAgo: number,
  chance: Chance,
): SeedReading[] {
  const at = morning(now, daysAgo, chance, 10);
  const minutes = (count: number) => hoursFrom(at, count / 60);
  const by = { elderId: people.elder, recordedBy: people.caregiver };
  const numbers = [near(chance, 97, 0.9)];
  const oxygen = { ...by, kind: 'oxygen-saturation' as const, numbers };
  return [
    { ...by, kind: 'temperature', numbers: [near(chance, 36.6, 0.3)], takenAt: at },
    { ...oxygen, takenAt: minutes(3), context: { breathing: 'air', consciousness: 'alert' } },
    { ...by, kind: 'respiratory-rate', numbers: [near(chance, 15.5, 1.4)], takenAt: minutes(5) },
    { ...by, kind: 'heart-rate', numbers: [near(chance, 74, 4)], takenAt: minutes(7) },
    { ...by, kind: 'blood-pressure', numbers: pressureOn(daysAgo, 5, chance), takenAt: minutes(8) },
  ];
}

/** An alert with its reading; `seen` says who acknowledged it and when. */
async function alertOf(
  { platform }: World,
  reading: SeedReading,
  seen: { by: string; at: Date } | null,
): Promise<SeedReading> {
  const { elderId, kind, takenAt } = reading;
  const { second, status, value } = rowOf(reading);
  const { id } = await insertAlert(platform.db, {
    id: newId(),
    elderId,
    kind,
    direction: status < 0 ? 'low' : 'high',
    level: 'watch',
    value,
    second,
    takenAt,
    since: takenAt,
    readings: 1,
    raisedAt: takenAt,
    toldAt: takenAt,
    acknowledgedAt: seen?.at ?? null,
    acknowledgedBy: seen?.by ?? null,
  });
  return { ...reading, alertId: id };
}

/** A few weeks of another patient, with one vital that the doctor watches. */
function weeksOf(now: Date, elderId: string, index: number, chance: Chance): SeedReading[] {
  const readings: SeedReading[] = [];
  const by = { elderId, recordedBy: elderId };
  for (let daysAgo = 20 + index * 15; daysAgo > 0; daysAgo -= 2 + (index % 2)) {
    const takenAt = morning(now, daysAgo, chance, 8);
    const pressure = [near(chance, 122 + index * 3, 5), near(chance, 76, 5)];
    readings.push({ ...by, takenAt, kind: 'blood-pressure', numbers: pressure });
    readings.push({ ...by, takenAt, kind: 'heart-rate', numbers: [near(chance, 70 + index, 6)] });
  }
  return readings;
}

const rowsAtOnce = 500;

/**
 * A year of Espérance's readings: her pressure falls under treatment, her caregiver measures twice
 * a week, one past alert was acknowledged by her daughter, and one of last evening is open. Four
 * neighbours have a few weeks. Notifies nobody.
 */
export async function seedVitals(
  world: World,
  people: { readonly elder: string; readonly family: string; readonly caregiver: string },
  patients: readonly string[],
): Promise<void> {
  const { now, platform } = world;
  const { caregiver, elder, family } = people;
  const chance = createChance(1948);
  const readings = yearOf(world, elder, chance);
  for (let daysAgo = 1; daysAgo < yearInDays; daysAgo += chance.of([3, 4] as const)) {
    readings.push(...careVisitOf(world, { caregiver, elder }, daysAgo, chance));
  }
  const own = { elderId: elder, recordedBy: elder };
  const fast: SeedReading = {
    ...own,
    kind: 'heart-rate',
    numbers: [97],
    device: cuff,
    takenAt: morning(now, 19, chance, 18),
  };
  const seen = { by: family, at: hoursFrom(fast.takenAt, 1) };
  readings.push(await alertOf(world, fast, seen));
  const evening: SeedReading = {
    ...own,
    kind: 'blood-pressure',
    numbers: [147, 88],
    device: cuff,
    takenAt: morning(now, 1, chance, 19),
  };
  readings.push(await alertOf(world, evening, null));
  for (const [index, patient] of patients.slice(0, 4).entries()) {
    readings.push(...weeksOf(now, patient, index, chance));
  }
  const rows = readings.filter(({ takenAt }) => takenAt <= now).map(rowOf);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await insertReadings(platform.db, rows.slice(from, from + rowsAtOnce));
  }
}
