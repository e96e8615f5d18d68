import type { Topic } from './topics.ts';

/** The events that the server sends on the realtime channel (`/api/realtime`), by name. */
export interface ServerEvents {
  /** Data of these topics has changed: refetch what is shown of it. */
  readonly changed: (change: { readonly topics: readonly Topic[] }) => void;
}

/**
 * Header in which a screen names its realtime connection with a changing request. The server then
 * does not notify that screen of topics in the endpoint's `topics`, which it refetches by itself.
 */
export const connectionHeader = 'hafi-connection';
