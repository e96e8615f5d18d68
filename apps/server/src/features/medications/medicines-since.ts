import type { Db } from '../../platform/db/database.ts';
import { findMedications } from './medications.repo.ts';

/** The medicines that others added and stopped after an instant; callers must have checked access. */
export async function medicinesSince(
  db: Db,
  elderId: string,
  { at, not }: { readonly at: Date; readonly not: string },
): Promise<{ added: string[]; stopped: string[] }> {
  const rows = await findMedications(db, elderId);
  const named = (row: (typeof rows)[number]) => `${row.name} ${row.dosage}`;
  return {
    added: rows
      .filter(({ createdAt, createdBy }) => createdAt > at && createdBy !== not)
      .map(named),
    stopped: rows
      .filter(({ stoppedAt, stoppedBy }) => stoppedAt && stoppedAt > at && stoppedBy !== not)
      .map(named),
  };
}
