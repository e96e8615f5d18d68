import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { AccessEntry, AccessHead } from './access-log.repo.ts';

type Link = Pick<AccessEntry, 'actorId' | 'at' | 'by' | 'elderId' | 'id' | 'seq' | 'subject'>;

/** What the first link of each chain follows. */
const beginning = '';

/**
 * A key of the server's own: who can write to the database only cannot make a chain that fits.
 * One key for one purpose (NIST SP 800-57, 5.2).
 */
const keyOf = ({ config }: Pick<Platform, 'config'>): Buffer =>
  createHmac('sha256', config.sessionSecret).update('access-log').digest();

/** The hash of a link: HMAC-SHA-256 over its content and the hash before it, hexadecimal. */
export function linkHash(
  platform: Pick<Platform, 'config'>,
  before: string | undefined,
  { actorId, at, by, elderId, id, seq, subject }: Link,
): string {
  const content = [before ?? beginning, id, elderId, seq, actorId, subject, by, at.toISOString()];
  return createHmac('sha256', keyOf(platform)).update(JSON.stringify(content)).digest('hex');
}

/** Ties the length of the chain to its last hash, so that a cut-off end is seen. */
export function headSeal(
  platform: Pick<Platform, 'config'>,
  { elderId, hash, seq }: Omit<AccessHead, 'seal'>,
): string {
  const content = JSON.stringify(['head', elderId, seq, hash]);
  return createHmac('sha256', keyOf(platform)).update(content).digest('hex');
}

/**
 * Follows a chain from its beginning, some links at a time. `next` answers whether they are the
 * following ones and as they were written; `endsAt` whether the chain is complete with them.
 */
export function chainFollower(platform: Pick<Platform, 'config'>) {
  let before: string | undefined;
  let seq = 0;
  return {
    next(entries: readonly AccessEntry[]): boolean {
      for (const entry of entries) {
        seq += 1;
        if (entry.seq !== seq || linkHash(platform, before, entry) !== entry.hash) return false;
        before = entry.hash;
      }
      return true;
    },
    endsAt(head: AccessHead | null): boolean {
      if (!head) return seq === 0;
      return headSeal(platform, head) === head.seal && head.seq === seq && head.hash === before;
    },
  };
}

/** Whether a whole chain, oldest first, is as it was written. */
export function isIntact(
  platform: Pick<Platform, 'config'>,
  entries: readonly AccessEntry[],
  head: AccessHead | null,
): boolean {
  const follow = chainFollower(platform);
  return follow.next(entries) && follow.endsAt(head);
}
