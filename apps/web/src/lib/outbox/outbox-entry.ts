import type { Endpoint } from '@hafi/contract/core/endpoint';

/** Why the server will not take an entry, in the words that it had. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Something a person entered that the server has not confirmed yet. */
export interface OutboxEntry {
  /** Made on this device; the server takes an entry of one id once. */
  readonly id: string;
  /** Whose entry it is: sent in nobody else's name, and shown to nobody else. */
  readonly person: string;
  /** The feature, as in the keys of its queries: they are asked anew once it is sent. */
  readonly topic: string;
  readonly method: Endpoint['method'];
  readonly path: Endpoint['path'];
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** When it was entered, in milliseconds since 1970. */
  readonly at: number;
  /** Set when the server refused it while nobody could be asked. */
  readonly refusal: Refusal | null;
}
