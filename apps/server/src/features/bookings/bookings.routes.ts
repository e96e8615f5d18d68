import {
  agreeToMove as agreeEndpoint,
  cancelBooking as cancelEndpoint,
  createBooking as createEndpoint,
  getBookingCalendar,
  getBooking as getEndpoint,
  listBookings as listEndpoint,
  listBookingPatients as patientsEndpoint,
  rescheduleBooking as rescheduleEndpoint,
  reviewBooking as reviewEndpoint,
} from '@hafi/contract/bookings/bookings.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LetGo } from '../circle/circle.public.ts';
import { agreeToMove } from './agree-to-move.ts';
import { calendarFeedHandlers } from './calendar/calendar-feed.routes.ts';
import { writeCalendar } from './calendar/write-calendar.ts';
import { cancelBooking, type OnCancelled } from './cancel-booking.ts';
import { createBooking } from './create-booking.ts';
import { feesHandlers } from './fees/fees.routes.ts';
import { getBooking } from './get-booking.ts';
import { listBookingPatients } from './list-booking-patients.ts';
import { listBookings } from './list-bookings.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { reviewBooking } from './review-booking.ts';
import type { Caller } from './show-bookings.ts';
import { waitlistHandlers } from './waitlist/waitlist.routes.ts';

const as = (call: { principal: Principal; locale: Locale }): Caller => ({
  personId: call.principal.personId,
  locale: call.locale,
});

/** Every booking and move sends SMS to two people, so they are rate-limited per hour. */
const changes = { max: 200, seconds: 3600 };

/** Endpoints of bookings. `refund` runs when a paid booking is cancelled. */
export function bookingsHandlers(
  platform: Platform,
  { letGo, refund }: { letGo: LetGo; refund: OnCancelled },
): readonly Handler[] {
  const limit = (call: { principal: Principal }) =>
    platform.rateLimiter.take(`booking:${call.principal.personId}`, changes);
  return [
    handle(createEndpoint, async (call) => {
      await limit(call);
      return { data: await createBooking(platform, as(call), call.body) };
    }),
    handle(listEndpoint, (call) => listBookings(platform, as(call), call.query)),
    handle(patientsEndpoint, async (call) => ({
      data: await listBookingPatients(platform, call.principal),
    })),
    handle(getEndpoint, async (call) => ({
      data: await getBooking(platform, as(call), call.params.id),
    })),
    handle(cancelEndpoint, async (call) => {
      const cancel = { id: call.params.id, reason: call.body?.reason, refund, letGo };
      return { data: await cancelBooking(platform, as(call), cancel) };
    }),
    handle(rescheduleEndpoint, async (call) => {
      await limit(call);
      const wanted = { ...call.params, ...call.body, letGo };
      return { data: await rescheduleBooking(platform, as(call), wanted) };
    }),
    handle(agreeEndpoint, async (call) => {
      await limit(call);
      return { data: await agreeToMove(platform, as(call), { ...call.params, letGo }) };
    }),
    handle(reviewEndpoint, async (call) => {
      await reviewBooking(platform, call.principal.personId, { ...call.params, ...call.body });
      return { data: null };
    }),
    handle(getBookingCalendar, async (call) => {
      call.setHeader('content-disposition', 'attachment; filename="hafi.ics"');
      return writeCalendar(platform, as(call), call.params.id);
    }),
    ...feesHandlers(platform),
    ...calendarFeedHandlers(platform),
    ...waitlistHandlers(platform),
  ];
}
