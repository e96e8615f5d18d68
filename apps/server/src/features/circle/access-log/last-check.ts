import { hourInMs } from '@hafi/base/time';
import type { Db } from '../../../platform/db/database.ts';
import { sumUpChecks } from './access-log.repo.ts';

/** A nightly check is overdue after so long, in milliseconds: a day, and two hours to run. */
const overdueAfter = 26 * hourInMs;

/** What the last nightly check of all access logs found; null when there was none. */
export async function lastCheckOfLogs(db: Db, now: Date) {
  const sum = await sumUpChecks(db);
  if (!sum) return null;
  const { altered, checked, oldest } = sum;
  const overdue = now.getTime() - oldest.getTime() > overdueAfter;
  return { checkedAt: oldest.toISOString(), checked, altered, overdue };
}
