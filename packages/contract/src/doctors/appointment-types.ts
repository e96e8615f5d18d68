import type { AppointmentTypeId } from './doctor-kinds.ts';

/** A kind of appointment: `duration` in minutes, `price` in RWF without the service fee. */
export interface AppointmentKind {
  readonly id: AppointmentTypeId;
  readonly duration: number;
  readonly price: number;
  readonly name: { readonly id: string; readonly message: string };
  readonly description: { readonly id: string; readonly message: string };
}

/** Length of a bookable time, in minutes. A visit blocks as many as it needs. */
export const slotMinutes = 30;

/** How far ahead one may book, in days. */
export const bookingHorizonDays = 90;

/** The kinds of appointment with the durations and prices that the product promises. */
export const appointmentKinds: Readonly<Record<AppointmentTypeId, AppointmentKind>> = {
  general: {
    id: 'general',
    duration: 30,
    price: 15_000,
    name: /*i18n*/ { id: 'appointment-type.general', message: 'General Consultation' },
    description: /*i18n*/ {
      id: 'appointment-type.general.description',
      message: 'A first visit, or a talk about a new complaint.',
    },
  },
  'follow-up': {
    id: 'follow-up',
    duration: 15,
    price: 10_000,
    name: /*i18n*/ { id: 'appointment-type.follow-up', message: 'Follow-up' },
    description: /*i18n*/ {
      id: 'appointment-type.follow-up.description',
      message: 'A short visit to see how the treatment goes.',
    },
  },
  emergency: {
    id: 'emergency',
    duration: 60,
    price: 30_000,
    name: /*i18n*/ { id: 'appointment-type.emergency', message: 'Emergency Visit' },
    description: /*i18n*/ {
      id: 'appointment-type.emergency.description',
      message: 'A long visit for something that cannot wait. In danger of life, call 912.',
    },
  },
};
