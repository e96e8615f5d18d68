import type { Presence } from '@hafi/contract/core/realtime';
import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { NameCard } from '../../accounts/accounts.public.ts';
import type { CallRow } from '../calls/calls.repo.ts';
import type { FileRow } from '../files/files.repo.ts';
import type { MarksRow } from '../marks/marks.repo.ts';
import type { Ties } from '../reach/ties.ts';
import { excerptOf } from '../sending/excerpt.ts';
import { nameIn, presentCall } from '../sending/message.presenter.ts';
import type { MessageRow } from '../sending/messages.repo.ts';
import type { ConversationRow } from './conversations.repo.ts';
import { otherOf, type Participant, type Participation } from './taking-part.ts';

/** What is known of a conversation besides its standing. */
export interface Facts {
  /** The marks of everybody in it. */
  readonly marks: readonly MarksRow[];
  readonly newest: MessageRow | undefined;
  /** The recording of the newest, or what became of its call. */
  readonly voice: FileRow | undefined;
  readonly call: CallRow | undefined;
  readonly unread: number;
  readonly presences: ReadonlyMap<string, Presence>;
  /** By what the reader knows others, for conversations of two. */
  readonly ties: Ties;
  /** With whom the reader does not speak: neither learns whether the other is there. */
  readonly parted: ReadonlySet<string>;
}

/** A conversation as one of its people sees it. */
export function presentConversation(
  { closed, conversation, people, participants }: Participation,
  facts: Facts,
  readerId: string,
): Conversation {
  const { activeAt, counter, elderId, id, kind, supportedId } = conversation;
  const own = facts.marks.find(({ personId }) => personId === readerId);
  const elder = elderId ? people.get(elderId) : undefined;
  const supported = supportedId && supportedId !== readerId ? people.get(supportedId) : undefined;
  const others = participants.filter(({ personId }) => personId !== readerId);
  // Who writes to Hafi does not learn who answers.
  const shown = supportedId === readerId ? [] : others;
  return {
    id,
    kind,
    elder: elder ? { id: elder.id, name: elder.name, firstName: elder.firstName } : null,
    supported: supported ? { id: supported.id, name: supported.name } : null,
    people: shown.flatMap((participant) =>
      presentTaker(participant, conversation, people, facts, readerId),
    ),
    closed,
    unread: facts.unread,
    isMuted: own?.isMuted ?? false,
    read: own?.read ?? 0,
    change: counter,
    last: presentLast(conversation, people, facts, { readerId, above: own?.cleared ?? 0 }),
    activeAt: activeAt.toISOString(),
  };
}

type Person = Conversation['people'][number];

function presentTaker(
  participant: Participant,
  conversation: ConversationRow,
  people: ReadonlyMap<string, NameCard>,
  { marks, parted, presences, ties }: Facts,
  readerId: string,
): Person[] {
  const { personId } = participant;
  const card = people.get(personId);
  if (!card || (conversation.kind !== 'direct' && card.account !== 'open')) return [];
  const tie = otherOf(conversation, readerId) === personId ? ties.get(personId) : undefined;
  const isGone = card.account === 'closed';
  const presence = parted.has(personId) || isGone ? undefined : presences.get(personId);
  const reached = marks.find((each) => each.personId === personId);
  return [
    {
      id: personId,
      name: isGone ? '' : card.name,
      firstName: isGone ? '' : card.firstName,
      photo: card.photo,
      relation: tie?.relation ?? participant.relation,
      isElder: tie?.isElder ?? participant.isElder,
      status: presence?.status ?? 'offline',
      lastSeenAt: presence?.lastSeenAt ?? null,
      delivered: reached?.delivered ?? 0,
      read: reached?.read ?? 0,
    },
  ];
}

function presentLast(
  conversation: ConversationRow,
  people: ReadonlyMap<string, NameCard>,
  { call, newest, voice }: Facts,
  { above, readerId }: { readonly readerId: string; readonly above: number },
): Conversation['last'] {
  if (!newest || newest.position <= above) return null;
  const forSupported = conversation.supportedId === readerId;
  const sender = nameIn(conversation, people, { personId: newest.senderId, forSupported });
  return {
    id: newest.id,
    position: newest.position,
    kind: newest.kind,
    excerpt: excerptOf(newest.content),
    senderId: sender.id,
    senderName: sender.name,
    sentAt: newest.sentAt.toISOString(),
    isDeleted: newest.deletedAt !== null,
    seconds: voice?.seconds ?? null,
    call: call ? presentCall(call) : null,
  };
}
