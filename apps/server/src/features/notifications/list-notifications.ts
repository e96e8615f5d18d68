import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type {
  listNotificationHistory as historyEndpoint,
  listNotifications as listEndpoint,
} from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import { defaultRegion } from '@hafi/i18n/region';
import { type PageQuery, readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, findNotifications, type NoticeFilter } from './notifications.repo.ts';

/**
 * The caller's notifications behind the bell, newest first, with the number of unread ones.
 * @throws Problem invalid-input for an unknown cursor
 */
export const listNotifications = (
  platform: Platform,
  personId: string,
  locale: Locale,
  query: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> =>
  listWhere(platform, personId, locale, query, { inBell: true });

/**
 * The caller's notifications of the last year, newest first, with the number of unread ones.
 * @throws Problem invalid-input for an unknown cursor
 */
export const listNotificationHistory = (
  platform: Platform,
  personId: string,
  locale: Locale,
  { show, type, ...query }: ParsedInput<typeof historyEndpoint>['query'],
): Promise<Answer<typeof historyEndpoint>> =>
  listWhere(platform, personId, locale, query, { type, unread: show === 'unread' });

async function listWhere(
  { db, translate }: Platform,
  personId: string,
  locale: Locale,
  query: PageQuery,
  filter: NoticeFilter,
): Promise<Answer<typeof listEndpoint>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findNotifications(db, personId, page, filter),
    ({ createdAt: at, id }) => ({ at, id }),
  );
  const region = (await findReachable(db, personId))?.region ?? defaultRegion;
  return {
    data: items.map((row) => presentNotification(row, { locale, region, translate })),
    nextCursor,
    unread: await countUnread(db, personId),
  };
}
