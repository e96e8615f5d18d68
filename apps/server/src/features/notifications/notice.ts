import type { ErrorText } from '@hafi/contract/core/errors';
import type { Link } from '@hafi/contract/core/links';
import type {
  notificationPriorities,
  notificationTypes,
} from '@hafi/contract/notifications/notifications.contract';
import type { NoticeValues } from './write-values.ts';

/** What somebody is told. Texts are descriptors of the catalogues; values carry no language. */
export interface Notice {
  readonly personId: string;
  readonly type: (typeof notificationTypes)[number];
  readonly priority: (typeof notificationPriorities)[number];
  readonly title: Pick<ErrorText, 'id'>;
  readonly text: Pick<ErrorText, 'id'>;
  readonly values?: NoticeValues;
  /** Where in the web app it leads. */
  readonly link?: Link;
  /** When it happened; the database's now when absent. */
  readonly at?: Date;
  /** From then on it is of no use; quiet hours that last longer do not hold it back. */
  readonly uselessAt?: Date;
  /** The same key is told once, however often its cause is repeated. */
  readonly dedupeKey?: string;
}
