import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { findPeople, findReachable } from '../../accounts/accounts.public.ts';
import { calendarVisits } from '../../caregivers/caregivers.public.ts';
import { eldersKeptBy } from '../../circle/circle.public.ts';
import { doctorOfPerson, findDoctors } from '../../doctors/doctors.public.ts';
import { requireGateOf } from '../../plans/plans.public.ts';
import { findForCalendar } from '../booking-lists.repo.ts';
import { deleteFeed, findFeedByHash, findFeedOf, putFeed } from './calendar-feeds.repo.ts';
import { addAppointment, addHomeVisit, startCalendar, textOf } from './calendar-file.ts';

/** How long a calendar shows past appointments: 90 days, in milliseconds. */
const keptMs = 90 * 24 * 3600 * 1000;

/**
 * Creates a person's secret link, replacing the previous one. Only its hash is stored. Doctors need it
 * for their work; others have it with a care plan, and keep it when that ends: appointments that a
 * calendar silently shows no more would be missed.
 * @throws Problem needs-plan
 */
export async function makeCalendarFeed(
  platform: Platform,
  { personId, roles }: Pick<Principal, 'personId' | 'roles'>,
): Promise<{ url: string }> {
  if (!roles.includes('DOCTOR')) await requireGateOf(platform.db, personId, 'calendar');
  const token = newSecret();
  const row = { personId, tokenHash: hashSecret(token), createdAt: platform.clock.now() };
  await inTransaction(platform, (tx) => putFeed(tx, row));
  return { url: `${platform.origin()}/api/calendar-feed/${token}/hafi.ics` };
}

/** Whether a person has a secret link, and since when. */
export async function calendarFeedState(
  { db }: Platform,
  personId: string,
): Promise<{ active: boolean; createdAt: string | null }> {
  const row = await findFeedOf(db, personId);
  return { active: row !== undefined, createdAt: row?.createdAt.toISOString() ?? null };
}

/** Revokes a person's secret link, if there is one. */
export async function stopCalendarFeed(platform: Platform, personId: string): Promise<void> {
  await inTransaction(platform, (tx) => deleteFeed(tx, personId));
}

/**
 * The bookings of the link's owner, as patient, as doctor, and of the elders whose bookings they
 * keep now, with the home visits to them and those that the owner makes, in the owner's language. A doctor sees the patient's name, a patient the doctor's; an
 * elder's appointment starts with the elder's first name.
 * @throws Problem not-found for a link that is unknown, replaced or revoked, or whose owner is
 * suspended
 */
export async function readCalendarFeed(platform: Platform, token: string): Promise<string> {
  const { clock, db } = platform;
  const feed = await findFeedByHash(db, hashSecret(token));
  const person = feed && (await findPeople(db, [feed.personId])).get(feed.personId);
  if (!person || !(await findReachable(db, person.id))) throw new Problem(coreErrors['not-found']);
  const practice = person.roles.includes('DOCTOR') ? await doctorOfPerson(db, person.id) : null;
  const since = new Date(clock.now().getTime() - keptMs);
  const kept = await eldersKeptBy(db, person.id);
  const patientIds = [person.id, ...kept];
  const rows = await findForCalendar(db, { patientIds, doctorId: practice?.id, since });
  const doctors = await findDoctors(db, [...new Set(rows.map((row) => row.doctorId))]);
  const patients = await findPeople(db, [...new Set(rows.map((row) => row.patientId))]);
  const calendar = startCalendar(person.locale, { feed: true });
  for (const row of rows) {
    const doctor = doctors.get(row.doctorId);
    if (!doctor) continue;
    const side = doctor.id === practice?.id ? 'doctor' : 'patient';
    const patient = patients.get(row.patientId);
    const withWhom = side === 'doctor' ? (patient?.name ?? '') : doctor.name;
    const whose =
      side === 'patient' && row.patientId !== person.id ? patient?.firstName : undefined;
    addAppointment(calendar, platform, person.locale, { row, doctor, side, whose, withWhom });
  }
  const careVisits = await calendarVisits(platform, person.id, patientIds);
  const elders = await findPeople(db, [...new Set(careVisits.map(({ elderId }) => elderId))]);
  for (const careVisit of careVisits) {
    const isKept = kept.has(careVisit.elderId) && careVisit.elderId !== person.id;
    const elder = elders.get(careVisit.elderId);
    const whose = isKept && careVisit.withWhom !== elder?.name ? elder?.firstName : undefined;
    addHomeVisit(calendar, platform, person.locale, { careVisit, whose });
  }
  return textOf(calendar);
}
