import * as z from 'zod/mini';
import { relations } from '../circle/circle-terms.ts';
import { id, instant } from '../core/fields.ts';
import {
  callerStates,
  callKinds,
  callLimits,
  callMedia,
  callOutcomes,
  signalKinds,
} from './call-terms.ts';

/** Somebody who is called or takes part, the same for each of its readers. */
export const caller = z.object({
  personId: id,
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /** What they are to the elder of the call; null for the elder, and where there is no common one. */
  relation: z.nullable(z.enum(relations)),
  isElder: z.boolean(),
  /** The doctor of an appointment: goes by title and name, and ends it for everybody. */
  isDoctor: z.boolean(),
  state: z.enum(callerStates),
  /** The elder allowed that this call opens by itself on the elder's device. */
  answersItself: z.boolean(),
  /** The device by which they take part; null unless they are in it. */
  leg: z.nullable(
    z.object({
      id,
      isMuted: z.boolean(),
      /** Whether it sends a picture. */
      hasPicture: z.boolean(),
    }),
  ),
});
export type Caller = z.output<typeof caller>;

/** A call, the same for each of its readers. */
export const call = z.object({
  id,
  kind: z.enum(callKinds),
  conversationId: z.nullable(id),
  bookingId: z.nullable(id),
  /** The elder whose circle speaks, or who is one of the two. */
  elder: z.nullable(z.object({ id, name: z.string(), firstName: z.string() })),
  media: z.enum(callMedia),
  /** Null when they have left Hafi. */
  startedBy: z.nullable(id),
  startedAt: instant,
  /** Until when it rings. */
  ringsUntil: instant,
  /** When somebody answered first; null before. */
  answeredAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(callOutcomes)),
  /** Greater with each change: an answer with a lower one is older. */
  change: z.int(),
  /** Who started it first. */
  people: z.array(caller),
});
export type Call = z.output<typeof call>;

/** A past call, as one of its people reads it in their own log. */
export const callEntry = z.object({
  id,
  kind: z.enum(callKinds),
  conversationId: z.nullable(id),
  bookingId: z.nullable(id),
  media: z.enum(callMedia),
  startedAt: instant,
  endedAt: instant,
  /** Whether the reader began it. */
  isOwn: z.boolean(),
  /** Where the reader was with it. */
  state: z.enum(callerStates),
  outcome: z.enum(callOutcomes),
  /** In seconds, from the first answer to the end; null unless it was answered. */
  seconds: z.nullable(z.int()),
  /** What the reader's devices have sent and received, in bytes. */
  bytes: z.int(),
  /** The others, who began it first. */
  people: z.array(z.object({ personId: id, name: z.string(), photo: z.nullable(z.string()) })),
});
export type CallEntry = z.output<typeof callEntry>;

const common = {
  /** Generated on the device: sent again it is the same call. */
  id,
  /** Generated on the device: the part of this device in the call. */
  legId: id,
  media: z.enum(callMedia),
};

/** Whom to call: the people of a conversation, or the other side of an appointment by video. */
export const newCall = z.union([
  z.object({ ...common, conversationId: id }),
  z.object({ ...common, bookingId: id }),
]);
export type NewCall = z.output<typeof newCall>;

/** What a device says about itself, from time to time and when it changes. */
export const beat = z.object({
  isMuted: z.boolean(),
  hasPicture: z.boolean(),
  /** What it has sent and received for this call so far, in bytes. */
  bytes: z.int().check(z.gte(0), z.lte(1e12)),
});

/** A message of one device to another, as it is sent. */
export const newSignal = z.object({
  /** The leg that it is for. */
  to: id,
  /** The number of the sender's signal, from 1 on: sent again it is the same one. */
  nth: z.int().check(z.gte(1), z.lte(1_000_000)),
  kind: z.enum(signalKinds),
  /** JSON for the other device; nobody in between reads it. */
  payload: z.string().check(z.maxLength(callLimits.payload)),
});
export type NewSignal = z.output<typeof newSignal>;

/** A message of one device to another, as it arrives. */
export const signal = z.object({
  callId: id,
  from: id,
  to: id,
  /** Counts the signals to a leg, from 1 on without a gap. */
  seq: z.int(),
  kind: z.enum(signalKinds),
  payload: z.string(),
});
export type Signal = z.output<typeof signal>;

/** How devices find each other (`RTCIceServer`), what data costs, and whom to phone instead. */
export const connectionHelp = z.object({
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** Until when the servers accept these names; null without any. */
  validUntil: z.nullable(instant),
  /** What a gigabyte of mobile data costs in Rwanda, in RWF; 0 for a caller who lives abroad, or unknown. */
  rwfPerGigabyte: z.number(),
  /** The numbers of the others that the caller may know. */
  phones: z.array(z.object({ personId: id, phone: z.string() })),
});
export type ConnectionHelp = z.output<typeof connectionHelp>;

/** Somebody whose calls may open by themselves on the elder's device. */
export const autoAnswer = z.object({
  personId: id,
  name: z.string(),
  relation: z.enum(relations),
  isAllowed: z.boolean(),
});
export type AutoAnswer = z.output<typeof autoAnswer>;
