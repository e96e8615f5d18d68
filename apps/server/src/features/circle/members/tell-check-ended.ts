import type { Relation } from '@hafi/contract/circle/circle-terms';
import { supportContact } from '@hafi/contract/support/network';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decidersOf, tellCircle } from '../tell-circle.ts';
import { findMembers, findMemberships } from './members.repo.ts';

/** Those who stand in a circle because of their work. */
const working: readonly Relation[] = ['caregiver', 'doctor'];

/**
 * Tells the circles to which somebody belongs through their work that a coordinator no longer
 * confirms them, in the transaction that ends it: the elder, who decides, and who books. The
 * membership stays: the elder gave it, and decides whether it goes.
 */
export async function tellCheckEnded(
  platform: Platform,
  tx: Tx,
  { by, personId }: { readonly by: string | null; readonly personId: string },
): Promise<void> {
  for (const { elderId, relation } of await findMemberships(tx, personId)) {
    if (!working.includes(relation)) continue;
    const bookers = (await findMembers(tx, elderId))
      .filter(({ permissions }) => permissions.includes('bookings:manage'))
      .map((member) => member.personId);
    const to = [...(await decidersOf(tx, elderId)), ...bookers];
    await tellCircle(platform, tx, {
      elderId,
      to: to.filter((id) => id !== personId),
      by,
      news: 'checkEnded',
      names: { person: personId },
      values: { phone: supportContact.phone },
    });
    tx.changed(['circle', 'notifications'], to);
  }
}
