import { minuteInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Message, newMessage } from '@hafi/contract/messages/message.schemas';
import { messageLimits } from '@hafi/contract/messages/message-terms';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { markAnswered, takePosition } from '../conversations/conversations.repo.ts';
import {
  requireConversation,
  requireOpen,
  requireParticipation,
} from '../conversations/require-conversation.ts';
import type { Participation, Requester } from '../conversations/taking-part.ts';
import { carriesFile, takeFile } from '../files/add-file.ts';
import { type FileRow, insertFile } from '../files/files.repo.ts';
import { nextCheck } from '../locations/end-locations.job.ts';
import { insertLocation } from '../locations/locations.repo.ts';
import { type Marking, scheduleTelling } from '../marks/marks.repo.ts';
import { hasSeen } from '../marks/require-seen.ts';
import { announceMessage } from './announce.ts';
import { excerptOf, fold, foldWith } from './excerpt.ts';
import type { MessageParts } from './message.presenter.ts';
import { showMessages } from './message-parts.ts';
import { findMessage, insertMessage, type MessageRow, updateMessage } from './messages.repo.ts';

type NewMessage = z.output<typeof newMessage>;

/** How long after a message its readers are notified, if they have not read it meanwhile. */
const tellAfterMs = 20_000;

/** How long before a message must have been written for its readers to learn of it. */
const wellBeforeMs = 2 * minuteInMs;

/** The id of a message was used before: nothing of this attempt is kept. */
class SentBefore extends Error {}

/**
 * Sends a message to a conversation. Sent again it is the same message, however often and from
 * whichever device, also when the conversation was closed since.
 * @throws Problem not-found, also when somebody else has used the id; conversation-closed,
 * too-many-requests, upload-gone, message-file-wrong-kind
 */
export async function sendMessage(
  platform: Platform,
  caller: Requester,
  conversationId: string,
  body: NewMessage,
): Promise<Message> {
  const allowance = { max: messageLimits.perMinute, seconds: 60 };
  await platform.rateLimiter.take(`messages:${caller.personId}`, allowance);
  // Not returned by the transaction: a result stored for retries must contain no message.
  let sent: Message | undefined;
  try {
    await inTransaction(platform, async (tx) => {
      sent = await send({ ...platform, db: tx }, tx, caller, { conversationId, body });
    });
  } catch (error) {
    const isOld = error instanceof SentBefore;
    const isClosed = error instanceof Problem && error.code === 'conversation-closed';
    if (!isOld && !isClosed) throw error;
    const known = await findMessage(platform.db, body.id);
    const isOwn = known?.senderId === caller.personId && known.conversationId === conversationId;
    if (isClosed && !isOwn) throw error;
  }
  return sent ?? readSent(platform, caller, conversationId, body.id);
}

/**
 * A message that its sender has sent before.
 * @throws Problem not-found
 */
async function readSent(
  platform: Platform,
  caller: Requester,
  conversationId: string,
  id: string,
): Promise<Message> {
  const { conversation } = await requireConversation(platform, caller, conversationId);
  const row = await findMessage(platform.db, id);
  const isOwn = row?.senderId === caller.personId && row.conversationId === conversationId;
  const reader = { conversation, readerId: caller.personId };
  const [message] = isOwn ? await showMessages(platform.db, [row], reader) : [];
  if (!message) throw new Problem(coreErrors['not-found']);
  return message;
}

async function send(
  platform: Platform,
  tx: Tx,
  caller: Requester,
  { body, conversationId }: { readonly conversationId: string; readonly body: NewMessage },
): Promise<Message> {
  const now = platform.clock.now();
  const { personId } = caller;
  const taken = await takePosition(tx, conversationId, now);
  const participation = await requireParticipation(platform, caller, taken);
  requireOpen(participation);
  const { conversation, people, peopleIds } = participation;
  const reply =
    body.replyTo === undefined ? null : await quote(tx, { conversationId, personId }, body.replyTo);
  const content = ('content' in body && body.content) || '';
  const made = await insertMessage(tx, {
    id: body.id,
    conversationId,
    position: conversation.counter,
    change: conversation.counter,
    senderId: personId,
    kind: body.kind,
    content,
    folded: fold(content),
    sentAt: now,
    writtenAt: writtenWellBefore(body.writtenAt, now),
    ...reply,
  });
  if (!made) throw new SentBefore();
  const { file, row } = await writeFile(tx, made, body);
  const parts = await writeParts(tx, { row, file }, body, now);
  if (conversation.supportedId && conversation.supportedId !== personId) {
    await markAnswered(tx, conversationId);
  }
  const others = peopleIds.filter((id) => id !== personId);
  await scheduleTelling(tx, conversationId, others, new Date(now.getTime() + tellAfterMs));
  if (row.position === 1) tx.changed('conversations', peopleIds);
  const named = await withQuoted(tx, people, row);
  return announceMessage(tx, participation, parts, named)(personId);
}

/** When a message was written, where that was well before it was sent. */
function writtenWellBefore(said: string | undefined, now: Date): Date | null {
  if (said === undefined) return null;
  const at = new Date(said);
  return now.getTime() - at.getTime() > wellBeforeMs ? at : null;
}

/**
 * What an answer quotes; nothing of a message that was deleted meanwhile. One that the sender no
 * longer sees is not quoted: an answer written offline is sent all the same.
 * @throws Problem invalid-input when it is none of this conversation
 */
async function quote(tx: Tx, { conversationId, personId }: Marking, id: string) {
  const row = await findMessage(tx, id);
  if (row?.conversationId !== conversationId) throw invalidInput('replyTo', 'invalid-id');
  if (!(await hasSeen(tx, row, personId))) return null;
  return {
    replyTo: row.id,
    replySenderId: row.senderId,
    replyKind: row.kind,
    replyExcerpt: excerptOf(row.content),
  };
}

async function withQuoted(tx: Tx, people: Participation['people'], { replySenderId }: MessageRow) {
  if (!replySenderId || people.has(replySenderId)) return people;
  return new Map([...people, ...(await findPeople(tx, [replySenderId]))]);
}

/** Writes the file of a message, which decides what the message is. */
async function writeFile(
  tx: Tx,
  made: MessageRow,
  body: NewMessage,
): Promise<{ readonly row: MessageRow; readonly file: FileRow | undefined }> {
  if (!carriesFile(body)) return { row: made, file: undefined };
  const { file, kind } = await takeFile(tx, made.senderId, body);
  const { change, content, id } = made;
  const folded = foldWith(file, content);
  return {
    row: await updateMessage(tx, id, { change, kind, folded }),
    file: await insertFile(tx, file),
  };
}

/** Writes what belongs to a message besides its text and its file. */
async function writeParts(
  tx: Tx,
  written: Pick<MessageParts, 'file' | 'row'>,
  body: NewMessage,
  now: Date,
): Promise<MessageParts> {
  const { row } = written;
  const parts = { ...written, call: undefined, location: undefined, reactions: [] };
  if (body.kind !== 'location') return parts;
  const { location, minutes } = body;
  const liveUntil = minutes === undefined ? null : new Date(now.getTime() + minutes * minuteInMs);
  const made = await insertLocation(tx, {
    messageId: row.id,
    ...location,
    at: now,
    liveUntil,
    checkAt: liveUntil && nextCheck(now, liveUntil),
  });
  return { ...parts, location: made };
}
