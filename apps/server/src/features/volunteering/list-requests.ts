import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type {
  listHelpRequests,
  listTakenRequests,
} from '@hafi/contract/volunteering/volunteering.contract';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Caller, eldersKeptBy, requireKeeper } from './kept-elders.ts';
import { showRequests } from './show-requests.ts';
import { countHelped, findRequests } from './volunteering.repo.ts';

type Query = ParsedInput<typeof listTakenRequests>['query'];
type Whose = Parameters<typeof findRequests>[1];

async function listPage(
  platform: Platform,
  personId: string,
  whose: Whose,
  { cursor, limit, scope }: Query,
): Promise<Answer<typeof listHelpRequests>> {
  const { clock, db } = platform;
  const page = { scope, now: clock.now(), after: readCursor(cursor), limit: limit + 1 };
  const rows = await findRequests(db, whose, page);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: await showRequests(platform, shown, personId),
    nextCursor: last ? writeCursor({ at: last.startsAt, id: last.id }) : null,
  };
}

/**
 * What was asked for one elder, or for oneself and all elders whose bookings one keeps.
 * @throws Problem not-found for an elder whose bookings one does not keep, invalid-input
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
 * What a volunteer has taken on, and how often they have helped in all.
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
