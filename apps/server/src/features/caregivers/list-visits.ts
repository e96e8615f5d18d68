import type { listCareVisits as endpoint } from '@hafi/contract/caregivers/caregivers.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import type { Caller } from './care-access.ts';
import { presentVisits } from './visit.presenter.ts';
import { findVisits } from './visits.repo.ts';

/**
 * The logged home visits to an elder, newest first.
 * @throws Problem not-found; invalid-input for an unknown cursor
 */
export async function listVisits(
  platform: Platform,
  caller: Caller,
  {
    elderId: elder,
    ...query
  }: { readonly elderId: string } & ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { clock, db } = platform;
  const { elderId, personId } = await openHealth(platform, caller, elder, 'visits');
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findVisits(db, elderId, page),
    ({ arrivedAt: at, id }) => ({ at, id }),
  );
  return { data: await presentVisits(db, items, { personId, now: clock.now() }), nextCursor };
}
