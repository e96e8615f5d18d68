import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';
import { type PageQuery, readPage } from '../../platform/http/read-page.ts';
import type { BusyTimes, Practising } from './busy-times.ts';
import {
  type DirectoryRow,
  type DoctorSort,
  findDirectoryPage,
  positionOf,
} from './directory.repo.ts';
import { directoryCursors } from './directory-cursor.ts';
import { presentSummary } from './doctors.presenter.ts';
import { findMisspelled } from './find-misspelled.ts';
import { searchedWords } from './search-words.ts';
import { comingDays, nextFreeDay } from './slots.ts';

/** How many days ahead the directory looks for a doctor's next free day. */
const availabilityDays = 14;

interface Query extends PageQuery {
  readonly q?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly sort: DoctorSort;
}

/**
 * One page of the directory. Typing errors in the search are tolerated, for the whole list, only
 * when there is no exact match.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listDoctors({ platform, busyTimes }: Practising, query: Query) {
  const { db, clock } = platform;
  const now = clock.now();
  const { sort, specialty } = query;
  const words = searchedWords(query.q ?? '');
  const wanted = { sort, specialty, words, today: dayInKigali(now) };
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
    positionOf: (row) => ({ sort, forgiving, ...positionOf(row, sort) }),
  });
  const free = await nextFreeDays(items, now, (ids, from, to) => busyTimes(db, ids, from, to));
  return {
    data: items.map((row) => presentSummary(row, free.get(row.id) ?? null, now)),
    nextCursor,
  };
}

type AskBusy = (ids: string[], from: Date, to: Date) => ReturnType<BusyTimes>;

/** Each doctor's next day with a free general consultation, with one query for bookings. */
export async function nextFreeDays(
  rows: readonly DirectoryRow[],
  now: Date,
  ask: AskBusy,
): Promise<ReadonlyMap<string, string | null>> {
  if (rows.length === 0) return new Map();
  const until = instantAt(addDays(dayInKigali(now), availabilityDays), '00:00');
  const busy = await ask(
    rows.map(({ id }) => id),
    now,
    until,
  );
  const byDoctor = Map.groupBy(busy, ({ doctorId }) => doctorId);
  const { duration } = appointmentKinds.general;
  const days = comingDays(now, availabilityDays);
  return new Map(
    rows.map((row) => [row.id, nextFreeDay(row, duration, byDoctor.get(row.id) ?? [], now, days)]),
  );
}
