import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { gravityOf, type VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import { alertableMs, quietAfterTellingMs } from './alerts.policy.ts';
import { type AlertRow, findOpenAlert, insertAlert, updateAlert, wasTold } from './alerts.repo.ts';

/** A reading, as far as alerts need it. */
export interface AlertingReading extends Pick<ReadingRow, 'elderId' | 'takenAt' | 'value'> {
  readonly kind: VitalKind;
  readonly second: number | null;
  readonly status: VitalStatus;
}

/** The alert of a reading, and whether to tell the circle now. */
export interface Raised {
  readonly alert: AlertRow;
  readonly news: boolean;
}

/**
 * Raises an alert for an abnormal reading, or adds the reading to the open one. Runs in the
 * transaction that stores the reading, with the elder's readings locked. Null when the reading is
 * normal or too old.
 */
export async function raiseAlert(
  tx: Tx,
  reading: AlertingReading,
  now: Date,
): Promise<Raised | null> {
  const { elderId, kind, second, takenAt, value } = reading;
  const { direction, level } = reading.status;
  if (level === 'normal' || !direction) return null;
  if (takenAt.getTime() <= now.getTime() - alertableMs) return null;
  const what = { elderId, kind, direction };
  const open = await findOpenAlert(tx, what);
  const worse = !open || gravityOf(level) > gravityOf(open.level);
  const shown = worse || (level === open.level && takenAt >= open.takenAt);
  const alert = open
    ? await updateAlert(tx, open.id, {
        readings: open.readings + 1,
        since: new Date(Math.min(takenAt.getTime(), open.since.getTime())),
        ...(shown ? { level, value, second, takenAt } : {}),
        // Having been told of a `watch` level does not count as told of an urgent one.
        ...(worse ? { toldAt: null } : {}),
      })
    : await insertAlert(tx, {
        id: newId(),
        ...what,
        level,
        value,
        second,
        takenAt,
        since: takenAt,
        readings: 1,
        raisedAt: now,
      });
  const urgentOnly = level === 'urgent';
  const quietSince = new Date(now.getTime() - quietAfterTellingMs[level]);
  if (await wasTold(tx, { ...what, urgentOnly }, quietSince)) return { alert, news: false };
  return { alert: await updateAlert(tx, alert.id, { toldAt: now }), news: true };
}
