import type { Position } from '@hafi/contract/emergency/emergency.schemas';

/** Why it is not known where the device is: it may not say, or does not know. */
export type Unfound = 'denied' | 'lost';

/** Asks the device where it is now. */
export function findPlace(): Promise<Position | Unfound> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('denied');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { accuracy, latitude, longitude } }) => resolve({ accuracy, latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'lost'),
      { enableHighAccuracy: true, maximumAge: 30_000, timeout: 30_000 },
    );
  });
}
