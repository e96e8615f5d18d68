import type { ErrorText } from '@hafi/contract/core/errors';
import type { ActivityKind } from '@hafi/contract/notifications/notifications.contract';
import type { NoticeValues } from '../write-values.ts';

/** One act, as the recent activity tells it. */
export interface Act {
  /** Whom it is about: the elder, or whoever acts for themselves. */
  readonly about: string;
  /** Who did it; null when the clock or a provider did. */
  readonly by: string | null;
  /** Decides who else reads it (`activity.policy.ts`). */
  readonly kind: Exclude<ActivityKind, 'other'>;
  readonly text: Pick<ErrorText, 'id'>;
  readonly values?: NoticeValues;
  /** The id of what it is about. */
  readonly ref?: string;
  /** Stored only once per key, however often the act is repeated. */
  readonly key?: string;
  /** The actor reads it even without access to the elder: it is their own help. */
  readonly actorKeeps?: true;
  /** When it happened; default: the database's now. */
  readonly at?: Date;
}
