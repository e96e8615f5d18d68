import type { ErrorText } from '@hafi/contract/core/errors';
import type { Link } from '@hafi/contract/core/links';
import type { AttachmentWish } from '../../platform/outbox/attachments.ts';
import type { Notice } from './notice.ts';
import type { NoticeValues } from './write-values.ts';

/** A notice, with the texts that replace its own where others may read it. */
export type OutgoingNotice = Notice & {
  /** In mail and SMS. */
  readonly outside?: Pick<ErrorText, 'id'>;
  /** What stands there instead of a value, or besides: nothing of it is kept in the bell. */
  readonly outsideValues?: NoticeValues;
  /**
   * In the SMS to elders, where the operator takes SMS: what to send, and where to (`{number}`).
   * Others act for no elder by SMS.
   */
  readonly answerBySms?: Pick<ErrorText, 'id'>;
  /** Follows in the SMS to anybody, where the operator takes SMS: what to answer to `{number}`. */
  readonly replyBySms?: Pick<ErrorText, 'id'>;
  /** In the SMS to who has neither e-mail nor a device, and can hardly open Hafi: what to do. */
  readonly phoneOnly?: Pick<ErrorText, 'id'>;
  /** The SMS is sent only once per key, whatever else is notified: each costs money. */
  readonly smsKey?: string;
  /** The page whose address ends the SMS; without it an SMS has none. */
  readonly smsLink?: Link;
  /** The file that goes with its mail, in the reader's language. */
  readonly attachment?: AttachmentWish;
  /** Its messages go before those that were queued within the last minute. */
  readonly goesBefore?: true;
};
