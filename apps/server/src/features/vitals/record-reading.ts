import type { Tx } from '../../platform/db/tx.ts';
import { recordActivity } from '../notifications/notifications.public.ts';
import type { NewReadingRow } from './readings.repo.ts';
import { kindOf } from './vital-codes.ts';
import { measuredLines } from './vitals.messages.ts';
import { measured } from './vitals.presenter.ts';

/** Tells of a reading in the recent activity of its elder, at the time at which it was taken. */
export function recordReading(
  tx: Tx,
  row: NewReadingRow & { readonly second: number | null },
): Promise<void> {
  return recordActivity(tx, {
    about: row.elderId,
    by: row.recordedBy,
    kind: 'reading',
    text: measuredLines[kindOf(row.kind)],
    values: { reading: measured(row) },
    ref: row.id,
    at: row.takenAt,
  });
}
