/** How a visit takes place. */
export const bookingModes = ['in-person', 'video', 'phone'] as const;

/** The network's fee for each booking, in RWF. */
export const serviceFee = 2000;

/** Until how long before its start a booking is cancelled without a fee or moved, in hours. */
export const freeCancellationHours = 24;
