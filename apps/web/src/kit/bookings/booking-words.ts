import type { BookingStatus, bookingPaymentStates } from '@hafi/contract/bookings/booking.schemas';
import type { BookingMode } from '@hafi/contract/bookings/booking-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Building2, type LucideIcon, Phone, Video } from 'lucide-react';

type PaymentState = (typeof bookingPaymentStates)[number];

/** How somebody meets the doctor. */
export const modeWords: Record<
  BookingMode,
  { name: MessageDescriptor; detail: MessageDescriptor; icon: LucideIcon }
> = {
  'in-person': { name: msg`In person`, detail: msg`You go to the doctor.`, icon: Building2 },
  video: {
    name: msg`Video`,
    detail: msg`You see each other on the screen.`,
    icon: Video,
  },
  phone: { name: msg`Phone`, detail: msg`The doctor calls you.`, icon: Phone },
};

/** The name and badge tone of each booking status. */
export const statusWords: Record<
  BookingStatus,
  { name: MessageDescriptor; tone: 'pending' | 'confirmed' | 'verified' | 'sun' }
> = {
  pending: { name: msg`Waiting for the doctor`, tone: 'sun' },
  booked: { name: msg`Confirmed`, tone: 'confirmed' },
  fulfilled: { name: msg`Done`, tone: 'verified' },
  noshow: { name: msg`Nobody came`, tone: 'pending' },
  cancelled: { name: msg`Cancelled`, tone: 'pending' },
};

/** The words for each payment state of a booking. */
export const paymentWords: Record<PaymentState, MessageDescriptor> = {
  due: msg`Not paid yet`,
  pending: msg`The payment is not finished yet`,
  paid: msg`Paid`,
  'at-desk': msg`Paid at the practice`,
  refunding: msg`The money is on its way back`,
  refunded: msg`The money was given back`,
  none: msg`Nothing to pay`,
  waived: msg`The fee need not be paid`,
};
