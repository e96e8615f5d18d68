import { dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { nextDose } from '@hafi/contract/medications/schedule';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, may } from '../circle/circle.public.ts';
import type { KnownAllergy } from './checks/medicine-warnings.ts';
import { countTaken, type DoseRow, findDosesIn } from './doses/doses.repo.ts';
import { presentMedication } from './medication.presenter.ts';
import { findMedications, type MedicationRow } from './medications.repo.ts';

/** Reads texts about an elder's allergies; provided by each feature that stores some. */
export type AllergySource = (db: Db, elderId: string) => Promise<readonly KnownAllergy[]>;

/** The first unanswered dose of a medicine: one that is due, otherwise the next scheduled one. */
export function nextOpenDose(
  medication: MedicationRow,
  kept: readonly DoseRow[],
): Date | undefined {
  const own = kept.filter(({ medicationId }) => medicationId === medication.id);
  const open = own
    .filter(({ missedAt, status }) => !status && !missedAt)
    .flatMap(({ dueAt }) => dueAt ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
  if (open[0] || !medication.nextDueAt) return open[0];
  const answered = new Set(own.map(({ dueAt }) => dueAt?.getTime()));
  let next = nextDose(medication, medication.nextDueAt);
  while (next && answered.has(next.getTime())) {
    next = nextDose(medication, new Date(next.getTime() + 1));
  }
  return next ?? undefined;
}

/** One or all of an elder's medicines; callers must have checked access. */
export async function showMedications(
  platform: Platform,
  access: ElderAccess,
  more: { locale: Locale; allergySources: readonly AllergySource[]; only?: string },
): Promise<Medication[]> {
  const { clock, db, translate } = platform;
  const { elderId } = access;
  const now = clock.now();
  const all = await findMedications(db, elderId);
  const taken = await countTaken(db, elderId, instantAt(dayInKigali(now), '00:00'));
  const near = {
    from: new Date(now.getTime() - dayInMs),
    before: new Date(now.getTime() + dayInMs),
  };
  const kept = await findDosesIn(db, elderId, near);
  const takenLately = Map.groupBy(
    kept.filter(({ at, dueAt, status }) => !dueAt && status === 'taken' && at && at > near.from),
    ({ medicationId }) => medicationId,
  );
  const nextDoses = new Map(
    all.flatMap((row): [string, Date][] => {
      const next = nextOpenDose(row, kept);
      return next ? [[row.id, next]] : [];
    }),
  );
  const allergies = await readAllergies(db, elderId, more.allergySources);
  const mayWrite = may(access, 'health:write');
  const facts = {
    now,
    locale: more.locale,
    translate,
    mayWrite,
    allergies,
    all,
    taken,
    takenLately,
    nextDoses,
  };
  return all
    .filter(({ id }) => more.only === undefined || id === more.only)
    .map((row) => presentMedication(row, facts))
    .sort((one, other) => rankOf(one) - rankOf(other) || endedAfter(one, other));
}

/** All texts about an elder's allergies. */
export async function readAllergies(
  db: Db,
  elderId: string,
  sources: readonly AllergySource[],
): Promise<KnownAllergy[]> {
  const texts: KnownAllergy[] = [];
  // One after the other, because a transaction has one connection.
  for (const read of sources) texts.push(...(await read(db, elderId)));
  return texts;
}

const rankOf = ({ status }: Medication): number => (status === 'active' ? 0 : 1);

function endedAfter(one: Medication, other: Medication): number {
  if (one.status === 'active') return 0;
  const end = ({ endsOn, stoppedAt }: Medication) => stoppedAt ?? endsOn ?? '';
  return end(other).localeCompare(end(one));
}
