import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';
import { useSession } from '../../../lib/session.ts';
import { knownPeople, type OwnCall } from './own-call.ts';

export type PersonToCall = CallGroup['people'][number];

/**
 * Whom this device knows to call about an elder, without asking the server: their own phone is not
 * among them. Also the elder's full name, as far as it is known.
 */
export function usePeopleOf({ elder, person }: Pick<OwnCall, 'elder' | 'person'>): {
  readonly name: string;
  readonly people: readonly PersonToCall[];
} {
  const { account } = useSession();
  const about = (each: CallGroup) => each.elder.id === elder.id;
  const group =
    keptCalls(person)?.groups.find(about) ?? [knownPeople()].find((each) => each && about(each));
  const isOwn = elder.you && account?.id === elder.id;
  const name = isOwn ? `${account.firstName} ${account.lastName}` : group?.elder.name;
  return {
    name: name ?? elder.firstName,
    people: (group?.people ?? []).filter(({ why }) => why !== 'elder'),
  };
}
