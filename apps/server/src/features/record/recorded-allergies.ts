import type { Db } from '../../platform/db/database.ts';
import { findRecordEntries } from './record.repo.ts';

/** The names of an elder's allergies in the record; callers must have checked access. */
export async function recordedAllergies(db: Db, elderId: string): Promise<string[]> {
  const entries = await findRecordEntries(db, elderId);
  return entries.flatMap(({ content, kind }) =>
    kind === 'allergy' && 'substance' in content ? [content.substance] : [],
  );
}
