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
 * Work that fails, what began to fail last first.
 * @throws Problem invalid-input when the cursor is none of ours
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
 * Has work tried again at its next turn, and writes down who wanted it.
 * @throws Problem not-found when nothing is set aside by this id
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
