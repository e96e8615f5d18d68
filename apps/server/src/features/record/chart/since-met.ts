import type { SinceMet } from '@hafi/contract/record/chart.contract';
import type { Db } from '../../../platform/db/database.ts';
import { countVisitsSince } from '../../caregivers/caregivers.public.ts';
import { countDoses, medicinesSince } from '../../medications/medications.public.ts';
import { signersSince } from '../../notes/notes.public.ts';
import { measuredSince } from '../../vitals/vitals.public.ts';
import { type EntryRow, entriesOf, findRecordEntries } from '../record.repo.ts';

/**
 * What changed about an elder since a doctor met them, without what that doctor did; callers must
 * have checked access.
 */
export async function sinceMet(
  db: Db,
  elderId: string,
  { at, doctor, now }: { readonly at: Date; readonly now: Date; readonly doctor: string },
): Promise<SinceMet> {
  const by = { at, not: doctor };
  const medicines = await medicinesSince(db, elderId, by);
  const doses = await countDoses(db, elderId, { from: at, before: now });
  const isNew = ({ createdAt, recordedBy }: EntryRow) => createdAt > at && recordedBy !== doctor;
  const entries = (await findRecordEntries(db, elderId)).filter(isNew);
  return {
    at: at.toISOString(),
    ...(await measuredSince(db, elderId, { at, now })),
    missedDoses: doses.reduce((sum, { missed }) => sum + missed, 0),
    newMedicines: medicines.added,
    stoppedMedicines: medicines.stopped,
    newProblems: entriesOf(entries, 'condition').map(({ content }) => content.name),
    newAllergies: entriesOf(entries, 'allergy').map(({ content }) => content.substance),
    notesBy: await signersSince(db, elderId, by),
    homeVisits: await countVisitsSince(db, elderId, at),
  };
}
