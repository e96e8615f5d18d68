import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listNotifications as listEndpoint } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import { defaultRegion } from '@hafi/i18n/region';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, findNotifications } from './notifications.repo.ts';

/**
 * The caller's notifications, newest first, with the number of unread ones.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listNotifications(
  { db, translate }: Platform,
  personId: string,
  locale: Locale,
  query: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findNotifications(db, personId, page),
    ({ createdAt: at, id }) => ({ at, id }),
  );
  const region = (await findReachable(db, personId))?.region ?? defaultRegion;
  return {
    data: items.map((row) => presentNotification(row, { locale, region, translate })),
    nextCursor,
    unread: await countUnread(db, personId),
  };
}
