/** One message ready to go out. Mail has a subject, SMS has none. */
export interface OutgoingMessage {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
}

/** Hands a message to the provider; a rejected promise means: try again later. */
export type Transport = (message: OutgoingMessage) => Promise<void>;
