import { links } from '@hafi/contract/core/links';
import { appointmentTypeNames } from '@hafi/contract/doctors/appointment-type-names';
import type { Platform } from '../../platform/platform.ts';
import { findDoctors } from '../doctors/doctors.public.ts';
import type { TimelineSource } from '../timeline/timeline.public.ts';
import { findPastAccepted } from './booking-lists.repo.ts';
import { timelineTexts as texts } from './bookings.messages.ts';

/** Past appointments as timeline entries, linked only for readers who keep the bookings. */
export const appointmentsOnTimeline = ({ clock }: Pick<Platform, 'clock'>): TimelineSource => ({
  kinds: ['appointments'],
  async entries(db, patientId, { after, limit, permissions }) {
    const rows = await findPastAccepted(db, { patientId, now: clock.now(), after, limit });
    const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
    return rows.map(({ doctorId, id, startsAt, type }) => ({
      id,
      kind: 'appointments',
      at: startsAt,
      title: { text: texts.appointment, values: { doctor: doctors.get(doctorId)?.name ?? '' } },
      details: [{ text: appointmentTypeNames[type].name }],
      link: permissions.includes('bookings:manage') ? links.bookingDetails(id) : null,
    }));
  },
});
