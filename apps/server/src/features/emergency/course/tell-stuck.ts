import { links } from '@hafi/contract/core/links';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { callTitles, stuckText } from '../emergency.messages.ts';
import { announceEmergencies } from './announce.ts';
import { findElders } from './elders.ts';
import { lockEmergency } from './emergencies.repo.ts';
import { whoOf } from './write-call.ts';

/** The key of its notice to a coordinator. */
export const stuckKey = (id: string, personId: string): string =>
  `emergency:${id}:stuck:${personId}`;

/**
 * Tells the coordinators, once, that an emergency does not go on by itself because its next step
 * fails: nobody else would see to it. It is tried again all the same.
 */
export async function tellStuck(platform: Platform, id: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    // Locked, so that whoever ends it meanwhile finds what was told, and tells its end.
    const row = await lockEmergency(tx, id);
    if (!row || row.drill || hasEnded(row.state)) return;
    const { elderId, startedBy } = row;
    const elder = (await findElders(tx, [elderId])).get(elderId);
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    await tellMany(platform, tx, {
      by: null,
      notices: coordinators
        .filter((personId) => personId !== elderId && personId !== startedBy)
        .map((personId) => ({
          personId,
          type: 'emergency' as const,
          priority: 'high' as const,
          title: callTitles.call,
          text: stuckText,
          values: { who: whoOf({ elder }) },
          link: links.emergency(id, elderId),
          at: platform.clock.now(),
          dedupeKey: stuckKey(id, personId),
        })),
    });
    await announceEmergencies(tx, [row]);
  });
}
