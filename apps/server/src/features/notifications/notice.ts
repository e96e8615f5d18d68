import type { ErrorText } from '@hafi/contract/core/errors';
import type { Link } from '@hafi/contract/core/links';
import type {
  notificationPriorities,
  notificationTypes,
} from '@hafi/contract/notifications/notifications.contract';
import type { NoticeValues } from './write-values.ts';

/** A notice for a person. Texts are message descriptors; values are independent of language. */
export interface Notice {
  readonly personId: string;
  readonly type: (typeof notificationTypes)[number];
  readonly priority: (typeof notificationPriorities)[number];
  readonly title: Pick<ErrorText, 'id'>;
  readonly text: Pick<ErrorText, 'id'>;
  readonly values?: NoticeValues;
  /** The page in the web app that it links to. */
  readonly link?: Link;
  /** When it happened; default: the database's now. */
  readonly at?: Date;
  /** When it becomes useless: it is not sent any more, and quiet hours that end later do not delay it. */
  readonly uselessAt?: Date;
  /** Quiet hours do not delay it: the person chose this time. */
  readonly atOnce?: true;
  /** Sent only once per key, however often the cause is repeated. */
  readonly dedupeKey?: string;
}
