import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listActivity as listEndpoint } from '@hafi/contract/notifications/notifications.contract';
import type { Locale } from '@hafi/i18n/locales';
import { defaultRegion } from '@hafi/i18n/region';
import type { Principal } from '../../../platform/auth/principal.ts';
import { readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findReachable } from '../../accounts/accounts.public.ts';
import { listElders, logAccess } from '../../circle/circle.public.ts';
import { audiences, readableOf } from './activity.policy.ts';
import { presentActivity } from './activity.presenter.ts';
import { type ActivityRow, findActivities } from './activity.repo.ts';

type Reads = Pick<Principal, 'personId' | 'roles'>;

/**
 * What the caller did, and what happened around them and the elders of their circles, newest first:
 * each line as far as they may know it at this moment. Writes the access log of every elder of whose
 * health it tells something.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listActivity(
  platform: Platform,
  { personId, roles }: Reads,
  locale: Locale,
  { elderId, ...query }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { db, translate } = platform;
  const elders = (await listElders(platform, { personId, roles })).filter(
    ({ by }) => by !== 'self',
  );
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findActivities(db, { elderId, personId, readable: readableOf(elders) }, page),
    (row) => row,
  );
  await logViews(platform, personId, elders, items);
  const actors = await findPeople(db, [...new Set(items.flatMap(({ actorId }) => actorId ?? []))]);
  const region = (await findReachable(db, personId))?.region ?? defaultRegion;
  const byId = new Map(elders.map((elder) => [elder.id, elder]));
  const context = { readerId: personId, elders: byId, actors };
  const reader = { locale, region, translate };
  return { data: items.map((row) => presentActivity(row, reader, context)), nextCursor };
}

/** One view for each elder of whose health the page says something. */
async function logViews(
  platform: Platform,
  personId: string,
  elders: readonly Elder[],
  rows: readonly ActivityRow[],
): Promise<void> {
  const notified = new Set(
    rows.flatMap((row) => (row.kind && audiences[row.kind].isHealth ? [row.personId] : [])),
  );
  for (const { id, ...access } of elders) {
    if (notified.has(id))
      await logAccess(platform, { ...access, elderId: id, personId }, 'summary');
  }
}
