import type { EventOf, Presence } from '@hafi/contract/core/realtime';
import type { Principal } from '../auth/principal.ts';

/** Whose screen it is. */
export type ScreenOwner = Pick<Principal, 'personId' | 'roles'>;

/** What a feature does with what screens say, and with what becomes known of people. */
export interface Listens {
  /** A screen says that its person writes. */
  readonly typing?: (
    owner: ScreenOwner,
    typing: Pick<EventOf<'typing'>, 'conversationId'>,
  ) => Promise<void>;
  /** Somebody has come or gone. */
  readonly presence?: (presence: Presence) => Promise<void>;
}
