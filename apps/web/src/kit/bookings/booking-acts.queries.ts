import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { cancelBooking, getBooking } from '@hafi/contract/bookings/bookings.contract';
import {
  acceptBooking,
  recordOutcome,
  recordPaidAtDesk,
} from '@hafi/contract/practice/practice.contract';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';

/** Cancels a booking, with an optional reason. */
export const useCancelBooking = (id: string) =>
  useAct(cancelBooking, (reason: string) => ({ params: { id }, body: { reason } }));

/** Accepts a booking request at the time that the doctor sees. */
export const useAcceptBooking = () =>
  useAct(
    acceptBooking,
    ({ id, startsAt }: Pick<Booking, 'id' | 'startsAt'>) => ({
      params: { id },
      body: { startsAt },
    }),
    { answers: (_, { id }) => ask(getBooking, { params: { id } }) },
  );

/** Says whether an appointment took place, or takes that back. */
export const useRecordOutcome = () =>
  useAct(recordOutcome, ({ id, outcome }: Pick<Booking, 'id' | 'outcome'>) => ({
    params: { id },
    body: { outcome },
  }));

/** Says that an appointment was paid at the practice, or takes that back. */
export const useRecordPaid = () =>
  useAct(recordPaidAtDesk, ({ id, paid }: { id: string; paid: boolean }) => ({
    params: { id },
    body: { paid },
  }));
