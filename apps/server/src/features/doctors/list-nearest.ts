import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { type listDoctors as endpoint, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { shownBadges } from '../badges/badges.public.ts';
import type { Practising } from './busy-times.ts';
import {
  type DirectoryPosition,
  type DirectoryRow,
  findDirectoryPage,
  positionOf,
} from './directory.repo.ts';
import { nearestCursor } from './directory-cursor.ts';
import { type Distances, distancesTo, isDistrict, metresTo } from './distances.ts';
import { presentSummary } from './doctors.presenter.ts';
import { findMisspelled } from './find-misspelled.ts';
import { availabilityDays, firstFreeTimes } from './first-free-times.ts';
import { searchedWords } from './search-words.ts';

type Query = ParsedInput<typeof endpoint>['query'];

/** How many of the nearest doctors are put in order together; bits of one integer. */
const groupSize = 30;

/** A day of waiting weighs as much as this way, for somebody who walks badly. */
const metresPerDay = 5000;

/** What it costs to see a doctor: the way, and the days until there is time. */
function costOf(row: DirectoryRow, firstFree: Date | null, distances: Distances, now: Date) {
  const days = firstFree
    ? Math.floor((firstFree.getTime() - now.getTime()) / dayInMs)
    : 2 * availabilityDays;
  return metresTo(row.sectorCode, distances) + days * metresPerDay;
}

interface Found {
  readonly row: DirectoryRow;
  readonly firstFree: Date | null;
  /** Its place in the group by distance alone. */
  readonly rank: number;
  readonly cost: number;
}

const soonest = (one: Found, other: Found) =>
  one.cost - other.cost ||
  (one.firstFree?.getTime() ?? 0) - (other.firstFree?.getTime() ?? 0) ||
  one.rank - other.rank;

/**
 * One page of the directory, nearest and soonest first. By distance the doctors stand in an order
 * that no booking changes; the pages go along it in groups, in which who has time soon comes first.
 * So nobody is shown twice or left out when times are taken between two pages.
 * @throws Problem invalid-input without a home, or for an unknown home or cursor
 */
export async function listNearest({ platform, busyTimes }: Practising, query: Query) {
  const { db, clock } = platform;
  const { cursor, district, limit, near, specialty } = query;
  if (near === undefined) throw invalidInput('near', 'required');
  const now = clock.now();
  const distances = distancesTo(near);
  const words = searchedWords(query.q ?? '');
  const pages = nearestCursor(near);
  const begun = pages.read(cursor);
  let forgiving = begun?.forgiving ?? false;
  const wanted = { sort: nearestSort, specialty, district, distances, words } as const;

  /** The group after a position, and whether there are more doctors behind it. */
  async function groupAfter(after: DirectoryPosition | null) {
    const today = dayInKigali(now);
    const page = { ...wanted, today, limit: groupSize + 1, after: after ?? undefined };
    let rows = forgiving ? [] : await findDirectoryPage(db, { ...page, forgiving });
    if (rows.length === 0 && words.length > 0 && (forgiving || begun === null)) {
      forgiving = true;
      rows = await findMisspelled(platform, page);
    }
    const group = rows.slice(0, groupSize);
    const ask = (ids: string[], from: Date, to: Date) => busyTimes(db, ids, from, to);
    const free = await firstFreeTimes(group, now, ask);
    const found = group.map((row, rank): Found => {
      const firstFree = free.get(row.id) ?? null;
      return { row, rank, firstFree, cost: costOf(row, firstFree, distances, now) };
    });
    return { found: found.toSorted(soonest), last: group.at(-1), hasMore: rows.length > groupSize };
  }

  const items: Found[] = [];
  let after = begun?.after ?? null;
  let shown = begun?.shown ?? 0;
  let nextCursor: string | null = null;
  for (;;) {
    const { found, last, hasMore } = await groupAfter(after);
    const left = found.filter(({ rank }) => (shown & (1 << rank)) === 0);
    const taken = left.slice(0, limit - items.length);
    items.push(...taken);
    if (taken.length < left.length) {
      shown = taken.reduce((bits, { rank }) => bits | (1 << rank), shown);
      nextCursor = pages.write({ near, forgiving, after, shown });
      break;
    }
    if (!last || !hasMore) break;
    after = positionOf(last, wanted);
    shown = 0;
    if (items.length === limit) {
      nextCursor = pages.write({ near, forgiving, after, shown });
      break;
    }
  }
  const shownDistances = isDistrict(near) ? null : distances;
  const badges = await shownBadges(
    db,
    items.map(({ row }) => row.personId),
    now,
  );
  return {
    data: items.map(({ row, firstFree }) =>
      presentSummary(row, firstFree, now, {
        distances: shownDistances,
        badges: badges.get(row.personId),
      }),
    ),
    nextCursor,
  };
}
