import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { getSession as getSessionEndpoint } from '@hafi/contract/accounts/accounts.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';

export type Session =
  | { status: 'loading'; account: null }
  | { status: 'signed-in'; account: Account }
  | { status: 'signed-out'; account: null };

/**
 * Asked for on every first visit: the contract's own object would bring the schemas of all account
 * calls and zod along (12 KB). The compiler holds method and path against the contract.
 */
const getSession = {
  method: 'GET',
  path: '/api/auth/session',
} satisfies Pick<typeof getSessionEndpoint, 'method' | 'path'> as typeof getSessionEndpoint;

const queryKey = ['session'];

/** Who is signed in on this device. */
export function useSession(): Session {
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => (await call(getSession, {})).data,
    staleTime: 5 * 60_000,
  });
  if (isPending) return { status: 'loading', account: null };
  return data ? { status: 'signed-in', account: data } : { status: 'signed-out', account: null };
}

/** The signed-in person, on screens that only they can open. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('this screen needs a signed-in person');
  return account;
}

/** Asks the server anew who is signed in, after signing in or after a change of the account. */
export async function refreshSession(): Promise<Account | null> {
  return queryClient.fetchQuery({
    queryKey,
    queryFn: async () => (await call(getSession, {})).data,
    staleTime: 0,
  });
}

/** Forgets everything that belonged to the person who has signed out. */
export function forgetSession(): void {
  queryClient.clear();
  queryClient.setQueryData(queryKey, null);
  for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
}
