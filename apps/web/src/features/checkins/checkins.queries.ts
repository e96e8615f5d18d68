import {
  type addCheckIn,
  listCheckIns,
  undoCheckIn,
} from '@hafi/contract/checkins/checkins.contract';
import type { CallInput } from '@hafi/contract/core/endpoint';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';
import { ask, keepAnswer } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

/** The person's check-ins of the last seven days; polled, because the day changes. */
export const useCheckIns = () => useAnswer(listCheckIns, {}, { refetchInterval: 600_000 });

/** Checks in, online or offline; with `at`, adds a mood to the check-in of that time. */
export function useCheckIn() {
  const { id: person } = useAccount();
  return useWork(async (said: Partial<CallInput<typeof addCheckIn>['body']>) => {
    const body = { at: clockNow().toISOString(), ...said };
    const outcome = await outbox.enqueue('check-in', { person, params: undefined, body });
    if (outcome.state === 'refused') throw outcome.problem;
    if (outcome.state === 'waiting' || !outcome.answer) return;
    keepAnswer(ask(listCheckIns, {}), outcome.answer);
  });
}

/** Retracts today's check-in. */
export const useUndoCheckIn = () =>
  useAct(undoCheckIn, () => ({}), { answers: () => ask(listCheckIns, {}) });
