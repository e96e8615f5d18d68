import { minuteInMs } from '@hafi/base/time';
import {
  listUnassignedCheckIns,
  reachUnassignedCheckIn,
  takeUnassignedCheckIn,
} from '@hafi/contract/checkins/late-check-in.contract';
import type { UnassignedCheckIn as Unassigned } from '@hafi/contract/checkins/late-check-in.schemas';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

export type UnassignedCheckIn = Unassigned;

/** Elders who did not check in and whom nobody looks after. */
export const useUnassignedCheckIns = () =>
  useAnswer(listUnassignedCheckIns, {}, { refetchInterval: minuteInMs });

/** Says that one looks after one of them. */
export const useTakeUnassignedCheckIn = () =>
  useAct(takeUnassignedCheckIn, (id: string) => ({ params: { id } }), { waits: true });

/** Says that one has reached one of them, which ends it. */
export const useReachUnassignedCheckIn = () =>
  useAct(reachUnassignedCheckIn, (id: string) => ({ params: { id } }), { waits: true });
