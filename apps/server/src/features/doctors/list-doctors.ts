import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';
import type { BusyTimes, Practising } from './busy-times.ts';
import {
  type DirectoryPage,
  type DirectoryRow,
  type DoctorSort,
  findDirectoryPage,
  positionOf,
} from './directory.repo.ts';
import { readCursor, writeCursor } from './directory-cursor.ts';
import { presentSummary } from './doctors.presenter.ts';
import { searchedWords } from './search-words.ts';
import { nextFreeDay } from './slots.ts';

/** How far the directory looks for a doctor's next free day, in days. */
const availabilityDays = 14;

interface Query {
  readonly q?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly sort: DoctorSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * One page of the directory. What is typed is looked for as it stands; only when nobody has it, what
 * is nearly so counts, for the whole list.
 * @throws Problem invalid-input on a cursor that is not of this list
 */
export async function listDoctors({ platform, busyTimes }: Practising, query: Query) {
  const { db, clock } = platform;
  const now = clock.now();
  const { sort, specialty, limit } = query;
  const cursor = query.cursor ? readCursor(query.cursor, sort) : undefined;
  const words = searchedWords(query.q ?? '');
  const page: DirectoryPage = {
    sort,
    specialty,
    words,
    limit,
    forgiving: cursor?.forgiving ?? false,
    after: cursor?.after,
    today: dayInKigali(now),
  };
  let { forgiving } = page;
  let rows = await findDirectoryPage(db, page);
  if (rows.length === 0 && words.length > 0 && !cursor) {
    forgiving = true;
    rows = await findDirectoryPage(db, { ...page, forgiving });
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const free = await nextFreeDays(shown, now, (ids, from, to) => busyTimes(db, ids, from, to));
  return {
    data: shown.map((row) => presentSummary(row, free.get(row.id) ?? null, now)),
    nextCursor:
      last && rows.length > limit
        ? writeCursor({ sort, forgiving, after: positionOf(last, sort) })
        : null,
  };
}

type AskBusy = (ids: string[], from: Date, to: Date) => ReturnType<BusyTimes>;

/** Each doctor's next day with a free general consultation, from one question about bookings. */
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
  return new Map(
    rows.map((row) => [
      row.id,
      nextFreeDay(row, duration, byDoctor.get(row.id) ?? [], now, availabilityDays),
    ]),
  );
}
