import type { listBookings as listEndpoint } from '@hafi/contract/bookings/bookings.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import * as z from 'zod/mini';
import { cursorOf, type Position, positionInstant } from '../../platform/http/cursor.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { eldersKeptBy, requireMemberAccess } from '../circle/circle.public.ts';
import { findComing, findComingOrOpen, findPast } from './booking-lists.repo.ts';
import { type Caller, showBookings } from './show-bookings.ts';

type Query = ParsedInput<typeof listEndpoint>['query'];
type Part = 'coming' | 'past';

const listCursor = cursorOf(
  z.object({ part: z.enum(['coming', 'past']), at: positionInstant, id: z.uuid() }),
);
const finders = { coming: findComing, past: findPast };
const parts: Record<Query['scope'], [Part, Part?]> = {
  coming: ['coming'],
  past: ['past'],
  all: ['coming', 'past'],
};

/**
 * The patients whose bookings are listed: one elder, or the caller and everybody whose bookings
 * they keep.
 */
export async function listedPatients(
  platform: Platform,
  personId: string,
  elderId: string | undefined,
): Promise<string[]> {
  if (elderId === undefined) return [personId, ...(await eldersKeptBy(platform.db, personId))];
  if (elderId !== personId) {
    await requireMemberAccess(platform, personId, elderId, 'bookings:manage');
  }
  return [elderId];
}

/**
 * The bookings of the caller and of the elders whose bookings they keep: future ones soonest first,
 * or past and cancelled ones newest first.
 * @throws Problem invalid-input for an unknown cursor, not-found for an elder whose bookings the
 * caller does not keep
 */
export async function listBookings(
  platform: Platform,
  caller: Caller,
  { scope, elderId, ...query }: Query,
): Promise<Answer<typeof listEndpoint>> {
  const { db } = platform;
  const now = platform.clock.now();
  const patients = await listedPatients(platform, caller.personId, elderId);
  const [first, second] = parts[scope];
  const { items, nextCursor } = await readPage(query, {
    cursor: listCursor,
    async find({ after, limit }) {
      const goesOn = second && after?.part === second;
      const begun = await findPart(goesOn ? second : first, after, limit);
      const room = limit - begun.length;
      if (goesOn || !second || room <= 0) return begun;
      return [...begun, ...(await findPart(second, null, room))];
    },
    positionOf: ({ part, row }) => ({ part, at: row.startsAt, id: row.id }),
  });
  const rows = items.map(({ row }) => row);
  return { data: await showBookings(platform, rows, caller), nextCursor };

  async function findPart(part: Part, after: Position | null, limit: number) {
    // With the past ones, what is over and still open stands there.
    const find = scope === 'coming' ? findComingOrOpen : finders[part];
    const rows = await find(db, patients, { now, after, limit });
    return rows.map((row) => ({ row, part }));
  }
}
