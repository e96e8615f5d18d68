import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { AccessEntry, AccessHead } from './access-log.repo.ts';

type Link = Pick<AccessEntry, 'actorId' | 'at' | 'by' | 'elderId' | 'id' | 'seq' | 'subject'>;

/** The hash that precedes the first link of each chain. */
const beginning = '';

/**
 * A key that only the server has, so that write access to the database is not enough to forge a
 * chain. One key per purpose (NIST SP 800-57, 5.2).
 */
const keyOf = ({ config }: Pick<Platform, 'config'>): Buffer =>
  createHmac('sha256', config.sessionSecret).update('access-log').digest();

/** The hash of a link: HMAC-SHA-256 over its content and the previous hash, in hexadecimal. */
export function linkHash(
  platform: Pick<Platform, 'config'>,
  before: string | undefined,
  { actorId, at, by, elderId, id, seq, subject }: Link,
): string {
  const content = [before ?? beginning, id, elderId, seq, actorId, subject, by, at.toISOString()];
  return createHmac('sha256', keyOf(platform)).update(JSON.stringify(content)).digest('hex');
}

/** The seal of a chain's end: binds its length to its last hash, so that truncation is detected. */
export function headSeal(
  platform: Pick<Platform, 'config'>,
  { elderId, hash, seq }: Omit<AccessHead, 'seal'>,
): string {
  const content = JSON.stringify(['head', elderId, seq, hash]);
  return createHmac('sha256', keyOf(platform)).update(content).digest('hex');
}

/**
 * Verifies a chain from its start, in chunks. `next` returns whether these entries continue it
 * unaltered; `endsAt` whether the chain is then complete.
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

/** Whether a whole chain, oldest entry first, is unaltered and complete. */
export function isIntact(
  platform: Pick<Platform, 'config'>,
  entries: readonly AccessEntry[],
  head: AccessHead | null,
): boolean {
  const follow = chainFollower(platform);
  return follow.next(entries) && follow.endsAt(head);
}
