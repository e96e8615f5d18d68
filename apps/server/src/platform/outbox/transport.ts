import { minuteInMs } from '@hafi/base/time';
import type { Locale } from '@hafi/i18n/locales';
import type { Attachment, AttachmentRef } from './attachments.ts';
import type { SmsProviderName, TakenSms } from './sms/sms-provider.ts';

/** The channels by which messages leave the server; each has its own queue. */
export const channels = ['mail', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

/** The priority of a message. `urgent` is for emergencies only. */
export const priorities = ['urgent', 'ordinary'] as const;
export type Priority = (typeof priorities)[number];

/** A separate queue: the ordinary or the urgent messages of one channel. */
export type Lane = Channel | `${Channel}.urgent`;

/**
 * One message ready to send. Mail has a subject, SMS has none. For a push, the address is a
 * subscription as JSON, the subject its title and the text the path that it opens.
 */
export interface OutgoingMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** Mail only: the Reply-To address, if not the sender's own. */
  readonly replyTo?: string;
  /**
   * Mail only: mails of the same thread appear as one conversation. Letters, digits and hyphens.
   */
  readonly thread?: string;
  /** Mail only: the language of its text. */
  readonly locale?: Locale;
  /** Mail only: the page where its reader can turn such mails off; absent for what always comes. */
  readonly unsubscribe?: string;
  /** Mail only: a file that goes with it. */
  readonly attachment?: Attachment;
  /** Mail only: names it, so that what was sent twice is known as the same. Letters, digits, hyphens. */
  readonly id?: string;
  /** SMS only: the provider that has taken it and did not deliver it. */
  readonly avoid?: SmsProviderName;
  /** `ordinary` when absent. */
  readonly priority?: Priority;
  /** Push only: it must wake the device, since it is about now or matters much. */
  readonly wakes?: true;
  /** Push only: when it was written, and from when on it helps nobody any more. */
  readonly writtenAt?: Date;
  readonly uselessAt?: Date;
}

/**
 * How much longer than others a message has waited that goes before them, in milliseconds: those that
 * were queued up to so long before it come after it.
 */
export const headStartMs = minuteInMs;

/**
 * A message to queue. `secret` wipes its text once it is sent or given up; `dedupeKey` queues it
 * only once; `sendAfter` is the earliest time to send it; from `uselessAt` on it is not
 * sent any more, such as a reminder after the event.
 */
export interface QueuedMessage extends Omit<OutgoingMessage, 'attachment' | 'id'> {
  /** Mail only: the file that goes with it, made when it is sent. */
  readonly attachment?: AttachmentRef;
  readonly secret?: boolean;
  /**
   * SMS only: it goes also to a number that asked for none, because it is a code, about the account
   * itself, or the answer to what the number has sent. What is urgent always goes.
   */
  readonly despiteStop?: true;
  readonly dedupeKey?: string;
  readonly sendAfter?: Date;
  /** It goes before what was queued within the last minute ({@link headStartMs}). */
  readonly goesBefore?: true;
  /** Whom it is for, when it is for somebody with an account. */
  readonly personId?: string;
  /** The notice that it carries: the messages of one notice know of each other by it. */
  readonly noticeId?: string;
}

/** The address no longer accepts messages; a retry is useless. */
export class RecipientGone extends Error {}

/**
 * The provider did not take the message: the status of its HTTP answer or, with `sms`, the status
 * that an answer of 200 gives to this SMS.
 */
export class ProviderRefused extends Error {
  readonly status: number;
  readonly protocol: 'http' | 'sms';
  constructor(status: number, protocol: 'http' | 'sms' = 'http') {
    super(`the provider answered ${status}`);
    this.status = status;
    this.protocol = protocol;
  }
}

/** The operator has not configured this channel. */
export class ChannelNotSetUp extends Error {}

const refusing = new WeakSet<Transport>();

/** What stands in for a channel that the operator has not set up. */
export function notSetUp(reason: string): Transport {
  const refuses: Transport = () => Promise.reject(new ChannelNotSetUp(reason));
  refusing.add(refuses);
  return refuses;
}

/** The channels that the operator has set up. */
export const channelsOf = (transports: Readonly<Record<Channel, Transport>>): readonly Channel[] =>
  channels.filter((channel) => !refusing.has(transports[channel]));

/** What a provider took, and which it was. */
export interface Receipt extends TakenSms {
  readonly provider: SmsProviderName;
}

/** One SMS that was handed to one provider, and what came of it: more than one may have taken it. */
export interface HandOver {
  readonly provider: SmsProviderName;
  /** ISO 8601. */
  readonly at: string;
  /** `unclear`: an answer without an id; else why it was not taken, as a code. */
  readonly outcome: string;
}

/**
 * Hands a message to the provider within 40 seconds. A rejected promise means: retry later. Of SMS
 * there is a receipt, and each provider that was asked is reported to `tried`.
 */
export type Transport = (
  message: OutgoingMessage,
  tried?: (handOver: HandOver) => void,
) => Promise<Receipt | undefined>;
