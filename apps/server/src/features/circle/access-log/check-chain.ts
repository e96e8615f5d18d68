import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Checked, chainFollower, checkSeal, isGoodCheck } from './access-chain.ts';
import { type AccessHead, findCheck, findEnd, findLinks, putCheck } from './access-log.repo.ts';

const batch = 1000;

interface Followed {
  readonly intact: boolean;
  readonly head: AccessHead | null;
}

/**
 * Follows an elder's chain to its end, a thousand entries at a time, from the start or from what was
 * verified before. Ignores entries that are added meanwhile.
 */
async function follow(
  platform: Pick<Platform, 'config'>,
  db: Db,
  elderId: string,
  from?: Checked,
): Promise<Followed> {
  const { count, head, lastSeq } = await findEnd(db, elderId);
  const end = head?.seq ?? 0;
  // Entries beyond the head were inserted bypassing the server, missing ones deleted.
  if (lastSeq !== end || count !== end) return { intact: false, head };
  const follower = chainFollower(platform, from);
  for (let after = from?.seq ?? 0; after < end; after += batch) {
    const links = await findLinks(db, elderId, after, Math.min(batch, end - after));
    if (!follower.next(links)) return { intact: false, head };
  }
  return { intact: follower.endsAt(head), head };
}

/** Verifies an elder's whole access log and stores the result. Returns whether it is unaltered. */
export async function checkFullChain(platform: Platform, elderId: string): Promise<boolean> {
  const { head, intact } = await follow(platform, platform.db, elderId);
  const checkedAt = platform.clock.now();
  const checked = { elderId, seq: head?.seq ?? 0, hash: head?.hash ?? '', checkedAt };
  const seal = checkSeal(platform, checked);
  await inTransaction(platform, (tx) => putCheck(tx, { ...checked, intact, seal }));
  return intact;
}

/** Whether an access log is unaltered, as a page says it. */
export interface ChainState {
  readonly intact: boolean;
  /** When every entry was last verified; null when that is now. */
  readonly wholeAt: Date | null;
}

/**
 * Whether an elder's access log is unaltered: what the last night found, and what came since. A log
 * that was never verified, or not found good, is followed whole.
 */
export async function chainState(
  platform: Pick<Platform, 'config' | 'db'>,
  elderId: string,
): Promise<ChainState> {
  const { db } = platform;
  const check = await findCheck(db, elderId);
  const good = check && check.seq > 0 && isGoodCheck(platform, check) ? check : undefined;
  const { intact } = await follow(platform, db, elderId, good);
  return { intact, wholeAt: good?.checkedAt ?? null };
}
