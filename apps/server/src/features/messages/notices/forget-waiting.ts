import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { dropUnsent } from '../../../platform/outbox/end-messages.repo.ts';
import { removeNoticesWith } from '../../notifications/notifications.public.ts';
import type { MarksRow } from '../marks/marks.repo.ts';
import { noticeKey } from './notice-keys.ts';

/** Takes what was told of a conversation out of the bell, and out of what has not been sent. */
export async function forgetWaiting(
  tx: Tx,
  { conversationId, id, personId }: Pick<MarksRow, 'conversationId' | 'id' | 'personId'>,
): Promise<void> {
  await removeNoticesWith(tx, personId, links.conversation(conversationId));
  await dropUnsent(tx, personId, noticeKey(id));
  tx.changed('notifications', [personId]);
}
