import type { OpenAlert } from '@hafi/contract/alerts/glance.schemas';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { readValues } from '../vitals/vitals.public.ts';
import type { AlertRow } from './alerts.repo.ts';
import { lastViewers } from './last-viewers.ts';

const whatOf = (row: AlertRow): OpenAlert['what'] => {
  const { direction, judgedBy, kind } = row;
  return { kind, direction, judgedBy, values: readValues(row) };
};

/**
 * Standing alerts in the line of an elder, the gravest and latest first: since when, and who is on
 * it. What was measured only for who `sees` it; callers must have checked access.
 */
export async function openAlertOf(
  platform: Platform,
  rows: readonly AlertRow[],
  { readerId, sees }: { readonly readerId: string; readonly sees: boolean },
): Promise<OpenAlert[]> {
  const viewers = sees ? await lastViewers(platform, rows, readerId) : new Map();
  const people = await findPeople(
    platform.db,
    rows.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []),
  );
  return rows
    .toSorted((one, other) => one.level.localeCompare(other.level))
    .map((row) => {
      const acting = people.get(row.acknowledgedBy ?? '');
      return {
        id: row.id,
        level: row.level,
        since: row.since.toISOString(),
        acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
        acknowledgedBy: acting ? { id: acting.id, name: acting.name } : null,
        what: sees ? whatOf(row) : null,
        seen: viewers.get(row.id) ?? null,
      };
    });
}
