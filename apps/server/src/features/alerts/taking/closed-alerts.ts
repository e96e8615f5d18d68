import type { ClosedAlert } from '@hafi/contract/alerts/alert.schemas';
import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { readValues } from '../../vitals/vitals.public.ts';
import { findClosed } from '../alerts.repo.ts';

/**
 * How somebody closed the urgent alerts of these newest readings, the last closed first; callers
 * must have checked access.
 */
export async function closedOf(
  db: Db,
  elderId: string,
  latest: readonly Reading[],
): Promise<ClosedAlert[]> {
  const urgent = latest.filter(({ status }) => status.level === 'urgent');
  if (urgent.length === 0) return [];
  const rows = (await findClosed(db, elderId)).flatMap((row) => {
    const { endedAt } = row;
    const isOfIt = ({ kind, takenAt }: Reading) =>
      endedAt &&
      kind === row.kind &&
      Date.parse(takenAt) >= row.since.getTime() &&
      Date.parse(takenAt) <= endedAt.getTime();
    return endedAt && isVital(row.kind) && urgent.some(isOfIt) ? [{ row, endedAt }] : [];
  });
  const people = await findPeople(
    db,
    rows.flatMap(({ row }) => row.endedBy ?? []),
  );
  return rows
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime())
    .map(({ endedAt, row }) => {
      const who = people.get(row.endedBy ?? '');
      const { id, kind, outcome, place, takenAt } = row;
      return {
        id,
        kind,
        values: readValues(row),
        takenAt: takenAt.toISOString(),
        endedAt: endedAt.toISOString(),
        endedBy: who ? { id: who.id, name: who.name } : null,
        outcome,
        place,
      };
    });
}
