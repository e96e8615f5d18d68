import { addDays, dayInKigali, instantAt, timeInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { appointmentTypeNames } from '@hafi/contract/doctors/appointment-type-names';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatDate } from '@hafi/i18n/dates';
import { likeness } from '@hafi/i18n/find-words';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { doctorOfPerson, findDoctors } from '../doctors/doctors.public.ts';
import type { SearchSource } from '../search/search.public.ts';
import { findComing, findOfDoctor, findPast } from './booking-lists.repo.ts';
import type { BookingRow } from './bookings.repo.ts';

/** Most appointments that are searched on each side of now. */
const most = 100;
/** How far around today a doctor's diary is searched, in days. */
const diaryDays = 60;

/** The caller's appointments: those they go to or keep for elders, then those of their practice. */
async function ownBookings({ db, clock }: Platform, personId: string): Promise<BookingRow[]> {
  const now = clock.now();
  const today = dayInKigali(now);
  const page = { now, after: null, limit: most };
  const practice = await doctorOfPerson(db, personId);
  const patients = [personId, ...(await eldersKeptBy(db, personId))];
  const from = instantAt(addDays(today, -diaryDays), '00:00');
  const before = instantAt(addDays(today, diaryDays), '00:00');
  return [
    ...(await findComing(db, patients, page)),
    ...(await findPast(db, patients, page)),
    ...(practice ? await findOfDoctor(db, practice.id, from, before) : []),
  ];
}

/**
 * Searches the caller's appointments by the other person's name, specialty, appointment type, place
 * and date.
 */
export function appointmentSearch(platform: Platform): SearchSource {
  const { db, translate } = platform;
  return {
    kind: 'appointments',
    async find({ q, limit, locale, personId }) {
      if (!personId) return [];
      const rows = await ownBookings(platform, personId);
      const doctors = await findDoctors(db, [...new Set(rows.map((row) => row.doctorId))]);
      const patients = await findPeople(db, [...new Set(rows.map((row) => row.patientId))]);
      const hits = rows.flatMap((row) => {
        const doctor = doctors.get(row.doctorId);
        if (!doctor) return [];
        const patient = row.patientId === personId ? '' : patients.get(row.patientId)?.name;
        const others = doctor.personId === personId ? patient : doctor.name;
        const kind = translate(locale, appointmentTypeNames[row.type].name);
        const specialty = translate(locale, specialtyNames[doctor.specialty]);
        const day = dayInKigali(row.startsAt);
        const date = formatDate(day, locale, { style: 'full' });
        const title = others ?? '';
        const text = [title, patient, kind, specialty, doctor.workplace, date, day].join(' ');
        const whose = patient && title !== patient ? `${patient}: ` : '';
        const detail = `${whose}${kind}, ${date}, ${timeInKigali(row.startsAt)}`;
        const like = likeness(text, q);
        return like > 0
          ? [{ like, hit: { id: row.id, title, detail, link: links.bookingDetails(row.id) } }]
          : [];
      });
      // The sort is stable, so equal hits stay in order of time.
      hits.sort((one, other) => other.like - one.like);
      return hits.slice(0, limit).map(({ hit }) => hit);
    },
  };
}
