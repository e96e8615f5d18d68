import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { defaultRegion, type Region } from '@hafi/i18n/region';
import type { Caller } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachables, type Reachable } from '../accounts/accounts.public.ts';
import { writeValues } from '../notifications/notifications.public.ts';
import { measured, readValues } from '../vitals/vitals.public.ts';
import { findSteps } from './alert-steps.repo.ts';
import type { AlertRow } from './alerts.repo.ts';
import { lastViewers } from './last-viewers.ts';
import { alertText } from './measured.messages.ts';

/** The values of an alert's text. */
export const alertValues = (alert: AlertRow, elder: string) => ({
  elder,
  reading: measured(alert),
  date: { date: alert.takenAt.toISOString() },
  time: { time: alert.takenAt.toISOString() },
});

/**
 * Presents alerts in the reader's language, with the names of elders and of who acknowledged or
 * closed them. People in `known` are not queried again; `mayWrite` tells whose health the reader may
 * write.
 */
export async function presentAlerts(
  platform: Pick<Platform, 'clock' | 'db' | 'translate'>,
  rows: readonly AlertRow[],
  { locale, personId }: Pick<Caller, 'locale' | 'personId'>,
  {
    known = new Map(),
    mayWrite,
  }: {
    known?: ReadonlyMap<string, Reachable>;
    mayWrite: (elderId: string) => boolean;
  },
): Promise<HealthAlert[]> {
  if (rows.length === 0) return [];
  const { db, translate } = platform;
  const named = rows.flatMap(({ acknowledgedBy, elderId, endedBy }) => [
    elderId,
    acknowledgedBy ?? elderId,
    endedBy ?? elderId,
  ]);
  const unknown = new Set([personId, ...named].filter((id) => !known.has(id)));
  const people = new Map([...known, ...(await findReachables(db, [...unknown]))]);
  const steps = await findSteps(
    db,
    rows.map(({ id }) => id),
  );
  const viewers = await lastViewers(platform, rows, personId);
  const region: Region = people.get(personId)?.region ?? defaultRegion;
  const card = (id: string | null) => {
    const found = id === null ? undefined : people.get(id);
    return found ? { id: found.id, name: found.name } : null;
  };
  return rows.map((row) => {
    const name = people.get(row.elderId)?.name ?? '';
    const words = writeValues(alertValues(row, name), locale, region);
    return {
      id: row.id,
      elder: { id: row.elderId, name },
      kind: row.kind,
      level: row.level,
      direction: row.direction,
      judgedBy: row.judgedBy,
      values: readValues(row),
      takenAt: row.takenAt.toISOString(),
      since: row.since.toISOString(),
      readings: row.readings,
      raisedAt: row.raisedAt.toISOString(),
      message: translate(locale, alertText(row).id, words),
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      acknowledgedBy: card(row.acknowledgedBy),
      endedAt: row.endedAt?.toISOString() ?? null,
      endedBy: card(row.endedBy),
      endNote: row.endNote,
      outcome: row.outcome,
      place: row.place,
      seen: viewers.get(row.id) ?? null,
      steps: steps
        .filter(({ alertId }) => alertId === row.id)
        .map(({ at, people, step }) => ({ step, at: at.toISOString(), people })),
      mayClose: row.level === 'urgent' && row.endedAt === null && mayWrite(row.elderId),
    };
  });
}
