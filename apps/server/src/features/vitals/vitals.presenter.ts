import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';
import type { Db } from '../../platform/db/database.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { type ElderAccess, may, mayDecide } from '../circle/circle.public.ts';
import type { NoticeValues } from '../notifications/notifications.public.ts';
import type { ReadingRow } from './readings.repo.ts';
import {
  kindOf,
  readContext,
  readLimits,
  readSource,
  readStatus,
  readValues,
} from './vital-codes.ts';

type People = ReadonlyMap<string, NameCard>;

const named = (people: People, id: string | null) => {
  const card = id === null ? undefined : people.get(id);
  return card ? { id: card.id, name: card.name } : null;
};

/**
 * Whether the person may mark a reading as wrong: its author, the elder, and who decides for the
 * elder.
 */
export const mayCorrect = (access: ElderAccess, row: Pick<ReadingRow, 'recordedBy'>): boolean =>
  may(access, 'health:write') && (row.recordedBy === access.personId || mayDecide(access));

export function presentReading(row: ReadingRow, access: ElderAccess, people: People): Reading {
  const kind = kindOf(row.kind);
  return {
    id: row.id,
    kind,
    loinc: vitalKinds[kind].loinc,
    ucum: vitalKinds[kind].ucum,
    values: readValues(row),
    ...readContext(row),
    status: readStatus(row.status),
    judgedBy: readLimits(row),
    takenAt: row.takenAt.toISOString(),
    dayOnly: row.dayOnly,
    recordedAt: row.recordedAt.toISOString(),
    recordedBy: named(people, row.recordedBy),
    source: readSource(row.source),
    deviceName: row.deviceName,
    state: row.withdrawnAt ? 'entered-in-error' : 'final',
    withdrawn: row.withdrawnAt && {
      at: row.withdrawnAt.toISOString(),
      by: named(people, row.withdrawnBy),
      corrected: row.replacedBy !== null,
    },
    mayCorrect: row.withdrawnAt === null && mayCorrect(access, row),
  };
}

/** Presents readings with the names of their authors, and of who marked them as wrong. */
export async function presentReadings(
  db: Db,
  rows: readonly ReadingRow[],
  access: ElderAccess,
): Promise<Reading[]> {
  const ids = rows.flatMap(({ recordedBy, withdrawnBy }) => [
    recordedBy,
    withdrawnBy ?? recordedBy,
  ]);
  const people = await findPeople(db, [...new Set(ids)]);
  return rows.map((row) => presentReading(row, access, people));
}

/** A measurement for a reader, without its unit: `185/112`, or a number as their language writes it. */
export function writtenValue(row: Parameters<typeof readValues>[0], locale: Locale): string {
  const values = readValues(row);
  if ('systolic' in values) return `${values.systolic}/${values.diastolic}`;
  return formatNumber(values.value, locale);
}

/** A measurement within a sentence: `185/112`, or a number that each language formats. */
export function measured(row: { value: number; second: number | null }): NoticeValues[string] {
  const values = readValues(row);
  if ('systolic' in values) return `${values.systolic}/${values.diastolic}`;
  return { number: values.value };
}
