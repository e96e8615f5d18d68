import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findBlocks } from './blocks.repo.ts';
import { closedBetween, partedFrom } from './closed.ts';
import { tieBetween } from './ties.ts';

/**
 * Whether a person may reach another now, by writing or by a call: something connects the two, both
 * accounts are in use, and neither has blocked the other.
 */
export async function mayReach(
  platform: Pick<Platform, 'clock' | 'db'>,
  personId: string,
  otherId: string,
): Promise<boolean> {
  const { db } = platform;
  const people = await findPeople(db, [personId, otherId]);
  if ([personId, otherId].some((id) => people.get(id)?.account !== 'open')) return false;
  const isTied = (await tieBetween(platform, personId, otherId)) !== null;
  const blocks = await findBlocks(db, personId);
  return closedBetween({ blocks, isTied }, personId, otherId) === null;
}

/** Whom a person has blocked, and who has blocked them. */
export const partedPeople = async (db: Db, personId: string): Promise<ReadonlySet<string>> =>
  partedFrom(await findBlocks(db, personId), personId);
