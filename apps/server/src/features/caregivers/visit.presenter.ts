import { hourInMs } from '@hafi/base/time';
import { amendHours } from '@hafi/contract/caregivers/care-terms';
import type { CareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type EntryRow, findEntriesOf, type VisitRow } from './visits.repo.ts';

/** Whether a person may correct a visit now: its caregiver, for a limited time. */
export function mayAmend(visit: VisitRow, personId: string, now: Date): boolean {
  const { caregiverId, finishedAt } = visit;
  if (caregiverId !== personId || finishedAt === null) return false;
  return now.getTime() - finishedAt.getTime() <= amendHours * hourInMs;
}

const said = ({ arrivedAt, condition, leftAt, note, tasks }: VisitRow | EntryRow) => ({
  arrivedAt: arrivedAt.toISOString(),
  leftAt: leftAt?.toISOString() ?? null,
  tasks,
  condition,
  note,
});

/** Presents visits with their former versions. */
export async function presentVisits(
  db: Db,
  visits: readonly VisitRow[],
  reader: { readonly personId: string; readonly now: Date },
): Promise<CareVisit[]> {
  const people = await findPeople(db, [...new Set(visits.map((visit) => visit.caregiverId))]);
  const entries = Map.groupBy(
    await findEntriesOf(
      db,
      visits.map(({ id }) => id),
    ),
    ({ visitId }) => visitId,
  );
  return visits.map((visit) => {
    const complete = (entries.get(visit.id) ?? []).filter(({ leftAt }) => leftAt !== null);
    return {
      id: visit.id,
      caregiver: { id: visit.caregiverId, name: people.get(visit.caregiverId)?.name ?? '' },
      planned: visit.scheduleId !== null,
      ...said(visit),
      earlier: complete.slice(1).map((entry) => ({
        ...said(entry),
        saidAt: entry.saidAt.toISOString(),
      })),
      amendedAt: visit.amendedAt?.toISOString() ?? null,
      can: { amend: mayAmend(visit, reader.personId, reader.now) },
    };
  });
}
