import { expect, it } from 'vitest';
import { type Sent, waitToSend } from './worth-sending.ts';

const here = { latitude: -1.95, longitude: 30.1, accuracy: 20 };
/** A degree of latitude is about 111 km. */
const moved = (metres: number, accuracy = 20) => ({
  latitude: here.latitude + metres / 111_320,
  longitude: here.longitude,
  accuracy,
});
const sent: Sent = { position: here, at: 100_000 };

it('sends the first at once', () => {
  expect(waitToSend(null, here, 100_000, true)).toBe(0);
});

it('follows a device that moved clearly, at most each 15 seconds', () => {
  expect(waitToSend(sent, moved(40), 104_000, true)).toBe(11_000);
  expect(waitToSend(sent, moved(40), 200_000, true)).toBe(0);
  expect(waitToSend({ position: null, at: 100_000 }, here, 104_000, true)).toBe(11_000);
});

it('takes what lies within the accuracy for the same place, and renews its age each minute', () => {
  expect(waitToSend(sent, moved(20), 104_000, true)).toBe(56_000);
  expect(waitToSend(sent, moved(90, 100), 104_000, true)).toBe(56_000);
});

it('does not take the place of the elder along when another phone goes away', () => {
  expect(waitToSend(sent, moved(5_000), 200_000, false)).toBeNull();
  expect(waitToSend(sent, moved(3, 8), 200_000, false)).toBe(0);
});
