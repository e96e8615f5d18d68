import type { Db } from '../../platform/db/database.ts';
import { findRecordEntries } from './record.repo.ts';

/** The names of what an elder does not bear, from the record; for callers that asked the circle. */
export async function recordedAllergies(db: Db, elderId: string): Promise<string[]> {
  const entries = await findRecordEntries(db, elderId);
  return entries.flatMap(({ content, kind }) =>
    kind === 'allergy' && 'substance' in content ? [content.substance] : [],
  );
}
