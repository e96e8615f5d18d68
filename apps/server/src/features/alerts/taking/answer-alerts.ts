import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AlertRow, findOpenAlerts } from '../alerts.repo.ts';
import { type Closing, endAlert } from './end-alert.ts';
import { lookAfter } from './looking-after.ts';

/** What a doctor did about an elder: from when it can have answered an alert, and how that ended. */
interface Answer {
  readonly elderId: string;
  readonly doctorId: string;
  /** Alerts that began after this were not answered by it. */
  readonly until: Date;
  /** How the alerts ended; null where the doctor only answered them. */
  readonly closing: Closing | null;
}

/**
 * A doctor's signed note or finished visit answers the urgent alerts that stood before it: the
 * doctor looks after what nobody does, or ends it where they say how it ended.
 */
export async function answerAlerts(
  platform: Platform,
  tx: Tx,
  { closing, doctorId, elderId, until }: Answer,
): Promise<void> {
  const isAnswered = ({ endedAt, level, since }: AlertRow) =>
    level === 'urgent' && !endedAt && since <= until;
  for (const alert of (await findOpenAlerts(tx, [elderId])).filter(isAnswered)) {
    if (closing) await endAlert(platform, tx, alert, { ...closing, by: doctorId });
    else await lookAfter(platform, tx, alert, doctorId);
  }
}
