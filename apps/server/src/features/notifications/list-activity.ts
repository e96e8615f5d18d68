import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listActivity as listEndpoint } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import { defaultRegion } from '@hafi/i18n/region';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentActivity } from './notifications.presenter.ts';
import { findActivities } from './notifications.repo.ts';

/**
 * The recent activity of the caller's account, newest first.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listActivity(
  { db, translate }: Platform,
  personId: string,
  locale: Locale,
  query: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findActivities(db, personId, page),
    (row) => row,
  );
  const region = (await findReachable(db, personId))?.region ?? defaultRegion;
  return {
    data: items.map((row) => presentActivity(row, { locale, region, translate })),
    nextCursor,
  };
}
