import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A device that says where it is when the test says so. */
export function fakeGeolocation() {
  const watches = new Map<number, { ok: PositionCallback; fails: PositionErrorCallback }>();
  let next = 0;
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    language: navigator.language,
    languages: navigator.languages,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: () => undefined,
      watchPosition: (ok: PositionCallback, fails: PositionErrorCallback) => {
        next += 1;
        watches.set(next, { ok, fails });
        return next;
      },
      clearWatch: (id: number) => watches.delete(id),
    },
  });
  return {
    watching: () => watches.size,
    find: (latitude: number, longitude: number, accuracy = 10) =>
      act(async () => {
        const coords = { latitude, longitude, accuracy } as GeolocationCoordinates;
        for (const { ok } of watches.values()) {
          ok({ coords, timestamp: Date.now() } as GeolocationPosition);
        }
        // What waits for nothing is sent from a timer.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    refuse: () =>
      act(async () => {
        for (const { fails } of watches.values()) {
          fails({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
        }
      }),
  };
}
