import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { Link } from '@hafi/contract/core/links';
import type { TimelineKind } from '@hafi/contract/timeline/timeline.schemas';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { NoticeValues } from '../notifications/notifications.public.ts';

/** A text of ours with what fills it. */
export interface TimelineText {
  readonly text: { readonly id: string; readonly message: string };
  readonly values?: Readonly<Record<string, TimelineValue>>;
}

/** What each reader's language writes in its own way: another text, a person, numbers as `64–80`. */
export type TimelineValue =
  | NoticeValues[string]
  | TimelineText
  | { readonly person: string }
  /** A calendar day, `YYYY-MM-DD`. */
  | { readonly day: string }
  | { readonly ranges: readonly { readonly least: number; readonly most: number }[] };

/** Something that happened, before it is written in somebody's language. */
export interface TimelineItem {
  /** A UUID in small letters; no two items have the same `at` and `id`. */
  readonly id: string;
  readonly kind: TimelineKind;
  /** In whole milliseconds. */
  readonly at: Date;
  readonly wholeDay?: boolean;
  /** A text of ours, or words that somebody wrote. */
  readonly title: TimelineText | string;
  readonly details?: readonly (TimelineText | string)[];
  /** Id of the person who did or wrote it. */
  readonly by?: string | null;
  readonly status?: VitalStatus;
  /** A path of the web app; null where this reader may not go there. */
  readonly link: Link | null;
}

/**
 * What a feature adds to the timeline. It is asked for readers who were let in to the elder's
 * health, and answers the newest `limit` items that come after `after` (`newestFirst` in
 * platform/db/keyset), newest first by `at` and `id`, of these kinds alone, by an index.
 */
export interface TimelineSource {
  /** Those that it knows of; it is asked for no others. */
  readonly kinds: readonly TimelineKind[];
  entries(
    db: Db,
    elderId: string,
    wanted: Wanted & {
      readonly kinds: readonly TimelineKind[];
      /** What the reader may do with the elder's data: for links. */
      readonly permissions: readonly Permission[];
      /** Of the reader, for words that a source writes by itself. */
      readonly locale: Locale;
    },
  ): Promise<readonly TimelineItem[]>;
}

/** What a feature with such sources gives. */
export interface TimelineSlot {
  readonly timeline: readonly TimelineSource[];
}
