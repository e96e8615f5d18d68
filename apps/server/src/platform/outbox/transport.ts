/** The ways out of the house. Each has a lane of its own. */
export const channels = ['mail', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

/**
 * One message ready to go out. Mail has a subject, SMS has none. A push goes to a subscription
 * written as JSON; its subject is the title and its text the path that it opens.
 */
export interface OutgoingMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** Mail only: where an answer goes when it is not the sender's own address. */
  readonly replyTo?: string;
  /** Mail only: mails of the same name are shown as one conversation. Letters, digits, hyphens. */
  readonly thread?: string;
}

/**
 * A message to queue. `secret` wipes its words once it is sent or given up; `dedupeKey` queues it
 * once; `sendAfter` holds it back until then.
 */
export interface QueuedMessage extends OutgoingMessage {
  readonly secret?: boolean;
  readonly dedupeKey?: string;
  readonly sendAfter?: Date;
}

/** The address takes no messages any more: trying again is of no use. */
export class RecipientGone extends Error {}

/** The provider answered over HTTP, and not that it took the message. */
export class ProviderRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** The operator has not set this channel up. */
export class ChannelNotSetUp extends Error {}

/**
 * Hands a message to the provider, within 40 seconds; a rejected promise means: try again later.
 */
export type Transport = (message: OutgoingMessage) => Promise<void>;
