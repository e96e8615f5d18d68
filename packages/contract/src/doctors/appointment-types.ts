import type { AppointmentTypeId } from './doctor-kinds.ts';

/** An appointment type: `duration` in minutes, `price` in RWF without the service fee. */
interface AppointmentKind {
  readonly id: AppointmentTypeId;
  readonly duration: number;
  readonly price: number;
}

/** Length of a bookable slot, in minutes. An appointment takes as many as it needs. */
export const slotMinutes = 30;

/** How far ahead bookings are possible, in days. */
export const bookingHorizonDays = 90;

/** The appointment types with the durations and prices that the product promises. */
export const appointmentKinds: Readonly<Record<AppointmentTypeId, AppointmentKind>> = {
  general: { id: 'general', duration: 30, price: 15_000 },
  'follow-up': { id: 'follow-up', duration: 15, price: 10_000 },
  emergency: { id: 'emergency', duration: 60, price: 30_000 },
};
