import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { keptCalls } from '../../lib/query/kept/kept-calls.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useAccount } from '../../lib/session.ts';

export type PersonToCall = CallGroup['people'][number];

/** Whom to call about oneself, and about each elder for whom one decides. */
export const usePeopleToCall = () => useAnswer(listPeopleToCall, {});

const ownIn = (groups: readonly CallGroup[]): readonly PersonToCall[] =>
  groups.find(({ elder }) => elder.you)?.people ?? [];

/**
 * The person's own people to call, in the order in which to call them: as the server says now, or as
 * this device keeps them. Null while nothing is known.
 */
export function useOwnPeople() {
  const { id } = useAccount();
  const query = usePeopleToCall();
  const state = statusOf(query);
  const kept = state.status === 'answered' ? null : keptCalls(id);
  const groups = state.status === 'answered' ? state.data : (kept?.groups ?? null);
  return { query, people: groups && ownIn(groups) };
}
