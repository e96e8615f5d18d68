import type { activity, notification } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import type * as z from 'zod/mini';
import type { ActivityRow, NotificationRow } from './notifications.repo.ts';
import { writeValues } from './write-values.ts';

/** The language in which somebody reads. */
export interface Reader {
  readonly locale: Locale;
  readonly translate: Translate;
}

export function presentNotification(
  row: NotificationRow,
  { locale, translate }: Reader,
): z.output<typeof notification> {
  const values = writeValues(row.values, locale);
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

export function presentActivity(
  row: ActivityRow,
  { locale, translate }: Reader,
): z.output<typeof activity> {
  const text = translate(locale, row.textId, writeValues(row.values, locale));
  return { id: row.id, text, timestamp: row.at.toISOString() };
}
