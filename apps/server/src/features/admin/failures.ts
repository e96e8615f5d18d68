import type * as contract from '@hafi/contract/admin/failures.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type AuditAction, recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findSetAside, tryAgain } from '../../platform/due/set-aside.repo.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import { findFailed } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { callsOfMessages } from '../emergency/emergency.public.ts';
import { presentFailed, presentSetAside } from './admin.presenter.ts';

/**
 * Lists messages that were given up, the latest first.
 * @throws Problem invalid-input when the cursor belongs to another list
 */
export async function listFailedMessages(
  { db }: Platform,
  query: ParsedInput<typeof contract.listFailedMessages>['query'],
): Promise<Answer<typeof contract.listFailedMessages>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findFailed(db, page),
    ({ failedAt: at, id }) => ({ at, id }),
  );
  const calls = await callsOfMessages(
    db,
    items.flatMap(({ noticeId }) => noticeId ?? []),
  );
  return {
    data: items.map((row) => presentFailed(row, calls.get(row.noticeId ?? '') ?? null)),
    nextCursor,
  };
}

/**
 * Lists failing work that was set aside, ordered by its first failure, the latest first.
 * @throws Problem invalid-input when the cursor belongs to another list
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

/** Schedules a retry of something that failed, and records who asked for it in the audit log. */
type Retry = (platform: Platform, actorId: string, id: string) => Promise<void>;

const retrying =
  (
    action: AuditAction,
    again: (platform: Platform, tx: Tx, id: string) => Promise<boolean>,
  ): Retry =>
  (platform, actorId, id) =>
    inTransaction(platform, async (tx) => {
      if (!(await again(platform, tx, id))) throw new Problem(coreErrors['not-found']);
      await recordAudit(tx, { actorId, action, subjectId: id, at: platform.clock.now() });
    });

/**
 * Queues a given-up message again.
 * @throws Problem not-found when there is no such message or its text was wiped
 */
export const retryFailedMessage = retrying('message.retried', ({ outbox }, tx, id) =>
  outbox.retry(tx, id),
);

/**
 * Makes work that was set aside due now.
 * @throws Problem not-found when no work with this id is set aside
 */
export const retrySetAside = retrying('set-aside.retried', ({ clock }, tx, id) =>
  tryAgain(tx, id, clock.now()),
);
