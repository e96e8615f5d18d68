import { useEffect } from 'react';
import { changeOwnCall, type OwnCall } from './own-call.ts';

/** The countdown of the server has ended: from here on the page of the emergency says what is so. */
export function useFired(call: OwnCall | null): void {
  const { firesAt, id, state } = call ?? {};
  useEffect(() => {
    if (id === undefined || firesAt === undefined || state !== 'started') return undefined;
    const fire = () => changeOwnCall(id, { state: 'fired' });
    const timer = setTimeout(fire, Math.max(0, firesAt - Date.now()));
    return () => clearTimeout(timer);
  }, [id, firesAt, state]);
}
