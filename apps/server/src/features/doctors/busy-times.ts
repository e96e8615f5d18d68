import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** A time that a booking takes from a doctor. */
export interface BusyTime {
  readonly doctorId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Returns the booked times of these doctors between two instants; implemented by bookings. */
export type BusyTimes = (
  db: Db,
  doctorIds: readonly string[],
  from: Date,
  to: Date,
) => Promise<BusyTime[]>;

/** What the use cases of this feature need: the platform, and the booked times. */
export interface Practising {
  readonly platform: Platform;
  readonly busyTimes: BusyTimes;
}
