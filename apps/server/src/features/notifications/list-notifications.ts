import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listNotifications as listEndpoint } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import { defaultRegion } from '@hafi/i18n/region';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, findNotifications } from './notifications.repo.ts';

/**
 * Own notifications, newest first, with the number of all unread ones.
 * @throws Problem invalid-input when the cursor is none of ours
 */
export async function listNotifications(
  { db, translate }: Platform,
  personId: string,
  locale: Locale,
  { cursor, limit }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const rows = await findNotifications(db, personId, readCursor(cursor), limit + 1);
  const page = rows.slice(0, limit);
  const region = (await findReachable(db, personId))?.region ?? defaultRegion;
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => presentNotification(row, { locale, region, translate })),
    nextCursor: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    unread: await countUnread(db, personId),
  };
}
