import type { Message } from '@hafi/contract/messages/message.schemas';
import { reactions as signs } from '@hafi/contract/messages/message-terms';
import type { NameCard } from '../../accounts/accounts.public.ts';
import type { CallRow } from '../calls/calls.repo.ts';
import type { ConversationRow } from '../conversations/conversations.repo.ts';
import type { FileRow } from '../files/files.repo.ts';
import type { LocationRow } from '../locations/locations.repo.ts';
import type { MessageRow, ReactionRow } from './messages.repo.ts';

/** A message with everything that belongs to it. */
export interface MessageParts {
  readonly row: MessageRow;
  readonly file: FileRow | undefined;
  readonly call: CallRow | undefined;
  readonly location: LocationRow | undefined;
  readonly reactions: readonly ReactionRow[];
}

/** As whom coordinators appear to the one whom they support. */
export const hafi = 'Hafi';

/**
 * Who somebody is to the readers. In a conversation with Hafi its owner does not learn which
 * coordinator writes; of a closed account nothing is left.
 */
export function nameIn(
  { supportedId }: Pick<ConversationRow, 'supportedId'>,
  people: ReadonlyMap<string, NameCard>,
  { forSupported, personId }: { readonly personId: string; readonly forSupported: boolean },
): { id: string | null; name: string } {
  if (forSupported && personId !== supportedId) return { id: null, name: hafi };
  const person = people.get(personId);
  if (!person || person.account === 'closed') return { id: null, name: '' };
  return { id: personId, name: person.name };
}

/** A message as its readers see it; `forSupported` is the owner of a conversation with Hafi. */
export function presentMessage(
  parts: MessageParts,
  context: {
    readonly conversation: Pick<ConversationRow, 'id' | 'supportedId'>;
    readonly people: ReadonlyMap<string, NameCard>;
    readonly forSupported: boolean;
  },
): Message {
  const { call, file, location, row } = parts;
  const { conversation, forSupported, people } = context;
  const who = (personId: string) => nameIn(conversation, people, { personId, forSupported });
  const sender = who(row.senderId);
  return {
    id: row.id,
    conversationId: row.conversationId,
    position: row.position,
    change: row.change,
    senderId: sender.id,
    senderName: sender.name,
    kind: row.kind,
    content: row.content,
    sentAt: row.sentAt.toISOString(),
    writtenAt: row.writtenAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
    replyTo: replyOf(row, who),
    file: file && row.deletedAt === null ? presentFile(file) : null,
    location: location && row.deletedAt === null ? presentLocation(location) : null,
    call: call ? presentCall(call) : null,
    reactions: reactionsOf(parts, context),
  };
}

function replyOf(
  { replyExcerpt, replyKind, replySenderId, replyTo }: MessageRow,
  who: (personId: string) => { name: string },
): Message['replyTo'] {
  if (!replyTo || !replyKind || !replySenderId) return null;
  return {
    id: replyTo,
    senderName: who(replySenderId).name,
    kind: replyKind,
    excerpt: replyExcerpt ?? '',
  };
}

const presentFile = ({ messageId, uploadId, ...file }: FileRow): Message['file'] => ({
  ...file,
  waveform: [...file.waveform],
});

function presentLocation(row: LocationRow): Message['location'] {
  const { accuracy, at, endedAt, latitude, liveUntil, longitude } = row;
  const isKnown = latitude !== null && longitude !== null && accuracy !== null && at !== null;
  return {
    position: isKnown ? { latitude, longitude, accuracy, at: at.toISOString() } : null,
    liveUntil: liveUntil?.toISOString() ?? null,
    isLive: liveUntil !== null && endedAt === null,
  };
}

/** What became of a call. */
export const presentCall = ({ callId, media, outcome, seconds }: CallRow): Message['call'] => ({
  callId,
  media,
  outcome,
  seconds,
});

function reactionsOf(
  { reactions }: MessageParts,
  { conversation, forSupported }: Parameters<typeof presentMessage>[1],
): Message['reactions'] {
  // Coordinators are one to whom they support: their sign bears the id of the conversation.
  const idOf = (personId: string) =>
    forSupported && personId !== conversation.supportedId ? conversation.id : personId;
  return signs.flatMap((reaction) => {
    const rows = reactions.filter((row) => row.reaction === reaction);
    const personIds = [...new Set(rows.map(({ personId }) => idOf(personId)))];
    return rows.length > 0 ? [{ reaction, personIds }] : [];
  });
}
