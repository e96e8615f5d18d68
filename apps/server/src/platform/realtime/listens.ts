import type { EventOf } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
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
  /** A screen has opened its connection. */
  readonly opened?: (owner: ScreenOwner) => Promise<void>;
  /** Data of people has changed, at this process. */
  readonly changed?: (personIds: readonly string[], topics: readonly Topic[]) => Promise<void>;
  /** A session has ended, at this process. */
  readonly sessionEnded?: (sessionId: string) => Promise<void>;
  /** Somebody may have come or gone. */
  readonly presence?: (personId: string) => Promise<void>;
}
