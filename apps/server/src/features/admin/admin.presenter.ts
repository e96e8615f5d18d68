import type {
  listFailedMessages,
  listSetAside,
  listUnreached,
} from '@hafi/contract/admin/failures.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { SetAsideRow } from '../../platform/due/set-aside.repo.ts';
import type { OutboxRow } from '../../platform/outbox/outbox.repo.ts';
import type { PersonCard } from '../accounts/accounts.public.ts';
import type { CallOfMessage } from '../emergency/emergency.public.ts';
import type { UnreachedNotice } from '../notifications/notifications.public.ts';
import { maskAddress } from './mask-address.ts';

/**
 * A failed message without its text, and with just enough of its address to recognize a typing
 * error.
 */
export function presentFailed(
  row: OutboxRow & { readonly failedAt: Date },
  call: CallOfMessage | null,
): Answer<typeof listFailedMessages>['data'][number] {
  return {
    id: row.id,
    channel: row.channel,
    to: row.channel === 'push' ? null : maskAddress(row.recipient),
    failure: row.lastError ?? 'other',
    queuedAt: row.createdAt.toISOString(),
    failedAt: row.failedAt.toISOString(),
    canRetry: row.secret === 'no',
    call,
  };
}

/** An urgent message that reached nobody: whom to call, without what it said. */
export function presentUnreached(
  { id, messages, since }: UnreachedNotice,
  { name, phoneNumber }: Pick<PersonCard, 'name' | 'phoneNumber'>,
): Answer<typeof listUnreached>['data'][number] {
  return {
    id,
    name,
    phone: phoneNumber,
    since: since.toISOString(),
    tried: messages.map(({ channel, lastError }) => ({ channel, failure: lastError ?? 'other' })),
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
