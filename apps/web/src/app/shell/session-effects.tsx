import { useEffect } from 'react';
import { suitDensityTo } from '../../lib/appearance.ts';
import { listenForChanges } from '../../lib/realtime.ts';
import { useSession } from '../../lib/session.ts';

/** What follows from being signed in: the density of the role, and news as they happen. */
export function SessionEffects() {
  const { account } = useSession();
  const roles = account?.roles.join(' ') ?? '';
  const id = account?.id;
  useEffect(() => suitDensityTo(roles.split(' ')), [roles]);
  useEffect(() => (id ? listenForChanges() : undefined), [id]);
  return null;
}
