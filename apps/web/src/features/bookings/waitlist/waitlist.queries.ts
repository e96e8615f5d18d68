import { joinWaitlist, leaveWaitlist, listWaits } from '@hafi/contract/bookings/waitlist.contract';
import type { CallInput } from '@hafi/contract/core/endpoint';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** For which doctors the person waits, and those whose bookings they keep; or only one elder. */
export const useWaits = (elderId: string | undefined) =>
  useAnswer(listWaits, { query: { elderId } });

/** Waits for a place with a doctor, or changes what is wished. */
export const useJoinWaitlist = () =>
  useAct(joinWaitlist, (body: CallInput<typeof joinWaitlist>['body']) => ({ body }), {
    waits: true,
  });

/** No longer waits. */
export const useLeaveWaitlist = () =>
  useAct(leaveWaitlist, (id: string) => ({ params: { id } }), { waits: true });
