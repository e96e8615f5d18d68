import { listBookingPatients } from '@hafi/contract/bookings/bookings.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useSession } from '../../lib/session.ts';

/** For whom the signed-in person may book, themselves first; not asked for a visitor. */
export function useBookingPatients() {
  const { status } = useSession();
  return useAnswer(
    listBookingPatients,
    {},
    { select: ({ data }) => data, enabled: status === 'signed-in' },
  );
}
