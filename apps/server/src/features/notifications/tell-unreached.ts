import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeopleWithRole } from '../accounts/accounts.public.ts';
import { unreachedTexts } from './notifications.messages.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { tellMany } from './tell.ts';
import { insertUnreached } from './unreached.repo.ts';

/** Lists urgent notices that reached nobody, and tells the coordinators, once for each. */
export async function tellUnreached(
  platform: Platform,
  tx: Tx,
  notices: readonly NotificationRow[],
): Promise<void> {
  if (notices.length === 0) return;
  const now = platform.clock.now();
  await insertUnreached(
    tx,
    notices.map(({ createdAt, id, personId }) => ({ id, personId, since: createdAt, toldAt: now })),
  );
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  await tellMany(platform, tx, {
    by: null,
    notices: notices.flatMap((notice) =>
      coordinators.map((personId) => ({
        ...unreachedTexts,
        personId,
        type: 'emergency' as const,
        priority: 'high' as const,
        at: now,
        link: links.admin,
        dedupeKey: `unreached:${notice.id}:${personId}`,
      })),
    ),
  });
  tx.changed(['admin', 'notifications'], coordinators);
}
