import type { CheckInWeek, newCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import { addCheckIn, listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { useAccount } from '../../lib/session.ts';

const topic = 'checkins';
const weekKey = [topic, 'week'];

/** On which of the last seven days one said that one is well. Asked again: days end. */
export function useCheckIns() {
  return useQuery({
    queryKey: weekKey,
    queryFn: async ({ signal }) => (await call(listCheckIns, { signal })).data,
    refetchInterval: 600_000,
  });
}

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
  const client = useQueryClient();
  const { id: person } = useAccount();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const body: z.input<typeof newCheckIn> = { at: new Date().toISOString() };
      const entry = { id: newId(), person, topic, params: undefined, body };
      const outcome = await enqueue<typeof addCheckIn>(addCheckIn, entry);
      if (outcome.state === 'refused') throw outcome.problem;
      if (outcome.state === 'waiting') return;
      const { data } = (outcome.answer ?? {}) as { data?: CheckInWeek };
      if (data) client.setQueryData(weekKey, data);
    },
  });
}

/** Takes back what was said today. */
export function useUndoCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(undoCheckIn, {})).data,
    onSuccess: (week) => client.setQueryData(weekKey, week),
  });
}
