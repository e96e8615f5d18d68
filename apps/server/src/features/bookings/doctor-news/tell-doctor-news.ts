import { supportContact } from '@hafi/contract/support/network';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { doctorOfPerson } from '../../doctors/doctors.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { forHelper } from '../booked-for.messages.ts';
import { findHeldOfDoctor } from '../booking-lists.repo.ts';
import { concernedWith, patientScreens, patientSide } from '../booking-people.ts';
import { bookingValues, linkFor } from '../tell-booking.ts';
import { doctorRenamedTexts } from './doctor-renamed.messages.ts';
import { licenceEndedTexts } from './licence-ended.messages.ts';

interface News {
  readonly texts: typeof licenceEndedTexts | typeof doctorRenamedTexts;
  readonly values?: Readonly<Record<string, string>>;
}

/** Tells the patients of a doctor's coming appointments something about the doctor. */
async function tellDoctorNews(
  platform: Platform,
  tx: Tx,
  personId: string,
  { texts, values: more }: News,
): Promise<void> {
  const at = platform.clock.now();
  const doctor = await doctorOfPerson(tx, personId);
  if (!doctor) return;
  for (const booking of await findHeldOfDoctor(tx, doctor.id, at)) {
    const concerned = await concernedWith(tx, booking, doctor);
    const values = {
      ...bookingValues(booking, doctor, concerned),
      ...more,
      phone: supportContact.phone,
    };
    const notices = patientSide(booking, concerned.keepers).map((to) => ({
      personId: to,
      type: 'appointment' as const,
      priority: 'high' as const,
      title: texts.title,
      ...(to === booking.patientId
        ? { text: texts.patient }
        : { text: texts.helper, outside: forHelper.outside }),
      values,
      link: linkFor(to, booking),
      at,
      uselessAt: booking.startsAt,
    }));
    await tellMany(platform, tx, { by: null, notices, known: concerned.people });
    tx.changed(['bookings', 'notifications'], patientScreens(booking.patientId, concerned.keepers));
  }
}

/**
 * Tells the patients of a doctor's coming appointments that the licence has ended, in the transaction
 * that records it. The appointments stand: a coordinator asks the doctor, and cancels them when no
 * new licence comes.
 */
export const tellLicenceEnded =
  (platform: Platform) =>
  (tx: Tx, personId: string): Promise<void> =>
    tellDoctorNews(platform, tx, personId, { texts: licenceEndedTexts });

/**
 * Tells the patients of a doctor's coming appointments that the doctor has another name than `before`,
 * which was compared with the papers. The appointments stand.
 */
export const tellDoctorRenamed =
  (platform: Platform) =>
  (tx: Tx, { before, personId }: { before: string; personId: string }): Promise<void> =>
    tellDoctorNews(platform, tx, personId, { texts: doctorRenamedTexts, values: { before } });
