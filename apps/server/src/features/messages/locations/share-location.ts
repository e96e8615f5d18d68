import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findConversation, takeChange } from '../conversations/conversations.repo.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { announceRow } from '../sending/announce.ts';
import { readMessage, takeInHand } from '../sending/change-message.ts';
import { nameIn } from '../sending/message.presenter.ts';
import { showMessages } from '../sending/message-parts.ts';
import { findMessage, type MessageRow, updateMessage } from '../sending/messages.repo.ts';
import { endLocationsIn } from './end-location.ts';
import { findLocations, findViews, putView, updatePosition } from './locations.repo.ts';

/** How often a position is passed on, in milliseconds; what comes sooner is left out. */
const moveEveryMs = 4000;
/** How often it is kept that the same person views, in milliseconds. */
const viewEveryMs = 30_000;

/**
 * The live location of a message.
 * @throws Problem not-shared-any-more
 */
async function requireLive(tx: Tx, { deletedAt, id }: MessageRow, now: Date) {
  const location = (await findLocations(tx, [id])).get(id);
  const isLive = location?.liveUntil && location.liveUntil > now && !location.endedAt;
  if (!isLive || deletedAt) throw new Problem(messagesErrors['not-shared-any-more']);
  return location;
}

/** @throws Problem not-found for everybody but the sender */
function requireSender(
  row: MessageRow | undefined,
  { personId }: Requester,
): asserts row is MessageRow {
  if (row?.kind !== 'location' || row.senderId !== personId) {
    throw new Problem(coreErrors['not-found']);
  }
}

/**
 * Writes where the sender of a live location is now.
 * @throws Problem not-found, not-shared-any-more, also when the sender cannot write there any more
 */
export async function moveLocation(
  platform: Platform,
  caller: Requester,
  id: string,
  position: Position,
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const { row, participation } = await takeInHand({ ...platform, db: tx }, tx, caller, id);
    requireSender(row, caller);
    const before = await requireLive(tx, row, now);
    if (participation.closed !== null) throw new Problem(messagesErrors['not-shared-any-more']);
    if (before.at && now.getTime() - before.at.getTime() < moveEveryMs) return;
    await updatePosition(tx, id, { ...position, at: now });
    const change = await takeChange(tx, row.conversationId);
    await announceRow(tx, participation, await updateMessage(tx, id, { change }));
  });
}

/**
 * Ends an own live location; idempotent. It needs no access to the conversation: who was taken out
 * can still stop.
 * @throws Problem not-found
 */
export async function stopLocation(
  platform: Platform,
  caller: Requester,
  id: string,
): Promise<Message> {
  const { clock, db } = platform;
  const found = await findMessage(db, id);
  requireSender(found, caller);
  await inTransaction(platform, (tx) =>
    endLocationsIn(tx, found.conversationId, clock.now(), { messageId: id }),
  );
  const row = await findMessage(db, id);
  const conversation = row && (await findConversation(db, row.conversationId));
  if (!conversation) throw new Problem(coreErrors['not-found']);
  const reader = { conversation, readerId: caller.personId };
  const [message] = await showMessages(db, [row], reader);
  if (!message) throw new Problem(coreErrors['not-found']);
  return message;
}

/**
 * Opens a live location, which its sender sees.
 * @throws Problem not-found, not-shared-any-more
 */
export async function viewLocation(
  platform: Platform,
  caller: Requester,
  id: string,
): Promise<Message> {
  const { personId } = caller;
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const { row } = await takeInHand({ ...platform, db: tx }, tx, caller, id);
    if (row.kind !== 'location') throw new Problem(coreErrors['not-found']);
    await requireLive(tx, row, at);
    if (row.senderId === personId) return;
    const unlessSince = new Date(at.getTime() - viewEveryMs);
    const isKept = await putView(tx, { messageId: id, personId, at }, unlessSince);
    if (isKept) tx.changed('location-views', [row.senderId]);
  });
  return readMessage(platform, caller, id);
}

/**
 * Who has looked at an own live location, the latest first.
 * @throws Problem not-found
 */
export async function listLocationViews(
  { db }: Pick<Platform, 'db'>,
  caller: Requester,
  id: string,
) {
  const row = await findMessage(db, id);
  requireSender(row, caller);
  const conversation = await findConversation(db, row.conversationId);
  if (!conversation) throw new Problem(coreErrors['not-found']);
  const views = await findViews(db, id);
  const people = await findPeople(
    db,
    views.map(({ personId }) => personId),
  );
  const forSupported = conversation.supportedId === caller.personId;
  return views.map(({ at, personId }) => {
    const who = nameIn(conversation, people, { personId, forSupported });
    // Coordinators are one to whom they support: they bear the id of the conversation.
    return { personId: who.id ?? conversation.id, name: who.name, at: at.toISOString() };
  });
}
