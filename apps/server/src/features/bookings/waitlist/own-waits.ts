import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { doctorOfPerson, findDoctors } from '../../doctors/doctors.public.ts';
import { endWaitlist } from './tell-waiting.ts';
import { deleteWaitsOf, findWaitsOf } from './waitlist.repo.ts';

/** For which doctors a person waits, as personal data. A doctor who goes ends their own list. */
export const waitlistData = (platform: Platform): PersonalData => ({
  name: 'waitlist',
  async read(db, personId) {
    const rows = await findWaitsOf(db, [personId], platform.clock.now());
    const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
    return rows.map((row) => ({
      doctor: doctors.get(row.doctorId)?.name ?? null,
      type: row.type,
      mode: row.mode,
      wish: row.wish,
      askedAt: dataTime(row.askedAt),
      until: dataTime(row.until),
    }));
  },
  async end(personId) {
    const doctor = await doctorOfPerson(platform.db, personId);
    if (doctor) await endWaitlist(platform, doctor);
  },
  erase: deleteWaitsOf,
});
