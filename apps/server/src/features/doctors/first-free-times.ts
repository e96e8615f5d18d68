import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { BusyTimes } from './busy-times.ts';
import type { DirectoryRow } from './directory.repo.ts';
import { comingDays, nextFreeTime } from './slots.ts';

/** How many days ahead the directory looks for a doctor's first free time. */
export const availabilityDays = 14;

type AskBusy = (ids: string[], from: Date, to: Date) => ReturnType<BusyTimes>;

/** When each doctor first has time for a general consultation, with one query for bookings. */
export async function firstFreeTimes(
  rows: readonly DirectoryRow[],
  now: Date,
  ask: AskBusy,
): Promise<ReadonlyMap<string, Date | null>> {
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
    rows.map((row) => [row.id, nextFreeTime(row, duration, byDoctor.get(row.id) ?? [], now, days)]),
  );
}
