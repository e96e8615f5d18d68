import type * as contract from '@hafi/contract/admin/failures.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findSetAside, tryAgain } from '../../platform/due/set-aside.repo.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentSetAside } from './admin.presenter.ts';

/**
 * Failing work, latest failure to begin first.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listSetAside(
  { db }: Platform,
  query: ParsedInput<typeof contract.listSetAside>['query'],
): Promise<Answer<typeof contract.listSetAside>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findSetAside(db, page),
    ({ firstAt: at, id }) => ({ at, id }),
  );
  return { data: items.map(presentSetAside), nextCursor };
}

/**
 * Retries failing work at its next turn, and records who asked for it.
 * @throws Problem not-found when nothing is set aside under this id
 */
export async function retrySetAside(
  platform: Platform,
  actorId: string,
  id: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await tryAgain(tx, id, at))) throw new Problem(coreErrors['not-found']);
    await recordAudit(tx, { actorId, action: 'set-aside.retried', subjectId: id, at });
  });
}
