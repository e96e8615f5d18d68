import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { insertCheckIn } from '../features/checkins/checkins.repo.ts';
import type { World } from './world.ts';

/** The last week but today, as the elder's morning goes; one day is left out. */
const mornings = [
  [-6, '07:52'],
  [-5, '08:10'],
  [-4, '07:45'],
  [-2, '08:31'],
  [-1, '07:58'],
] as const;

/** What the elder of the story said in the last week; today is hers to say. */
export async function seedCheckIns({ platform, now }: World, elder: string): Promise<void> {
  for (const [days, time] of mornings) {
    const day = addDays(dayInKigali(now), days);
    const at = new Date(`${day}T${time}:00+02:00`);
    await insertCheckIn(platform.db, { elderId: elder, day, at });
  }
}
