import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { enterCircle, tellWriting } from '../circle/circle.public.ts';
import { acknowledge, closeWithNote, findAlert } from './alerts.repo.ts';
import { announceReading } from './tell-alert.ts';

/**
 * Closes an urgent alert with a note, as somebody who may write the elder's health and knows how it
 * ended. Who closes it has seen it. The circle is told, and it stands in the elder's log. The first
 * note stays; idempotent.
 * @throws Problem not-found
 */
export async function closeAlert(
  platform: Platform,
  caller: Caller,
  { alertId, elderId, note }: { alertId: string; elderId: string; note: string },
): Promise<void> {
  const { clock, db } = platform;
  const { access, around } = await enterCircle(platform, caller, elderId, 'health:write');
  const found = await findAlert(db, elderId, alertId);
  if (!found) throw new Problem(coreErrors['not-found']);
  const at = clock.now();
  const { personId } = caller;
  await inTransaction(platform, async (tx) => {
    const by = { endedAt: at, endedBy: personId, endNote: note };
    if (!(await closeWithNote(tx, alertId, by))) return;
    await acknowledge(tx, alertId, { acknowledgedAt: at, acknowledgedBy: personId });
    await tellWriting(platform, tx, access, {
      writing: 'alertClosed',
      ref: alertId,
      link: links.alert(alertId, elderId),
    });
    announceReading(tx, around);
  });
}
