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
  await tellWhereWorking(platform, tx, { by, personId, news: 'checkEnded', values: {} });
}

/**
 * Tells the same people that somebody has another name than `before`, which a coordinator has compared
 * with the papers. Nothing changes in the circle.
 */
export async function tellMemberRenamed(
  platform: Platform,
  tx: Tx,
  { before, personId }: { readonly before: string; readonly personId: string },
): Promise<void> {
  await tellWhereWorking(platform, tx, { by: null, personId, news: 'renamed', values: { before } });
}

async function tellWhereWorking(
  platform: Platform,
  tx: Tx,
  notified: {
    readonly by: string | null;
    readonly personId: string;
    readonly news: 'checkEnded' | 'renamed';
    readonly values: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { by, news, personId, values } = notified;
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
      news,
      names: { person: personId },
      values: { ...values, phone: supportContact.phone },
    });
    tx.changed(['circle', 'notifications'], to);
  }
}
