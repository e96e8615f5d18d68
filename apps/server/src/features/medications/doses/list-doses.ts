import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import type { Dose, DoseDay } from '@hafi/contract/medications/medication.schemas';
import { dosesBetween } from '@hafi/contract/medications/schedule';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { may, openHealth } from '../../circle/circle.public.ts';
import { findMedications, type MedicationRow } from '../medications.repo.ts';
import { presentDose } from './dose.presenter.ts';
import { type DoseRow, findDosesIn, type Span } from './doses.repo.ts';

/** A medicine's scheduled doses in a time span that have no row yet. */
export function plannedIn(
  medication: MedicationRow,
  { from, before }: Span,
  kept: readonly DoseRow[],
): Date[] {
  const { id, nextDueAt } = medication;
  if (!nextDueAt) return [];
  const known = new Set(
    kept.filter(({ medicationId }) => medicationId === id).map(({ dueAt }) => dueAt?.getTime()),
  );
  const start = nextDueAt > from ? nextDueAt : from;
  return dosesBetween(medication, start, before).filter((due) => !known.has(due.getTime()));
}

const whenOf = ({ at, dueAt }: Dose): string => dueAt ?? at ?? '';

/** An elder's doses of a day; callers must have checked access. */
export async function dosesOfDay(
  db: Db,
  elderId: string,
  reader: { readonly day: string; readonly now: Date; personId: string; mayWrite: boolean },
): Promise<Dose[]> {
  const span = spanOfDay(reader.day);
  const medications = await findMedications(db, elderId);
  const kept = await findDosesIn(db, elderId, span);
  const recorders = kept.flatMap(({ recordedBy }) => recordedBy ?? []);
  const names = await findPeople(db, [...new Set(recorders)]);
  return medications
    .flatMap((medication) => {
      const own = kept.filter(({ medicationId }) => medicationId === medication.id);
      const { dosage, pillsPerDose: pills } = medication;
      const planned = plannedIn(medication, span, own).map((dueAt) => ({ dueAt, dosage, pills }));
      return [...own, ...planned].map((row) => presentDose(row, medication, { ...reader, names }));
    })
    .sort((one, other) =>
      whenOf(one) === whenOf(other)
        ? one.name.localeCompare(other.name)
        : whenOf(one).localeCompare(whenOf(other)),
    );
}

/**
 * An elder's doses of one day, today by default.
 * @throws Problem not-found without access to the elder
 */
export async function listDoses(
  platform: Platform,
  principal: Principal,
  requested: { readonly elderId: string; readonly day: string | undefined },
): Promise<DoseDay> {
  const { elderId } = requested;
  const access = await openHealth(platform, principal, elderId, 'medications');
  const now = platform.clock.now();
  const day = requested.day ?? dayInKigali(now);
  const mayWrite = may(access, 'health:write');
  const reader = { day, now, personId: principal.personId, mayWrite };
  return { day, doses: await dosesOfDay(platform.db, elderId, reader) };
}
