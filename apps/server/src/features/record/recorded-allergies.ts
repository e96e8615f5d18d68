import type { Db } from '../../platform/db/database.ts';
import { entriesOf, findRecordEntries } from './record.repo.ts';

/** The allergies in an elder's record; callers must have checked access. */
export async function recordedAllergies(
  db: Db,
  elderId: string,
): Promise<{ readonly text: string; readonly medicine: boolean }[]> {
  const entries = entriesOf(await findRecordEntries(db, elderId), 'allergy');
  return entries.map(({ content: { kind, substance } }) => ({
    text: substance,
    medicine: kind === 'medication',
  }));
}
