import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LetGo } from '../circle/circle.public.ts';
import type { FhirSlot } from '../exchange/exchange.public.ts';
import type { SearchSlot } from '../search/search.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { appointmentsOf } from './appointments-fhir.ts';
import { appointmentsOnTimeline } from './appointments-on-timeline.ts';
import { bookingsHandlers } from './bookings.routes.ts';
import { deleteFeed } from './calendar/calendar-feeds.repo.ts';
import type { OnCancelled } from './cancel-booking.ts';
import { tellDoctorRenamed, tellLicenceEnded } from './doctor-news/tell-doctor-news.ts';
import { nextAppointment } from './next-appointment.ts';
import { bookingData, plannedAppointments, promisedAppointments } from './own-bookings.ts';
import { remindOfBookingsWorks } from './remind-of-bookings.job.ts';
import { appointmentSearch } from './search-bookings.ts';

interface ForOthers {
  readonly nextAppointment: ReturnType<typeof nextAppointment>;
  readonly planned: ReturnType<typeof plannedAppointments>;
  readonly promises: ReturnType<typeof promisedAppointments>;
  readonly tellLicenceEnded: ReturnType<typeof tellLicenceEnded>;
  readonly tellRenamed: ReturnType<typeof tellDoctorRenamed>;
}

/** Appointments with doctors. `refund` runs when a paid one is cancelled. */
export function bookingsFeature(
  platform: Platform,
  { letGo, refund }: { letGo: LetGo; refund: OnCancelled },
): Feature & TimelineSlot & SearchSlot & FhirSlot & ForOthers {
  return {
    handlers: bookingsHandlers(platform, { letGo, refund }),
    due: remindOfBookingsWorks(platform),
    onNewOwner: deleteFeed,
    personalData: bookingData(platform, { refund }),
    timeline: [appointmentsOnTimeline(platform)],
    search: [appointmentSearch(platform)],
    fhir: [(elderId) => appointmentsOf(platform.db, elderId)],
    nextAppointment: nextAppointment(platform),
    planned: plannedAppointments(platform, { refund }),
    promises: promisedAppointments(platform, { refund }),
    tellLicenceEnded: tellLicenceEnded(platform),
    tellRenamed: tellDoctorRenamed(platform),
  };
}
