import type { EventOf } from '@hafi/contract/core/realtime';
import type { Platform } from '../../../platform/platform.ts';
import type { ScreenOwner } from '../../../platform/realtime/listens.ts';
import { findPresences } from '../../../platform/realtime/presence.repo.ts';
import { findOwn } from '../conversations/conversations.repo.ts';
import { seenOf } from '../conversations/own-conversations.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import { participantsIn, sourcesForAll } from '../conversations/taking-part.ts';
import { findBlocks } from '../reach/blocks.repo.ts';
import { partedFrom } from '../reach/closed.ts';

/**
 * Tells who shares a conversation with somebody that they have come or gone. Who was blocked, or has
 * blocked them, does not learn it.
 */
export async function tellPresence(platform: Platform, personId: string): Promise<void> {
  const { clock, db, realtime } = platform;
  const seen = await seenOf(platform, { personId, roles: ['PATIENT'] });
  const rows = await findOwn(db, seen);
  const sources = await sourcesForAll(db, rows);
  const parted = partedFrom(await findBlocks(db, personId), personId);
  const others = rows
    .flatMap((row) => participantsIn(row, sources))
    .map((participant) => participant.personId)
    .filter((id) => id !== personId && !parted.has(id));
  // Read last: another process may have told what came while these were looked up.
  const known = await findPresences(db, [personId], clock.now());
  const gone = { personId, status: 'offline', lastSeenAt: null } as const;
  realtime.emit('presence', known.get(personId) ?? gone, [...new Set(others)]);
}

/** Passes on that somebody writes, to the others of an open conversation. */
export async function passTyping(
  platform: Platform,
  owner: ScreenOwner,
  { conversationId }: Pick<EventOf<'typing'>, 'conversationId'>,
): Promise<void> {
  const { closed, conversation, peopleIds } = await requireConversation(
    platform,
    owner,
    conversationId,
  );
  if (closed !== null) return;
  const { personId } = owner;
  const { supportedId } = conversation;
  const others = peopleIds.filter((id) => id !== personId && id !== supportedId);
  platform.realtime.emit('typing', { conversationId, personId }, others);
  if (!supportedId || supportedId === personId) return;
  // Coordinators are one to whom they support.
  platform.realtime.emit('typing', { conversationId, personId: conversationId }, [supportedId]);
}
