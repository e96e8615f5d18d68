import type { ErrorText } from '@hafi/contract/core/errors';
import type { Link } from '@hafi/contract/core/links';
import type {
  notificationPriorities,
  notificationTypes,
} from '@hafi/contract/notifications/notifications.contract';
import type { NoticeValues } from './write-values.ts';

/**
 * What the person who acts is notified as well, although the screen has just told them: money needs a
 * proof (`receipt`) or costs them something that they should be able to look up (`fee`), and an elder
 * who measures something dangerous needs to find again what to do (`danger`).
 */
export type ActorsReason = 'receipt' | 'fee' | 'danger';

/**
 * Who acts. They get no notice of it, because the screen has just told them. Null: the clock, a
 * provider or somebody without an account acts.
 */
export interface Actor {
  readonly by: string | null;
}

/** The notices that are left when the person who acts is told nothing. */
export const withoutActor = <N extends Notice>(by: string | null, notices: readonly N[]): N[] =>
  notices.filter(({ personId, toActor }) => personId !== by || toActor !== undefined);

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
  /**
   * It is worth no sleep, neither in quiet hours nor, where its reader has set none, at night: it stands
   * in the app then, and is sent on no channel (`app-only`) or when they end (`later`).
   */
  readonly atNight?: 'app-only' | 'later';
  /** One of many that come in a burst: those of some minutes are told together. */
  readonly gathers?: true;
  /** It would say nothing in an SMS, where neither the person nor the matter can be named: none is sent. */
  readonly noSms?: boolean;
  /** It asks about the phone itself: it goes there by SMS, whatever else was chosen. */
  readonly aboutPhone?: true;
  /** It guards the account: it is mailed whatever its reader chose, and the mail shows no way to turn that off. */
  readonly isSecurity?: true;
  /** Why even the person who acts is notified; others than these are not. */
  readonly toActor?: ActorsReason;
  /** Sent only once per key, however often the cause is repeated. */
  readonly dedupeKey?: string;
}
