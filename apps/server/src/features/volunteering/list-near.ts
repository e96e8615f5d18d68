import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listNearRequests } from '@hafi/contract/volunteering/volunteering.contract';
import { readPage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { sectorsNear } from '../places/places.public.ts';
import { homeSector } from './home-sector.ts';
import { mayHelp } from './may-help.ts';
import { nearCursor } from './near-cursor.ts';
import { findNear } from './near-requests.repo.ts';
import { presentNear } from './volunteering.presenter.ts';

/**
 * The open requests near a volunteer's home, soonest first, and of the same time the nearest sector
 * first; without those that the volunteer gave back or was declined for. Nobody is told who looks at
 * the list. Whoever is not confirmed reads no name and no note.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listNear(
  { clock, db }: Platform,
  personId: string,
  query: ParsedInput<typeof listNearRequests>['query'],
): Promise<Answer<typeof listNearRequests>> {
  const home = await homeSector(db, personId);
  const mayAccept = await mayHelp(db, personId);
  if (!home) return { data: [], nextCursor: null, home: null, mayAccept };
  const near = sectorsNear(home, query.radius);
  const codes = near.map(({ sector }) => sector.code);
  const rankOf = (code: string) => codes.indexOf(code) + 1;
  const wanted = { codes, personId, kind: query.kind, now: clock.now() };
  const { items, nextCursor } = await readPage(query, {
    cursor: nearCursor,
    find: (page) => findNear(db, { ...wanted, ...page }),
    positionOf: ({ id, sectorCode, startsAt }) => ({ rank: rankOf(sectorCode), at: startsAt, id }),
  });
  const elders = await findPeople(db, [...new Set(items.map(({ elderId }) => elderId))]);
  return {
    data: items.flatMap((row) => {
      const place = near[rankOf(row.sectorCode) - 1];
      if (!place) return [];
      const firstName = elders.get(row.elderId)?.firstName ?? '—';
      return [presentNear(row, mayAccept ? firstName : null, place)];
    }),
    nextCursor,
    home: { name: home.name, district: home.district },
    mayAccept,
  };
}
