import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { Platform } from '../../../platform/platform.ts';
import { findPresences } from '../../../platform/realtime/presence.repo.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findCalls } from '../calls/calls.repo.ts';
import { findFiles } from '../files/files.repo.ts';
import { countUnread, findMarks } from '../marks/marks.repo.ts';
import { type BlockRow, findBlocks } from '../reach/blocks.repo.ts';
import { closedBetween, partedFrom } from '../reach/closed.ts';
import { type Ties, tiesOf } from '../reach/ties.ts';
import { findNewest, type MessageRow } from '../sending/messages.repo.ts';
import { presentConversation } from './conversation.presenter.ts';
import type { ConversationRow } from './conversations.repo.ts';
import {
  otherOf,
  type Participation,
  participantsIn,
  reachedIn,
  sourcesForAll,
} from './taking-part.ts';

type People = Participation['people'];

/** Conversations as one of their people sees them, in a fixed number of statements. */
export async function showConversations(
  platform: Pick<Platform, 'clock' | 'db'>,
  rows: readonly ConversationRow[],
  readerId: string,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const { clock, db } = platform;
  const ids = rows.map(({ id }) => id);
  const sources = await sourcesForAll(db, rows);
  const participants = new Map(rows.map((row) => [row.id, participantsIn(row, sources)]));
  const newest = await findNewest(db, ids);
  const voices = await findFiles(db, idsOf(newest, 'voice'));
  const calls = await findCalls(db, idsOf(newest, 'call'));
  const known = [...participants.values()].flat().map(({ personId }) => personId);
  const named = [...new Set([...known, ...[...newest.values()].map(({ senderId }) => senderId)])];
  const people = await findPeople(db, named);
  const marks = Map.groupBy(await findMarks(db, ids), ({ conversationId }) => conversationId);
  const unread = await countUnread(db, readerId, ids);
  const presences = await findPresences(db, named, clock.now());
  const ties = rows.some(({ kind }) => kind === 'direct')
    ? await tiesOf(platform, readerId)
    : new Map();
  const blocks = await findBlocks(db, readerId);
  const parted = partedFrom(blocks, readerId);
  return rows.map((conversation) => {
    const { id } = conversation;
    const inIt = participants.get(id) ?? [];
    const participation = {
      conversation,
      participants: inIt,
      people,
      peopleIds: reachedIn(inIt, people),
      closed: closedFor(conversation, { blocks, people, readerId, ties }),
    };
    const last = newest.get(id);
    const facts = {
      marks: marks.get(id) ?? [],
      newest: last,
      voice: last && voices.get(last.id),
      call: last && calls.get(last.id),
      unread: unread.get(id) ?? 0,
      presences,
      ties,
      parted,
    };
    return presentConversation(participation, facts, readerId);
  });
}

/** The ids of those of a kind that were not deleted. */
const idsOf = (newest: ReadonlyMap<string, MessageRow>, kind: MessageRow['kind']): string[] =>
  [...newest.values()]
    .filter((row) => row.kind === kind && row.deletedAt === null)
    .map(({ id }) => id);

function closedFor(
  conversation: ConversationRow,
  {
    blocks,
    people,
    readerId,
    ties,
  }: { blocks: readonly BlockRow[]; people: People; readerId: string; ties: Ties },
): Participation['closed'] {
  const other = otherOf(conversation, readerId);
  if (!other) return null;
  const isTied = people.get(other)?.account === 'open' && ties.has(other);
  return closedBetween({ blocks, isTied }, readerId, other);
}
