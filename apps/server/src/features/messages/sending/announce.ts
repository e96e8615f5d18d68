import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Tx } from '../../../platform/db/tx.ts';
import type { NameCard } from '../../accounts/accounts.public.ts';
import type { Participation } from '../conversations/taking-part.ts';
import { findMarks } from '../marks/marks.repo.ts';
import { type MessageParts, presentMessage } from './message.presenter.ts';
import { findNamed, withParts } from './message-parts.ts';
import type { MessageRow } from './messages.repo.ts';

type Readers = Pick<Participation, 'conversation' | 'peopleIds'>;

/** What a message is to a reader. */
export type Shown = (readerId: string) => Message;

/**
 * Sends a message that is new or has changed to the open screens of its readers, after the commit.
 * Returns how each of them sees it.
 */
export function announceMessage(
  tx: Tx,
  { conversation, peopleIds }: Readers,
  parts: MessageParts,
  people: ReadonlyMap<string, NameCard>,
): Shown {
  const show = (forSupported: boolean) =>
    presentMessage(parts, { conversation, people, forSupported });
  const { supportedId } = conversation;
  const common = show(false);
  const others = peopleIds.filter((personId) => personId !== supportedId);
  tx.emit('message', common, supportedId ? others : peopleIds);
  if (!supportedId) return () => common;
  const supported = show(true);
  if (peopleIds.includes(supportedId)) tx.emit('message', supported, [supportedId]);
  return (readerId) => (readerId === supportedId ? supported : common);
}

/**
 * As {@link announceMessage}, of a message whose parts are read. Who joined after it, or deleted it
 * for themselves, is sent nothing of it.
 */
export async function announceRow(
  tx: Tx,
  { conversation, peopleIds }: Readers,
  row: MessageRow,
): Promise<Shown> {
  const cleared = (await findMarks(tx, [conversation.id])).filter(
    (mark) => mark.cleared >= row.position && mark.personId !== row.senderId,
  );
  const without = new Set(cleared.map(({ personId }) => personId));
  const readers = { conversation, peopleIds: peopleIds.filter((each) => !without.has(each)) };
  const [parts] = await withParts(tx, [row]);
  if (!parts) throw new Error('the message was not read');
  return announceMessage(tx, readers, parts, await findNamed(tx, [row]));
}
