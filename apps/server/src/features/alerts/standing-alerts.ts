import type { StandingAlert } from '@hafi/contract/alerts/glance.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { readValues } from '../vitals/vitals.public.ts';
import { type AlertPersonRow, findAlertPeople } from './alert-people.repo.ts';
import type { AlertRow } from './alerts.repo.ts';

const bySeen = (one: AlertPersonRow, other: AlertPersonRow) =>
  Number(other.seenAt) - Number(one.seenAt);

const whatOf = (row: AlertRow): StandingAlert['what'] => {
  const { direction, judgedBy, kind } = row;
  return { kind, direction, judgedBy, values: readValues(row) };
};

/**
 * Standing alerts in the line of an elder, the gravest and latest first: since when, and who is on
 * it. What was measured only for who `sees` it; callers must have checked access.
 */
export async function standingOf(
  db: Db,
  rows: readonly AlertRow[],
  { readerId, sees }: { readonly readerId: string; readonly sees: boolean },
): Promise<StandingAlert[]> {
  const seenBy = (
    await findAlertPeople(
      db,
      rows.map(({ id }) => id),
    )
  )
    .filter(({ personId, seenAt }) => seenAt !== null && personId !== readerId)
    .sort(bySeen);
  const people = await findPeople(db, [
    ...rows.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []),
    ...seenBy.map(({ personId }) => personId),
  ]);
  return rows
    .toSorted((one, other) => one.level.localeCompare(other.level))
    .map((row) => {
      const acting = people.get(row.acknowledgedBy ?? '');
      const last = seenBy.find(
        ({ alertId, personId }) => alertId === row.id && personId !== row.elderId,
      );
      const viewer = people.get(last?.personId ?? '');
      return {
        id: row.id,
        level: row.level,
        since: row.since.toISOString(),
        acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
        acknowledgedBy: acting ? { id: acting.id, name: acting.name } : null,
        what: sees ? whatOf(row) : null,
        seen:
          sees && viewer && last?.seenAt
            ? { name: viewer.name, at: last.seenAt.toISOString() }
            : null,
      };
    });
}
