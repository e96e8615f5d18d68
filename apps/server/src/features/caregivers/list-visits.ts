import type { listCareVisits as endpoint } from '@hafi/contract/caregivers/caregivers.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import type { Caller } from './care-access.ts';
import { presentVisits } from './visit.presenter.ts';
import { findVisits } from './visits.repo.ts';

/**
 * The home visits with an elder that were written down, the newest first.
 * @throws Problem not-found; invalid-input when the cursor is none of ours
 */
export async function listVisits(
  platform: Platform,
  caller: Caller,
  {
    cursor,
    elderId: elder,
    limit,
  }: { readonly elderId: string } & ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { clock, db } = platform;
  const { elderId, personId } = await openHealth(platform, caller, elder, 'visits');
  const rows = await findVisits(db, elderId, { after: readCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await presentVisits(db, shown, { personId, now: clock.now() }),
    nextCursor:
      last && rows.length > limit ? writeCursor({ at: last.arrivedAt, id: last.id }) : null,
  };
}
