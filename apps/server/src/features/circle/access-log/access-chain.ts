import { createHmac } from 'node:crypto';
import type { Key } from '../../../platform/config/key-ring.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccessCheck, AccessEntry, AccessHead } from './access-log.repo.ts';

type Link = Pick<AccessEntry, 'actorId' | 'at' | 'by' | 'elderId' | 'id' | 'seq' | 'subject'>;

/** The hash that precedes the first link of each chain. */
const beginning = '';

/**
 * A key that only the server has, so that write access to the database is not enough to forge a
 * chain. One key per purpose (NIST SP 800-57, 5.2).
 */
const keyOf = ({ secret }: Key): Buffer =>
  createHmac('sha256', secret).update('access-log').digest();

function linkHashBy(
  key: Key,
  before: string | undefined,
  { actorId, at, by, elderId, id, seq, subject }: Link,
): string {
  const content = [before ?? beginning, id, elderId, seq, actorId, subject, by, at.toISOString()];
  return createHmac('sha256', keyOf(key)).update(JSON.stringify(content)).digest('hex');
}

function headSealBy(key: Key, { elderId, hash, seq }: Omit<AccessHead, 'seal'>): string {
  const content = JSON.stringify(['head', elderId, seq, hash]);
  return createHmac('sha256', keyOf(key)).update(content).digest('hex');
}

/**
 * The hash of a link: HMAC-SHA-256 over its content and the previous hash, in hexadecimal, under the
 * newest key.
 */
export const linkHash = (
  { config }: Pick<Platform, 'config'>,
  before: string | undefined,
  link: Link,
): string => linkHashBy(config.keys.current, before, link);

/** The seal of a chain's end: binds its length to its last hash, so that truncation is detected. */
export const headSeal = (
  { config }: Pick<Platform, 'config'>,
  head: Omit<AccessHead, 'seal'>,
): string => headSealBy(config.keys.current, head);

function checkSealBy(key: Key, { checkedAt, elderId, hash, seq }: Checked): string {
  const content = JSON.stringify(['checked', elderId, seq, hash, checkedAt.toISOString()]);
  return createHmac('sha256', keyOf(key)).update(content).digest('hex');
}

/** How far a chain was verified, and when. */
export type Checked = Pick<AccessCheck, 'checkedAt' | 'elderId' | 'hash' | 'seq'>;

/** The seal of a verified part: without the key nobody can say that a chain was verified. */
export const checkSeal = ({ config }: Pick<Platform, 'config'>, checked: Checked): string =>
  checkSealBy(config.keys.current, checked);

/** Whether a check is ours, under any key of the ring, and found the chain unaltered. */
export const isGoodCheck = ({ config }: Pick<Platform, 'config'>, check: AccessCheck): boolean =>
  check.intact && config.keys.all.some((key) => checkSealBy(key, check) === check.seal);

/**
 * Verifies a chain from its start, or from the end of a part that was verified before, in chunks. `next` returns whether these entries continue it
 * unaltered, each under any key of the ring; `endsAt` whether the chain is then complete.
 */
export function chainFollower({ config }: Pick<Platform, 'config'>, from?: Checked) {
  const keys = config.keys.all;
  let before: string | undefined = from?.hash;
  let seq = from?.seq ?? 0;
  return {
    next(entries: readonly AccessEntry[]): boolean {
      for (const entry of entries) {
        seq += 1;
        const made = keys.some((key) => linkHashBy(key, before, entry) === entry.hash);
        if (entry.seq !== seq || !made) return false;
        before = entry.hash;
      }
      return true;
    },
    endsAt(head: AccessHead | null): boolean {
      if (!head) return seq === 0;
      const sealed = keys.some((key) => headSealBy(key, head) === head.seal);
      return sealed && head.seq === seq && head.hash === before;
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
