import { useEffect } from 'react';
import { followAccount } from '../../lib/preferences/own-preferences.ts';
import { listenForChanges } from '../../lib/realtime/realtime.ts';
import { onSession, useSession } from '../../lib/session.ts';

// Before the screens hear of it, so that none is drawn in the look of somebody else.
onSession(followAccount);

/** What follows from being signed in: news as they happen. */
export function SessionEffects() {
  const { account } = useSession();
  const id = account?.id;
  useEffect(() => (id ? listenForChanges() : undefined), [id]);
  return null;
}
