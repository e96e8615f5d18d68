import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { insertCheckIn } from '../features/checkins/checkins.repo.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { World } from './world.ts';

/** The last week without today, on the elder's usual mornings; one day is missing. */
const mornings = [
  [-6, '07:52'],
  [-5, '08:10'],
  [-4, '07:45'],
  [-2, '08:31'],
  [-1, '07:58'],
] as const;

/** The main elder's check-ins of the last week; today's is left to her. */
export async function seedCheckIns({ platform, now }: World, elder: string): Promise<void> {
  for (const [days, time] of mornings) {
    const day = addDays(dayInKigali(now), days);
    const at = new Date(`${day}T${time}:00+02:00`);
    await inTransaction(platform, (tx) => insertCheckIn(tx, { elderId: elder, day, at }));
  }
}
