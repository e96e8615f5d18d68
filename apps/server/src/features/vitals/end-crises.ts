import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { Tx } from '../../platform/db/tx.ts';
import {
  type AlertRow,
  findEndedBy,
  findUrgentBefore,
  updateAlert,
} from '../alerts/alerts.public.ts';
import { findNormalAfter, type ReadingRow } from './readings.repo.ts';

/** Ends the urgent alerts of a vital that a normal reading came after. */
export async function endCrises(
  tx: Tx,
  normal: Pick<ReadingRow, 'elderId' | 'id' | 'takenAt'> & { readonly kind: VitalKind },
): Promise<void> {
  const { id, takenAt } = normal;
  for (const alert of await findUrgentBefore(tx, normal, takenAt)) {
    await updateAlert(tx, alert.id, { endedAt: takenAt, endedReading: id });
  }
}

/**
 * Finds again whether a normal reading ended an alert, after its readings changed or one of them
 * arrived late. What somebody closed with a note stays closed; what is no vital stands until the
 * next observation.
 */
export async function reviewEnd(tx: Tx, alert: AlertRow): Promise<void> {
  if (alert.endedBy) return;
  const { elderId, kind, takenAt } = alert;
  const normal =
    alert.level === 'urgent' && isVital(kind)
      ? await findNormalAfter(tx, { elderId, kind, takenAt })
      : undefined;
  await updateAlert(tx, alert.id, {
    endedAt: normal?.takenAt ?? null,
    endedReading: normal?.id ?? null,
  });
}

/** Reviews the alerts that a reading ended which is wrong. */
export async function reviewEndedBy(
  tx: Tx,
  { elderId, id }: Pick<ReadingRow, 'elderId' | 'id'>,
): Promise<void> {
  for (const alert of await findEndedBy(tx, elderId, id)) await reviewEnd(tx, alert);
}
