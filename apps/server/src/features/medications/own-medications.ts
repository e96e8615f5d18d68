import type { Schedule } from '@hafi/contract/medications/schedule';
import {
  type DataReader,
  type DataRecord,
  dataTime,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { findAllDosesOf } from './doses/doses.repo.ts';
import { frequencyWords } from './frequency-words.ts';
import { findEveryChange } from './medication-changes.repo.ts';
import { deleteMedicationsOf, findMedications } from './medications.repo.ts';

/** A stored value as plain data. */
const asData = (value: object): DataRecord => JSON.parse(JSON.stringify(value));

/** Writes the schedule in words. */
function inFrequencyWords(
  { schedule, ...record }: DataRecord,
  { locale, translate }: DataReader,
): DataRecord {
  if (schedule === undefined || schedule === null) return record;
  const words = frequencyWords(schedule as unknown as Schedule, locale, translate);
  return { ...record, schedule: words };
}

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
        schedule: asData(row.schedule),
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        pillsPerDose: row.pillsPerDose,
        pills: row.pills,
        meal: row.meal,
        createdAt: dataTime(row.createdAt),
        stoppedAt: dataTime(row.stoppedAt),
        why: row.stopReason,
      })),
    inWords: inFrequencyWords,
    erase: deleteMedicationsOf,
  },
  {
    name: 'medicationChanges',
    read: async (db, personId) =>
      (await findEveryChange(db, personId)).map((row) => ({
        id: row.id,
        name: row.name,
        type: row.kind,
        was: asData(row.was),
        now: asData(row.now),
        pills: row.bought,
        why: row.reason,
        createdAt: dataTime(row.at),
      })),
    inWords: ({ now, was, ...record }, reader) => ({
      ...record,
      was: inFrequencyWords(was as DataRecord, reader),
      now: inFrequencyWords(now as DataRecord, reader),
    }),
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
