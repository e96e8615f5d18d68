import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople, type NameCard } from '../../accounts/accounts.public.ts';
import { findCalls } from '../calls/calls.repo.ts';
import type { ConversationRow } from '../conversations/conversations.repo.ts';
import { findFiles } from '../files/files.repo.ts';
import { findLocations } from '../locations/locations.repo.ts';
import { type MessageParts, presentMessage } from './message.presenter.ts';
import { findReactions, type MessageRow } from './messages.repo.ts';

/** Messages with everything that belongs to them. */
export async function withParts(db: Db, rows: readonly MessageRow[]): Promise<MessageParts[]> {
  const idsOf = (kind: MessageRow['kind']) =>
    rows.filter((row) => row.kind === kind && row.deletedAt === null).map(({ id }) => id);
  const reactions = await findReactions(
    db,
    rows.map(({ id }) => id),
  );
  const locations = await findLocations(db, idsOf('location'));
  const files = await findFiles(db, [...idsOf('voice'), ...idsOf('image'), ...idsOf('file')]);
  const calls = await findCalls(db, idsOf('call'));
  return rows.map((row) => ({
    row,
    file: files.get(row.id),
    call: calls.get(row.id),
    location: locations.get(row.id),
    reactions: reactions.get(row.id) ?? [],
  }));
}

/** The people whom these messages name. */
export function findNamed(
  db: Db,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, NameCard>> {
  const ids = rows.flatMap(({ replySenderId, senderId }) => [
    senderId,
    ...(replySenderId ? [replySenderId] : []),
  ]);
  return findPeople(db, [...new Set(ids)]);
}

/** Messages of a conversation, as one of its people sees them. */
export async function showMessages(
  db: Db,
  rows: readonly MessageRow[],
  { conversation, readerId }: { readonly conversation: ConversationRow; readonly readerId: string },
): Promise<Message[]> {
  const people = await findNamed(db, rows);
  const forSupported = conversation.supportedId === readerId;
  const parts = await withParts(db, rows);
  return parts.map((each) => presentMessage(each, { conversation, people, forSupported }));
}
