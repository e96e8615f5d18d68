import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chainFollower } from './access-chain.ts';
import { findEnd, findLinks } from './access-log.repo.ts';

const batch = 1000;

/**
 * Whether an elder's whole access log is unaltered. As {@link isIntact}, but reads a thousand
 * entries at a time. Ignores entries that are added meanwhile.
 */
export async function isChainIntact(
  platform: Pick<Platform, 'config'>,
  db: Db,
  elderId: string,
): Promise<boolean> {
  const { head, lastSeq } = await findEnd(db, elderId);
  const end = head?.seq ?? 0;
  // Entries beyond the head were inserted bypassing the server.
  if (lastSeq !== end) return false;
  const follow = chainFollower(platform);
  for (let after = 0; after < end; after += batch) {
    const links = await findLinks(db, elderId, after, Math.min(batch, end - after));
    if (!follow.next(links)) return false;
  }
  return follow.endsAt(head);
}
