import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import {
  alertableMs,
  climbMs,
  crisisMs,
  emergencyMs,
  quietAfterTellingMs,
} from './alerts.policy.ts';
import { type AlertRow, findOpenOf, insertAlert, updateAlert, wasNotified } from './alerts.repo.ts';

/** A reading, or what several say together, as far as alerts need it. */
export interface AlertingReading extends Pick<ReadingRow, 'elderId' | 'takenAt' | 'value'> {
  readonly kind: AlertKind;
  readonly second: number | null;
  readonly status: VitalStatus;
  readonly judgedBy: OwnLimits | null;
}

/** The alert of a reading, and whether to tell the circle now. */
export interface Raised {
  readonly alert: AlertRow;
  readonly news: boolean;
}

/**
 * The alert that a reading joins. An urgent reading joins only an urgent alert of the same hour
 * that has not ended; a `watch` reading joins the `watch` alert that nobody has acknowledged, or
 * else an urgent one.
 */
function joined(open: readonly AlertRow[], { status, takenAt }: AlertingReading) {
  if (status.level === 'urgent') {
    return open.find(
      ({ endedAt, level, takenAt: at }) =>
        level === 'urgent' && !endedAt && Math.abs(at.getTime() - takenAt.getTime()) <= crisisMs,
    );
  }
  const unseen = open.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  return (
    unseen.find(({ level }) => level === 'watch') ?? unseen.find(({ endedAt }) => endedAt === null)
  );
}

/** Whether an alert climbs while nobody acknowledges it: an urgent one that is not a day old. */
const climbs = ({ status, takenAt }: AlertingReading, now: Date) =>
  status.level === 'urgent' && now.getTime() - takenAt.getTime() < emergencyMs;

/**
 * Raises an alert for an abnormal reading, or adds the reading to a standing one. Runs in the
 * transaction that stores the reading, with the elder's readings locked. Null when the reading is
 * normal or too old.
 */
export async function raiseAlert(
  tx: Tx,
  reading: AlertingReading,
  now: Date,
): Promise<Raised | null> {
  const { elderId, judgedBy, kind, second, takenAt, value } = reading;
  const { direction, level } = reading.status;
  if (level === 'normal' || !direction) return null;
  if (takenAt.getTime() <= now.getTime() - alertableMs) return null;
  const what = { elderId, kind, direction };
  const open = joined(await findOpenOf(tx, what), reading);
  const shown = open && level === open.level && takenAt >= open.takenAt;
  const alert = open
    ? await updateAlert(tx, open.id, {
        readings: open.readings + 1,
        since: new Date(Math.min(takenAt.getTime(), open.since.getTime())),
        ...(shown ? { value, second, takenAt, judgedBy } : {}),
      })
    : await insertAlert(tx, {
        id: newId(),
        ...what,
        level,
        judgedBy,
        value,
        second,
        takenAt,
        since: takenAt,
        readings: 1,
        raisedAt: now,
        climbAt: climbs(reading, now) ? new Date(now.getTime() + climbMs) : null,
      });
  const urgentOnly = level === 'urgent';
  const quietSince = new Date(now.getTime() - quietAfterTellingMs[level]);
  if (await wasNotified(tx, { ...what, urgentOnly }, quietSince)) return { alert, news: false };
  return { alert: await updateAlert(tx, alert.id, { toldAt: now }), news: true };
}
