import * as z from 'zod/mini';
import { id, instant, saidInstant, text } from '../core/fields.ts';
import { position } from '../emergency/emergency.schemas.ts';
import {
  conversationKinds,
  liveMinutes,
  messageKinds,
  messageLimits,
  presenceStatuses,
  reactions,
} from './message-terms.ts';

/** A file of a message. */
export const messageFile = z.object({
  /** As its sender calls it, without any path; it ends as the content demands. */
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Width and height of a picture, in pixels, which has a small one too; null for anything else. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The length of a recording, in seconds. */
  seconds: z.nullable(z.number()),
  /** The loudness of a recording over its length, each from 0 to 1; empty where it is not known. */
  waveform: z.array(z.number()),
});
export type MessageFile = z.output<typeof messageFile>;

/** Where the sender is or was. */
export const messageLocation = z.object({
  /** Null when it is shared no more: then nobody keeps it. */
  position: z.nullable(z.extend(position, { at: instant })),
  /** Until when it is live; null when it was sent once. */
  liveUntil: z.nullable(instant),
  /** Whether it is live now. */
  isLive: z.boolean(),
});

/** What became of a call, as the conversation keeps it. */
export const messageCall = z.object({
  callId: id,
  media: z.enum(['audio', 'video']),
  /** Null while it goes on. */
  outcome: z.nullable(z.enum(['answered', 'missed', 'declined', 'busy', 'failed'])),
  /** In seconds, from the first answer to the end; null unless it was answered and has ended. */
  seconds: z.nullable(z.int()),
});

/**
 * A message, the same for each of its readers, except that who writes to Hafi does not learn which
 * coordinator answers.
 */
export const message = z.object({
  /** Generated on the device of the sender: sent twice it is one message. */
  id,
  conversationId: id,
  /** Its position in the conversation: later ones are greater, without regard to clocks. */
  position: z.int(),
  /** The number of its newest change in the conversation; greater than its position once changed. */
  change: z.int(),
  /** Null once the account is closed, and of a coordinator for who writes to Hafi. */
  senderId: z.nullable(id),
  /** Empty once the account is closed; `Hafi` of a coordinator for who writes to Hafi. */
  senderName: z.string(),
  kind: z.enum(messageKinds),
  /** The text, or the words beside a file; empty once deleted. */
  content: z.string(),
  /** When the server took it. */
  sentAt: instant,
  /** When its sender wrote it, where that was well before. */
  writtenAt: z.nullable(instant),
  editedAt: z.nullable(instant),
  isDeleted: z.boolean(),
  /** The message that it answers, as it was then; null when it answers none. */
  replyTo: z.nullable(
    z.object({
      id,
      senderName: z.string(),
      kind: z.enum(messageKinds),
      excerpt: z.string(),
    }),
  ),
  file: z.nullable(messageFile),
  location: z.nullable(messageLocation),
  call: z.nullable(messageCall),
  /** For who writes to Hafi, coordinators bear the id of the conversation. */
  reactions: z.array(z.object({ reaction: z.enum(reactions), personIds: z.array(id) })),
});
export type Message = z.output<typeof message>;

/** A person of a conversation, as the others see them; without a name once the account is closed. */
export const participant = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /** What they are to the elder; null for the elder, and where there is no common circle. */
  relation: z.nullable(z.string()),
  isElder: z.boolean(),
  status: z.enum(presenceStatuses),
  /** When they last used Hafi; null when it is not known. */
  lastSeenAt: z.nullable(instant),
  /** The position up to which their devices have received, and up to which they have read. */
  delivered: z.int(),
  read: z.int(),
});

/** The newest message, in short. */
export const preview = z.object({
  id,
  position: z.int(),
  kind: z.enum(messageKinds),
  /** The beginning of the text; empty for what has none, and once deleted. */
  excerpt: z.string(),
  senderId: z.nullable(id),
  senderName: z.string(),
  sentAt: instant,
  isDeleted: z.boolean(),
  /** The length of a voice message, in seconds; null for anything else. */
  seconds: z.nullable(z.number()),
  /** What became of a call; null for anything else. */
  call: z.nullable(messageCall),
});

/** A conversation, as one of its people sees it. */
export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  /** The elder of a circle's conversation. */
  elder: z.nullable(z.object({ id, name: z.string(), firstName: z.string() })),
  /** The one whom Hafi supports, for coordinators; null for that person and for other kinds. */
  supported: z.nullable(z.object({ id, name: z.string() })),
  /** The other people, the elder first. Empty for who writes to Hafi: coordinators are not named. */
  people: z.array(participant),
  /**
   * Why one cannot write: `blocked` by oneself; `apart` because nothing connects the two any more,
   * or the other does not want it. Null when one can.
   */
  closed: z.nullable(z.enum(['blocked', 'apart'])),
  unread: z.int(),
  isMuted: z.boolean(),
  /** The own position up to which one has read. */
  read: z.int(),
  /** The number of the newest change: what is greater is not known here yet. */
  change: z.int(),
  last: z.nullable(preview),
  /** When it last had a message, else when it began. */
  activeAt: instant,
});
export type Conversation = z.output<typeof conversation>;

/** Whom to write to: a person, the circle of an elder, or Hafi. */
export const newConversation = z.union([
  z.object({ personId: id }),
  z.object({ elderId: id }),
  z.object({ support: z.literal(true) }),
]);

/** Somebody to whom one may write. */
export const correspondent = z.object({
  id,
  name: z.string(),
  photo: z.nullable(z.string()),
  relation: z.nullable(z.string()),
  /** The elder through whom one knows them; null for the elder, and for who is met otherwise. */
  through: z.nullable(z.object({ id, name: z.string() })),
  status: z.enum(presenceStatuses),
  /** The conversation that one has with them already. */
  conversationId: z.nullable(id),
});
export type Correspondent = z.output<typeof correspondent>;

const common = {
  /** Generated on the device. */
  id,
  replyTo: z.optional(id),
  /** When it was written, by the corrected clock of the device. */
  writtenAt: z.optional(saidInstant),
};

/** A name of a file as its owner sees it; the server drops folders and what is not seen. */
const fileName = text(255);

/** A message to send. Files are uploaded before, for the purpose `message`. */
export const newMessage = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('text'), content: text(messageLimits.text) }),
  z.object({
    ...common,
    kind: z.literal('voice'),
    uploadId: id,
    seconds: z.number().check(z.gt(0), z.lte(messageLimits.voiceSeconds)),
    waveform: z
      .array(z.number().check(z.gte(0), z.lte(1)))
      .check(z.maxLength(messageLimits.waveform)),
  }),
  z.object({
    ...common,
    /** The content decides: a picture is an image, anything else a file, whatever is said here. */
    kind: z.enum(['image', 'file']),
    uploadId: id,
    fileName,
    content: z.optional(text(messageLimits.text)),
  }),
  z.object({
    ...common,
    kind: z.literal('location'),
    location: position,
    /** For how long it is shared live; absent to send it once. */
    minutes: z.optional(z.literal([...liveMinutes])),
  }),
]);
export type NewMessage = z.input<typeof newMessage>;

/** What a reader has received and read; what is lower than before changes nothing. */
export const marks = z.object({
  delivered: z.optional(z.int().check(z.gte(0))),
  read: z.optional(z.int().check(z.gte(0))),
});
