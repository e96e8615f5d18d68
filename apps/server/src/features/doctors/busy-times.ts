import type { Db } from '../../platform/db/database.ts';

/** A time that a booking takes from a doctor. */
export interface BusyTime {
  readonly doctorId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Asks whoever keeps bookings which times of these doctors are taken between two instants. */
export type BusyTimes = (
  db: Db,
  doctorIds: readonly string[],
  from: Date,
  to: Date,
) => Promise<BusyTime[]>;
