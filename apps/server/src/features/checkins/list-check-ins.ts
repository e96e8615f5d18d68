import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { CheckInWeek } from '@hafi/contract/checkins/checkin.schemas';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith } from '../circle/circle.public.ts';
import { findCheckInsSince } from './checkins.repo.ts';
import { findNoteOf, presentNote } from './voice-notes.repo.ts';

const daysShown = 7;

/** An elder's check-ins of the last seven days, today last. */
export async function listCheckIns(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<CheckInWeek> {
  const first = addDays(dayInKigali(clock.now()), 1 - daysShown);
  const rows = await findCheckInsSince(db, elderId, first);
  const days = Array.from({ length: daysShown }, (_, index) => {
    const day = addDays(first, index);
    const row = rows.find((each) => each.day === day);
    return { day, at: row?.at.toISOString() ?? null, mood: row?.mood ?? null };
  });
  const circle = await findPeople(db, await circleWith(db, elderId, 'health:read'));
  const seenBy = [...circle.values()].map(({ firstName }) => firstName).toSorted();
  const note = await findNoteOf(db, elderId, dayInKigali(clock.now()));
  return { days, seenBy, note: presentNote(note) };
}
