import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

/**
 * What a call for help needs, from the key to the countdown and the people to call, and what tells
 * of the calls of others.
 */
const parts = [
  lazyPart(async () => (await import('../../features/emergency/emergency.page.tsx')).EmergencyPage),
  lazyPart(async () => (await import('../../features/emergency/call/call-part.tsx')).CallPart),
  lazyPart(async () => (await import('../../features/emergency/fresh-people.tsx')).FreshPeople),
  lazyPart(
    async () => (await import('../../features/emergency/bar/emergency-bar.tsx')).EmergencyBar,
  ),
];

/**
 * Loads the key with the frame of every signed-in page: a release may replace its files, and the
 * network may go, before somebody presses it.
 */
export function useKeyOnDevice(): void {
  useEffect(() => {
    Promise.all(parts.map((part) => part.preload())).then(
      () => performance.mark('hafi-key-loaded'),
      // Whoever comes to need what failed loads it again (`need` of `lib/lazy-part.tsx`).
      () => undefined,
    );
  }, []);
}
