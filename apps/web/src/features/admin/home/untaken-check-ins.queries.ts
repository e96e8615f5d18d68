import { minuteInMs } from '@hafi/base/time';
import {
  listUntakenCheckIns,
  reachUntakenCheckIn,
  takeUntakenCheckIn,
} from '@hafi/contract/checkins/late-check-in.contract';
import type { UntakenCheckIn as Untaken } from '@hafi/contract/checkins/late-check-in.schemas';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

export type UntakenCheckIn = Untaken;

/** Elders who did not check in and whom nobody looks after. */
export const useUntakenCheckIns = () =>
  useAnswer(listUntakenCheckIns, {}, { refetchInterval: minuteInMs });

/** Says that one looks after one of them. */
export const useTakeUntakenCheckIn = () =>
  useAct(takeUntakenCheckIn, (id: string) => ({ params: { id } }), { waits: true });

/** Says that one has reached one of them, which ends it. */
export const useReachUntakenCheckIn = () =>
  useAct(reachUntakenCheckIn, (id: string) => ({ params: { id } }), { waits: true });
