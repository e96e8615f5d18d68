import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { Link } from '@hafi/contract/core/links';
import type { TimelineKind } from '@hafi/contract/timeline/timeline.schemas';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { NoticeValues } from '../notifications/notifications.public.ts';

/** A translatable text with its values. */
export interface TimelineText {
  readonly text: { readonly id: string; readonly message: string };
  readonly values?: Readonly<Record<string, TimelineValue>>;
}

/**
 * A value that each language renders in its own way: another text, a person, numbers such as
 * `64–80`.
 */
export type TimelineValue =
  | NoticeValues[string]
  | TimelineText
  | { readonly person: string }
  /** A calendar day, `YYYY-MM-DD`. */
  | { readonly day: string }
  | { readonly ranges: readonly { readonly least: number; readonly most: number }[] };

/** A timeline entry before translation. */
export interface TimelineItem {
  /** A lower-case UUID; `at` and `id` together are unique. */
  readonly id: string;
  readonly kind: TimelineKind;
  /** In whole milliseconds. */
  readonly at: Date;
  readonly wholeDay?: boolean;
  /** A translatable text, or words that a person wrote. */
  readonly title: TimelineText | string;
  readonly details?: readonly (TimelineText | string)[];
  /** Id of the person who did or wrote it. */
  readonly by?: string | null;
  readonly status?: VitalStatus;
  /** A path of the web app; null when this reader may not go there. */
  readonly link: Link | null;
}

/**
 * A feature's contribution to the timeline. Called only for readers with access to the elder's
 * health. Returns the newest `limit` items after `after` (`newestFirst` in platform/db/keyset),
 * newest first by `at` and `id`, of these kinds only, by an index.
 */
export interface TimelineSource {
  /** The kinds that it contributes; it is asked for no others. */
  readonly kinds: readonly TimelineKind[];
  entries(
    db: Db,
    elderId: string,
    wanted: Wanted & {
      readonly kinds: readonly TimelineKind[];
      /** The reader's permissions on the elder's data, for links. */
      readonly permissions: readonly Permission[];
      /** The reader's language, for texts that the source renders itself. */
      readonly locale: Locale;
    },
  ): Promise<readonly TimelineItem[]>;
}

/** A feature that contributes to the timeline. */
export interface TimelineSlot {
  readonly timeline: readonly TimelineSource[];
}
