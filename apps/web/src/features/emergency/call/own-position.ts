import type { Position } from '@hafi/contract/emergency/emergency.schemas';

/** How old a position may be, in milliseconds. */
const maximumAge = 60_000;

let known: { readonly position: Position; readonly at: number } | null = null;

/** Where this device is, if it has said so within the last minutes. */
export const ownPosition = (): Position | null =>
  known && Date.now() - known.at <= 5 * maximumAge ? known.position : null;

/** Asks the device where it is; nobody waits for it. */
export function askPosition(): void {
  navigator.geolocation?.getCurrentPosition(
    ({ coords: { accuracy, latitude, longitude } }) => {
      known = { position: { accuracy, latitude, longitude }, at: Date.now() };
    },
    () => undefined,
    { enableHighAccuracy: true, maximumAge, timeout: 20_000 },
  );
}

/**
 * Asks where the device is if that needs no question to the person: a question in the middle of a hold
 * would break it off.
 */
export function askPositionQuietly(): void {
  void navigator.permissions
    ?.query({ name: 'geolocation' })
    .then(({ state }) => {
      if (state === 'granted') askPosition();
    })
    .catch(() => undefined);
}

/** Opens the device's own messages with this text to these numbers. */
export const messageLink = (numbers: readonly string[], text: string): string =>
  // Android wants "?", iPhones "&"; both understand this.
  `sms:${numbers.join(',')}?&body=${encodeURIComponent(text)}`;
