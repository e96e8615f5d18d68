import type { Topic } from './topics.ts';

/** What the server says on the realtime channel (`/api/realtime`), by the name of the event. */
export interface ServerEvents {
  /** Something of these topics is other than it was: ask again for what is shown of them. */
  readonly changed: (change: { readonly topics: readonly Topic[] }) => void;
}

/**
 * With a changing request a screen may send the id of its connection in this header: it is then not
 * told of what its own request changes, so far as the endpoint's `topics` name it.
 */
export const connectionHeader = 'hafi-connection';
