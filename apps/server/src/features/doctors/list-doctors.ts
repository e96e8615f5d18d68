import { dayInKigali } from '@hafi/base/kigali-time';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { type listDoctors as endpoint, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { readPage } from '../../platform/http/read-page.ts';
import { shownBadges } from '../badges/badges.public.ts';
import type { Practising } from './busy-times.ts';
import { findDirectoryPage, positionOf } from './directory.repo.ts';
import { directoryCursors } from './directory-cursor.ts';
import { distancesTo, isDistrict } from './distances.ts';
import { presentSummary } from './doctors.presenter.ts';
import { findMisspelled } from './find-misspelled.ts';
import { firstFreeTimes } from './first-free-times.ts';
import { listNearest } from './list-nearest.ts';
import { searchedWords } from './search-words.ts';

type Query = ParsedInput<typeof endpoint>['query'];

/**
 * One page of the directory. Typing errors in the search are tolerated, for the whole list, only
 * when there is no exact match.
 * @throws Problem invalid-input for an unknown cursor or home, or the nearest without a home
 */
export async function listDoctors(practising: Practising, query: Query) {
  const { platform, busyTimes } = practising;
  const { db, clock } = platform;
  const { district, near, sort, specialty } = query;
  if (sort === nearestSort) return listNearest(practising, query);
  const now = clock.now();
  const words = searchedWords(query.q ?? '');
  const wanted = { sort, specialty, district, words, today: dayInKigali(now) };
  let forgiving = false;
  const { items, nextCursor } = await readPage(query, {
    cursor: directoryCursors[sort],
    async find({ after, limit }) {
      forgiving = after?.forgiving ?? false;
      const page = { ...wanted, limit, after: after ?? undefined };
      if (!forgiving) {
        const rows = await findDirectoryPage(db, { ...page, forgiving });
        if (rows.length > 0 || words.length === 0 || after) return rows;
        forgiving = true;
      }
      return findMisspelled(platform, page);
    },
    positionOf: (row) => ({ sort, forgiving, ...positionOf(row, wanted) }),
  });
  const free = await firstFreeTimes(items, now, (ids, from, to) => busyTimes(db, ids, from, to));
  const badges = await shownBadges(
    db,
    items.map(({ personId }) => personId),
    now,
  );
  const distances = near === undefined || isDistrict(near) ? null : distancesTo(near);
  return {
    data: items.map((row) =>
      presentSummary(row, free.get(row.id) ?? null, now, {
        distances,
        badges: badges.get(row.personId),
      }),
    ),
    nextCursor,
  };
}
