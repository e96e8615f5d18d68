import type { Tx } from '../../platform/db/tx.ts';
import { recordActivity } from '../notifications/notifications.public.ts';
import { addedLine } from './documents.messages.ts';

/** Tells of a new document in the recent activity of its elder. */
export function tellDocument(
  tx: Tx,
  {
    addedAt,
    addedBy,
    elderId,
    id,
    title,
  }: {
    readonly id: string;
    readonly elderId: string;
    readonly title: string;
    readonly addedBy: string;
    readonly addedAt: Date;
  },
): Promise<void> {
  return recordActivity(tx, {
    about: elderId,
    by: addedBy,
    kind: 'document',
    text: addedLine,
    values: { title },
    ref: id,
    at: addedAt,
  });
}
