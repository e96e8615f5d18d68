import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Where the device is, or why it does not say so. */
export interface Found {
  readonly position: Position | null;
  /** `denied`: it may not say. `lost`: it does not know. */
  readonly failure: 'denied' | 'lost' | null;
}

const nothing: Found = { position: null, failure: null };

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isShown = () => !document.hidden;

/** Whether the page shows. */
export const useIsShown = (): boolean => useSyncExternalStore(subscribe, isShown);

/** Watches where the device is while this is on and the page shows. */
export function useFoundPosition(on: boolean): Found {
  const [found, setFound] = useState(nothing);
  const watches = useIsShown() && on;
  useEffect(() => {
    if (!watches) return undefined;
    const { geolocation } = navigator;
    if (!geolocation) {
      setFound({ position: null, failure: 'denied' });
      return undefined;
    }
    const watch = geolocation.watchPosition(
      ({ coords: { accuracy, latitude, longitude } }) =>
        setFound({ position: { accuracy, latitude, longitude }, failure: null }),
      ({ code, PERMISSION_DENIED }) =>
        setFound(({ position }) => ({
          position,
          failure: code === PERMISSION_DENIED ? 'denied' : 'lost',
        })),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 30_000 },
    );
    return () => {
      geolocation.clearWatch(watch);
      // What was found before is old when it goes on.
      setFound(nothing);
    };
  }, [watches]);
  return found;
}
