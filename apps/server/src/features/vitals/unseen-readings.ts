import type { Db } from '../../platform/db/database.ts';
import { alertableMs, findOpenAlerts } from '../alerts/alerts.public.ts';
import { findReadingsOfAlerts, type ReadingRow } from './readings.repo.ts';

/**
 * Recent abnormal readings that nobody has acknowledged, or that are urgent and have not ended,
 * newest first.
 */
export async function findUnseen(db: Db, elderId: string, now: Date): Promise<ReadingRow[]> {
  const open = await findOpenAlerts(db, [elderId]);
  const since = new Date(now.getTime() - alertableMs);
  return findReadingsOfAlerts(db, elderId, { alertIds: open.map(({ id }) => id), since });
}
