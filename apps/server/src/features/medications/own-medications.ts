import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findAllDosesOf } from './doses/doses.repo.ts';
import { findEveryChange } from './medication-changes.repo.ts';
import { deleteMedicationsOf, findMedications } from './medications.repo.ts';

/** A person's medicines and doses as personal data; erased with the account. */
export const medicationData: readonly PersonalData[] = [
  {
    name: 'medications',
    read: async (db, personId) =>
      (await findMedications(db, personId)).map((row) => ({
        id: row.id,
        name: row.name,
        dosage: row.dosage,
        type: row.form,
        note: row.note,
        schedule: JSON.stringify(row.schedule),
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        pillsPerDose: row.pillsPerDose,
        pills: row.pills,
        meal: row.meal,
        createdAt: dataTime(row.createdAt),
        stoppedAt: dataTime(row.stoppedAt),
        why: row.stopReason,
      })),
    erase: deleteMedicationsOf,
  },
  {
    name: 'medicationChanges',
    read: async (db, personId) =>
      (await findEveryChange(db, personId)).map((row) => ({
        id: row.id,
        name: row.name,
        type: row.kind,
        was: JSON.stringify(row.was),
        now: JSON.stringify(row.now),
        pills: row.bought,
        why: row.reason,
        createdAt: dataTime(row.at),
      })),
  },
  {
    name: 'doses',
    read: async (db, personId) => {
      const names = new Map((await findMedications(db, personId)).map((row) => [row.id, row.name]));
      return (await findAllDosesOf(db, personId)).map((row) => ({
        id: row.id,
        name: names.get(row.medicationId) ?? '',
        dosage: row.dosage,
        pills: row.pills,
        dueAt: dataTime(row.dueAt),
        status: row.status ?? (row.missedAt ? 'missed' : null),
        at: dataTime(row.at),
        why: row.reason,
        remindedAt: dataTime(row.remindedAt),
      }));
    },
  },
];
