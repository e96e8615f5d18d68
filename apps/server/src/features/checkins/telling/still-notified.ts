import type { Tx } from '../../../platform/db/tx.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';

/** Who of those that were told may still know: members and coordinators of now. */
export async function stillNotified(
  tx: Tx,
  elderId: string,
): Promise<(personId: string) => boolean> {
  const members = new Set(await circleWith(tx, elderId, 'alerts:receive'));
  const coordinators = new Set(await findPeopleWithRole(tx, 'ADMIN'));
  return (personId) => members.has(personId) || coordinators.has(personId);
}
