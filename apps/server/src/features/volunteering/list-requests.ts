import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type {
  listHelpRequests,
  listTakenRequests,
} from '@hafi/contract/volunteering/volunteering.contract';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { type Caller, requireKeeper } from './kept-elders.ts';
import { showRequests } from './show-requests.ts';
import { countHelped, findRequests } from './volunteering.repo.ts';

type Query = ParsedInput<typeof listTakenRequests>['query'];
type Whose = Parameters<typeof findRequests>[1];

async function listPage(
  platform: Platform,
  personId: string,
  whose: Whose,
  query: Query,
): Promise<Answer<typeof listHelpRequests>> {
  const { clock, db } = platform;
  const now = clock.now();
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findRequests(db, whose, { ...page, scope: query.scope, now }),
    ({ startsAt: at, id }) => ({ at, id }),
  );
  return { data: await showRequests(platform, items, personId), nextCursor };
}

/**
 * The requests of one elder, or of the caller and all elders whose bookings they keep.
 * @throws Problem not-found for an elder whose bookings the caller does not keep, invalid-input
 */
export async function listRequests(
  platform: Platform,
  caller: Caller,
  { elderId, ...query }: Query & { elderId?: string | undefined },
): Promise<Answer<typeof listHelpRequests>> {
  const { personId } = caller;
  if (elderId !== undefined) await requireKeeper(platform, caller, elderId);
  const elderIds =
    elderId === undefined ? [personId, ...(await eldersKeptBy(platform.db, personId))] : [elderId];
  return listPage(platform, personId, { elderIds }, query);
}

/**
 * A volunteer's taken requests, and how often they have helped in all.
 * @throws Problem invalid-input
 */
export async function listTaken(
  platform: Platform,
  personId: string,
  query: Query,
): Promise<Answer<typeof listTakenRequests>> {
  const page = await listPage(platform, personId, { takenBy: personId }, query);
  const helped = (await countHelped(platform.db, [personId])).get(personId) ?? 0;
  return { ...page, helped };
}
