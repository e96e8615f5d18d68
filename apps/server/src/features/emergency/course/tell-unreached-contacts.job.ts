import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import {
  findDeliveries,
  type OutgoingNotice,
  tellMany,
} from '../../notifications/notifications.public.ts';
import { callTitles, unreachedContact } from '../emergency.messages.ts';
import { answerOf } from '../view/knowing.ts';
import { findElders } from './elders.ts';
import { lockStillOpen } from './emergencies.repo.ts';
import {
  type CalledResponder,
  carrierOf,
  lockSilentContacts,
  updateResponder,
} from './responders.repo.ts';
import { whoOf } from './write-call.ts';

/** The key of its notice to a coordinator; `id` is that of the row of the contact. */
export const unreachedKey = (id: string, personId: string): string =>
  `emergency:${id}:unreached:${personId}`;

/** Those to whom no channel brings the call, and none is being tried. */
async function unreachedOf(tx: Tx, rows: readonly CalledResponder[]): Promise<CalledResponder[]> {
  const deliveries = await findDeliveries(
    tx,
    rows.flatMap((row) => carrierOf(row) ?? []),
  );
  return rows.filter((row) => {
    const delivery = deliveries.get(carrierOf(row) ?? '');
    if (!delivery || answerOf(row)) return false;
    return delivery.isGivenUp && delivery.sentAt === null && !delivery.wasWithdrawn;
  });
}

/**
 * Tells the coordinators, once, that no message reaches a contact without an account, whom they can
 * call: there is no notice of theirs that would be listed as not arrived.
 */
export const tellUnreachedContactsWork = (platform: Platform): BatchWork<CalledResponder> => ({
  id: 'emergency.tell-unreached-contacts',
  everySeconds: 5,
  batch: 100,
  take: lockSilentContacts,
  async handle(tx, rows, now) {
    const found = await unreachedOf(tx, rows);
    if (found.length === 0) return;
    // Whoever ends a call has its lock, and then finds what was told here, and tells its end.
    const goOn = await lockStillOpen(
      tx,
      found.map(({ emergencyId }) => emergencyId),
    );
    const unreached = found.filter(({ emergencyId }) => goOn.has(emergencyId));
    if (unreached.length === 0) return;
    const elders = await findElders(
      tx,
      unreached.map(({ elderId }) => elderId),
    );
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    const noticeOf = (row: CalledResponder, personId: string): OutgoingNotice => ({
      personId,
      type: 'emergency',
      priority: 'high',
      title: callTitles.news,
      text: unreachedContact,
      values: {
        who: whoOf({ elder: elders.get(row.elderId) }),
        contact: row.name ?? '',
        phone: row.phone ?? '',
      },
      link: links.emergency(row.emergencyId, row.elderId),
      at: now,
      dedupeKey: unreachedKey(row.id, personId),
    });
    await tellMany(platform, tx, {
      by: null,
      notices: unreached.flatMap((row) => coordinators.map((personId) => noticeOf(row, personId))),
    });
    for (const { id } of unreached) await updateResponder(tx, id, { unreachedAt: now });
  },
});
