import type { Db } from '../../../platform/db/database.ts';
import { hasLacked, membersOf } from '../../circle/circle.public.ts';
import type { CallRow } from '../course/calls.repo.ts';
import { findAutoAnswers } from './auto-answers.repo.ts';

/**
 * The elder on whose device this call opens by itself: only a call of two, by somebody whom the elder
 * has allowed and who may write to them now. Null when it rings like every other.
 */
export async function opensByItself(
  db: Db,
  { elderId, kind, startedBy }: Pick<CallRow, 'elderId' | 'kind' | 'startedBy'>,
): Promise<string | null> {
  if (kind !== 'direct' || elderId === null || startedBy === null) return null;
  const allowed = (await findAutoAnswers(db, elderId)).find(
    ({ personId }) => personId === startedBy,
  );
  if (!allowed) return null;
  const members = await membersOf(db, elderId);
  const member = members.find(({ personId }) => personId === startedBy);
  // What ended with a right does not come back with another.
  if (!member?.permissions.includes('messages') || member.since > allowed.setAt) return null;
  const right = {
    elderId,
    personId: startedBy,
    permission: 'messages',
    since: allowed.setAt,
  } as const;
  return (await hasLacked(db, right)) ? null : elderId;
}
