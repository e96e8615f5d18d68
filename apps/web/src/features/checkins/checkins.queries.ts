import { listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { ask, keepAnswer } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

/** On which of the last seven days one said that one is well. Asked again: days end. */
export const useCheckIns = () => useAnswer(listCheckIns, {}, { refetchInterval: 600_000 });

/** What was said on this device and the server does not have: what waits, what was refused. */
export const useWaitingCheckIns = () => useOutbox('check-in');

/** Says that one is well, with or without network. */
export function useCheckIn() {
  const { id: person } = useAccount();
  return useWork(async () => {
    const body = { at: clockNow().toISOString() };
    const outcome = await outbox.enqueue('check-in', { person, params: undefined, body });
    if (outcome.state === 'refused') throw outcome.problem;
    if (outcome.state === 'waiting' || !outcome.answer) return;
    keepAnswer(ask(listCheckIns, {}), outcome.answer);
  });
}

/** Takes back what was said today. */
export const useUndoCheckIn = () =>
  useAct(undoCheckIn, () => ({}), { answers: () => ask(listCheckIns, {}) });
