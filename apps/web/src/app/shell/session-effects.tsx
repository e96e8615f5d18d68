import type { Account } from '@hafi/contract/accounts/account.schemas';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { followAccount } from '../../lib/preferences/own-preferences.ts';
import { listenForChanges } from '../../lib/realtime/realtime.ts';
import { arriveAt, onSession, useSession } from '../../lib/session.ts';

// Before the screens are notified, so that none renders with another person's appearance.
onSession(followAccount);

/** Stores today's data on the device, for opening the app offline. */
function keepTodayOf(account: Account, unasked: boolean): () => void {
  const keeping = import('../../lib/query/kept/kept-answers.ts').then(
    ({ keepToday }) => keepToday(account, unasked),
    // The network went, or the page is being left: what is kept already stays.
    () => undefined,
  );
  return () => void keeping.then((stop) => stop?.());
}

/**
 * The effects of being signed in: realtime updates, today's data stored, and what happens at
 * sign-out.
 */
export function SessionEffects() {
  const session = useSession();
  const { account, farewell } = session;
  const { pathname } = useLocation();
  const id = account?.id;
  const unasked = session.status === 'signed-in' && session.unasked === true;
  useEffect(() => (farewell ? arriveAt(pathname) : undefined), [farewell, pathname]);
  useEffect(() => (id ? listenForChanges(id) : undefined), [id]);
  useEffect(() => (account ? keepTodayOf(account, unasked) : undefined), [account, unasked]);
  return null;
}
