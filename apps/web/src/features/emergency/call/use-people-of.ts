import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';
import { useAccount } from '../../../lib/session.ts';

export type PersonToCall = CallGroup['people'][number];

/**
 * Whom this device knows to call about an elder, without asking the server: their own phone is not
 * among them.
 */
export function usePeopleOf(elderId: string): readonly PersonToCall[] {
  const { id } = useAccount();
  const group = keptCalls(id)?.groups.find(({ elder }) => elder.id === elderId);
  return (group?.people ?? []).filter(({ why }) => why !== 'elder');
}
