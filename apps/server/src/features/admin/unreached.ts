import type * as contract from '@hafi/contract/admin/failures.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContactCards } from '../accounts/accounts.public.ts';
import { closeUnreached, findUnreachedNotices } from '../notifications/notifications.public.ts';
import { presentUnreached } from './admin.presenter.ts';

/**
 * Lists people whom an urgent message did not reach on any channel, the latest first.
 * @throws Problem invalid-input when the cursor belongs to another list
 */
export async function listUnreached(
  { db }: Platform,
  query: ParsedInput<typeof contract.listUnreached>['query'],
): Promise<Answer<typeof contract.listUnreached>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findUnreachedNotices(db, page),
    ({ id, toldAt: at }) => ({ at, id }),
  );
  const people = await findContactCards(
    db,
    items.map(({ personId }) => personId),
  );
  const data = items.flatMap((notice) => {
    const person = people.get(notice.personId);
    return person ? [presentUnreached(notice, person)] : [];
  });
  return { data, nextCursor };
}

/**
 * Takes a notice off the list once a coordinator has seen to it, and records who did.
 * @throws Problem not-found when it is not on the list
 */
export async function closeUnreachedNotice(
  platform: Platform,
  actorId: string,
  id: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await closeUnreached(tx, id, at))) throw new Problem(coreErrors['not-found']);
    await recordAudit(tx, { actorId, action: 'unreached.closed', subjectId: id, at });
  });
}
