import type { CheckInWeek, newCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import { addCheckIn, listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import type * as z from 'zod/mini';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { ask, keepAnswer } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { useAccount } from '../../lib/session.ts';

const topic = 'checkins';

/** On which of the last seven days one said that one is well. Asked again: days end. */
export const useCheckIns = () => useAnswer(listCheckIns, {}, { refetchInterval: 600_000 });

/** What was said on this device and the server does not have: what waits, what was refused. */
export function useWaitingCheckIns() {
  const entries = useOutbox(topic);
  return {
    waiting: entries.filter(({ refusal }) => refusal === null),
    refused: entries.filter(({ refusal }) => refusal !== null),
  };
}

/** Says that one is well, with or without network. */
export function useCheckIn() {
  const { id: person } = useAccount();
  return useWork(async () => {
    const body: z.input<typeof newCheckIn> = { at: new Date().toISOString() };
    const entry = { id: newId(), person, topic, params: undefined, body };
    const outcome = await enqueue<typeof addCheckIn>(addCheckIn, entry);
    if (outcome.state === 'refused') throw outcome.problem;
    if (outcome.state === 'waiting' || !outcome.answer) return;
    keepAnswer(ask(listCheckIns, {}), outcome.answer as { data: CheckInWeek });
  });
}

/** Takes back what was said today. */
export const useUndoCheckIn = () =>
  useAct(undoCheckIn, () => ({}), { answers: () => ask(listCheckIns, {}) });
