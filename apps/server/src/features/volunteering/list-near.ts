import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listNearRequests } from '@hafi/contract/volunteering/volunteering.contract';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { sectorsAround } from '../places/places.public.ts';
import { homeSector } from './home-sector.ts';
import { readNearCursor, writeNearCursor } from './near-cursor.ts';
import { findNear } from './near-requests.repo.ts';
import { presentNear } from './volunteering.presenter.ts';

/**
 * The open requests around a volunteer's home, the nearest sector first, in each the soonest first.
 * Nobody is told who looks.
 * @throws Problem invalid-input when the cursor is none of ours
 */
export async function listNear(
  { clock, db }: Platform,
  personId: string,
  query: ParsedInput<typeof listNearRequests>['query'],
): Promise<Answer<typeof listNearRequests>> {
  const after = readNearCursor(query.cursor);
  const home = await homeSector(db, personId);
  if (!home) return { data: [], nextCursor: null, home: null };
  const around = sectorsAround(home, query.radius);
  const codes = around.map(({ sector }) => sector.code);
  const { kind, limit } = query;
  const wanted = { codes, personId, kind, after, now: clock.now(), limit: limit + 1 };
  const rows = await findNear(db, wanted);
  const page = rows.slice(0, limit);
  const elders = await findPeople(db, [...new Set(page.map(({ elderId }) => elderId))]);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const rankOf = (code: string) => codes.indexOf(code) + 1;
  return {
    data: page.flatMap((row) => {
      const place = around[rankOf(row.sectorCode) - 1];
      return place ? [presentNear(row, elders.get(row.elderId)?.firstName ?? '—', place)] : [];
    }),
    nextCursor: last
      ? writeNearCursor({ rank: rankOf(last.sectorCode), at: last.startsAt, id: last.id })
      : null,
    home: { name: home.name, district: home.district },
  };
}
