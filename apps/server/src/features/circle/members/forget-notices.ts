import { alertsShownBy, type Permission } from '@hafi/contract/circle/circle-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import { forgetNoticesAbout } from '../../notifications/notifications.public.ts';

const shown = ['nothing', 'that', 'values'];

/**
 * Takes out of a person's bell what a lost permission had let them read: all of it when they leave
 * the circle (`after` is null), what is about the elder's health when they may no longer read it, or see what an alert says.
 */
export async function forgetNotices(
  tx: Tx,
  {
    after,
    before,
    elderId,
    personId,
  }: {
    readonly elderId: string;
    readonly personId: string;
    readonly before: readonly Permission[];
    readonly after: readonly Permission[] | null;
  },
): Promise<void> {
  if (after === null) return forgetNoticesAbout(tx, personId, elderId, false);
  const rank = (held: readonly Permission[]) => shown.indexOf(alertsShownBy(held));
  const lost = before.includes('health:read') && !after.includes('health:read');
  if (lost || rank(after) < rank(before)) await forgetNoticesAbout(tx, personId, elderId, true);
}
