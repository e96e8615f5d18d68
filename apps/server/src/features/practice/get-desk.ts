import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { getDesk as getDeskEndpoint } from '@hafi/contract/practice/practice.contract';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPatientsOf, patientsBetween } from '../bookings/bookings.public.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';
import { findDraftsBy, findNotedSince, type NoteRow } from '../notes/notes.public.ts';

type Desk = Answer<typeof getDeskEndpoint>['data'];

const mostDrafts = 50;
/** Characters of a draft that are shown on the desk. */
const shown = 120;

const beginningOf = ({ assessment, findings, plan, reason }: NoteRow) =>
  [reason, findings, assessment, plan].filter(Boolean).join(' · ').slice(0, shown);

/** What waits on a doctor's desk besides appointments. */
export async function getDesk(platform: Platform, personId: string): Promise<Desk> {
  const { clock, db } = platform;
  const now = clock.now();
  const today = spanOfDay(dayInKigali(now));
  const drafts = await findDraftsBy(db, personId, mostDrafts);
  const noted = await findNotedSince(db, personId, today.from);
  const people = await findPeople(db, [...new Set(drafts.map(({ elderId }) => elderId))]);
  return {
    drafts: drafts.map((note) => ({
      id: note.id,
      elderId: note.elderId,
      elderName: people.get(note.elderId)?.name ?? '',
      writtenAt: note.writtenAt.toISOString(),
      begins: beginningOf(note),
    })),
    notedToday: noted.map(({ elderId, status }) => ({
      elderId,
      signed: status !== 'preliminary',
    })),
    newToday: await newPatients(platform, personId, today),
  };
}

async function newPatients(
  { db }: Platform,
  personId: string,
  today: { from: Date; before: Date },
): Promise<string[]> {
  const doctor = await doctorOfPerson(db, personId);
  if (!doctor) return [];
  const patients = await findPatientsOf(db, doctor.id, today.from);
  const coming = await patientsBetween(db, doctor.id, today);
  return coming.filter((id) => !patients.some((each) => each.patientId === id && each.lastAt));
}
