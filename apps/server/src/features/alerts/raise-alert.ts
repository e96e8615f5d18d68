import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { gravityOf, type VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import { alertableMs, quietAfterTellingMs } from './alerts.policy.ts';
import { type AlertRow, findOpenAlert, insertAlert, updateAlert, wasTold } from './alerts.repo.ts';

/** A reading as an alert sees it. */
export interface AlertingReading extends Pick<ReadingRow, 'elderId' | 'takenAt' | 'value'> {
  readonly kind: VitalKind;
  readonly second: number | null;
  readonly status: VitalStatus;
}

/** The alert of a reading, and whether the circle is to be told now. */
export interface Raised {
  readonly alert: AlertRow;
  readonly news: boolean;
}

/**
 * Raises an alert for an abnormal reading, or joins it to the one that waits to be seen; in the
 * transaction that keeps the reading, with the elder's readings locked. Null when it is normal or
 * too long ago.
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
        // Told of something to watch is not told of something urgent.
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
