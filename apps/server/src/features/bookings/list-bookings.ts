import type { listBookings as listEndpoint } from '@hafi/contract/bookings/bookings.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { type Place, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { type BookingRow, findComing, findPast } from './bookings.repo.ts';
import { eldersKeptBy } from './kept-elders.ts';
import { type Caller, showBookings } from './show-bookings.ts';

type Query = ParsedInput<typeof listEndpoint>['query'];
type Part = 'coming' | 'past';

const finders = { coming: findComing, past: findPast };
const parts: Record<Query['scope'], [Part, Part?]> = {
  coming: ['coming'],
  past: ['past'],
  all: ['coming', 'past'],
};

/** Whose bookings are listed: one elder's, or one's own and those of all whose bookings one keeps. */
async function listedPatients(
  platform: Platform,
  personId: string,
  elderId: string | undefined,
): Promise<string[]> {
  if (elderId === undefined) return [personId, ...(await eldersKeptBy(platform.db, personId))];
  if (elderId !== personId) {
    await requireAccess(platform, { personId, roles: [] }, elderId, 'bookings:manage');
  }
  return [elderId];
}

/**
 * Bookings of oneself and of the elders whose bookings one keeps: coming ones soonest first, then
 * those that are past or cancelled, newest first.
 * @throws Problem invalid-input when the cursor is none of ours, not-found for an elder whose
 * bookings one does not keep
 */
export async function listBookings(
  platform: Platform,
  caller: Caller,
  { scope, cursor, elderId, limit }: Query,
): Promise<Answer<typeof listEndpoint>> {
  const now = platform.clock.now();
  const patients = await listedPatients(platform, caller.personId, elderId);
  let after: (Place & { part?: string }) | null = readCursor(cursor);
  const found: { row: BookingRow; part: Part }[] = [];
  const [first, second] = parts[scope];
  const wanted = second && after?.part === second ? [second] : [first, second];
  for (const part of wanted) {
    if (!part) break;
    const room = limit + 1 - found.length;
    if (room <= 0) break;
    const page = { now, after, limit: room };
    const rows = await finders[part](platform.db, patients, page);
    found.push(...rows.map((row) => ({ row, part })));
    after = null;
  }
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    data: await showBookings(
      platform,
      page.map(({ row }) => row),
      caller,
    ),
    nextCursor: last ? writeCursor({ at: last.row.startsAt, id: last.row.id }, last.part) : null,
  };
}
