import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { putLivedAt, withdrawDeath } from '../../accounts/accounts.public.ts';
import { findMembers } from '../members/members.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { tellMistake } from './tell-mistake.ts';

/** Something that shows that an elder lived. */
interface SignOfLife {
  readonly elderId: string;
  /** Who gave it: the elder, or who says it of them. */
  readonly by: string;
  /** When the elder lived. */
  readonly at: Date;
}

/**
 * Takes back the death that was said of an elder before they gave a sign of life: reminders and check-ins go
 * on, and the circle is told, and whoever else was told of the death. A death that was said before it and reaches us later is refused. Returns whether there
 * was a recorded death.
 */
export async function showLife(
  platform: Platform,
  tx: Tx,
  { at, by, elderId }: SignOfLife,
): Promise<boolean> {
  // What the elders do themselves counts at the very moment of the record too.
  const livedAt = by === elderId ? new Date(at.getTime() + 1) : at;
  await putLivedAt(tx, elderId, livedAt);
  const notified = await withdrawDeath(tx, elderId, livedAt);
  if (!notified) return false;
  const members = await findMembers(tx, elderId);
  await tellCircle(platform, tx, {
    elderId,
    to: members.map(({ personId }) => personId),
    by,
    news: 'lives',
    names: { person: by },
  });
  await tellMistake(platform, tx, { elderId, by, notified });
  await announceCircle(tx, elderId, by);
  return true;
}
