import {
  acknowledgeLateCheckIn,
  getLateCheckIn,
  reachLateCheckIn,
} from '@hafi/contract/checkins/late-check-in.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** A check-in that did not come, on its page. */
export const useLateCheckIn = (elderId: string, expectedId: string) =>
  useAnswer(getLateCheckIn, { params: { id: elderId, expectedId } });

/** Says that one looks after an elder who did not check in. */
export const useTakeLateCheckIn = (elderId: string) =>
  useAct(
    acknowledgeLateCheckIn,
    (expectedId: string) => ({ params: { id: elderId, expectedId } }),
    { waits: true },
  );

/** Says that one has reached the elder, which ends it. */
export const useReachLateCheckIn = (elderId: string) =>
  useAct(reachLateCheckIn, (expectedId: string) => ({ params: { id: elderId, expectedId } }), {
    waits: true,
  });
