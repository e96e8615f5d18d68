import type { HealthRecord } from '@hafi/contract/record/record.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, medicalCardOf } from '../accounts/accounts.public.ts';
import { may, openHealth } from '../circle/circle.public.ts';
import { entriesOf, findRecordEntries } from './record.repo.ts';
import { type Shown, showEntry } from './record-entries.ts';
import type { EntryKind } from './record-kinds.ts';

/**
 * An elder's whole record, for anyone who may read it.
 * @throws Problem not-found for everybody else
 */
export async function getRecord(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Omit<HealthRecord, 'conditions'> & { conditions: Shown<'condition'>[] }> {
  const access = await openHealth(platform, caller, elderId, 'record');
  const rows = await findRecordEntries(platform.db, elderId);
  const card = await medicalCardOf(platform.db, elderId);
  const writers = [...new Set(rows.map(({ recordedBy }) => recordedBy))];
  const names = await findPeople(platform.db, writers);
  const { bloodType, ...ownWords } = card;
  const of = <K extends EntryKind>(kind: K) =>
    entriesOf(rows, kind).map((row): Shown<K> => showEntry<K>(row, row.content, names));
  return {
    bloodType,
    ownWords,
    conditions: of('condition'),
    allergies: of('allergy'),
    coverages: of('coverage'),
    mayWrite: may(access, 'health:write'),
  };
}
