import type { listFailedMessages, listSetAside } from '@hafi/contract/admin/failures.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { SetAsideRow } from '../../platform/due/set-aside.repo.ts';
import type { OutboxRow } from '../../platform/outbox/outbox.repo.ts';
import { maskAddress } from './mask-address.ts';

/**
 * A failed message without its text, and with just enough of its address to recognize a typing
 * error.
 */
export function presentFailed(
  row: OutboxRow & { readonly failedAt: Date },
): Answer<typeof listFailedMessages>['data'][number] {
  return {
    id: row.id,
    channel: row.channel,
    to: row.channel === 'push' ? null : maskAddress(row.recipient),
    failure: row.lastError ?? 'other',
    queuedAt: row.createdAt.toISOString(),
    failedAt: row.failedAt.toISOString(),
    canRetry: row.secret === 'no',
  };
}

export function presentSetAside(row: SetAsideRow): Answer<typeof listSetAside>['data'][number] {
  return {
    id: row.id,
    work: row.workId,
    row: row.rowId,
    failure: row.code,
    failures: row.failures,
    since: row.firstAt.toISOString(),
    nextTryAt: row.nextTryAt.toISOString(),
  };
}
