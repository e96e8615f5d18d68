/** How an appointment takes place. */
export const bookingModes = ['in-person', 'video', 'phone'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** The network's fee per booking, in RWF. */
export const serviceFee = 2000;

/** Hours before its start until which a booking can be moved, or cancelled without a fee. */
export const freeCancellationHours = 24;
