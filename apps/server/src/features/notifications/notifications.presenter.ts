import type { notification } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';
import type { Translate } from '@hafi/i18n/server-catalogue';
import type * as z from 'zod/mini';
import type { NotificationRow } from './notifications.repo.ts';
import { writeValues } from './write-values.ts';

/** The language and region of a reader. */
export interface Reader {
  readonly locale: Locale;
  readonly region: Region;
  readonly translate: Translate;
}

export function presentNotification(
  row: NotificationRow,
  { locale, region, translate }: Reader,
): z.output<typeof notification> {
  const values = writeValues(row.values, locale, region);
  return {
    id: row.id,
    type: row.type,
    title: translate(locale, row.titleId, values),
    message: translate(locale, row.textId, values),
    timestamp: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    priority: row.priority,
    link: row.link,
  };
}
