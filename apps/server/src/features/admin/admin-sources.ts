import type { Db } from '../../platform/db/database.ts';

/** Numbers that other features know; the composition root says how to ask. */
export interface AdminSources {
  /** Bookings that start today, and all that are still to come. */
  readonly bookingCounts: (db: Db, now: Date) => Promise<{ today: number; coming: number }>;
  /** Payments without an end yet, and the RWF received this month. */
  readonly paymentCounts: (
    db: Db,
    now: Date,
  ) => Promise<{ pending: number; paidThisMonth: number }>;
}
