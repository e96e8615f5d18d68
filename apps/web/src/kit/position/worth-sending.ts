import { minuteInMs } from '@hafi/base/time';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';

/** The shortest time between two positions that are sent, in milliseconds. */
const intervalMs = 15_000;
/** How far one must have moved for it to be news, in metres. */
const clearly = 30;
/** After this time a position is sent again though it is the same: its age is shown. */
const renewed = minuteInMs;
const metresOfDegree = 111_320;

/** What was sent last, and when. */
export interface Sent {
  readonly position: Position | null;
  readonly at: number;
}

/** The distance of two positions that are near each other, in metres. */
function metresBetween(one: Position, other: Position): number {
  const north = (one.latitude - other.latitude) * metresOfDegree;
  const turn = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, (one.longitude - other.longitude) * metresOfDegree * turn);
}

/** Whether a position says clearly more than the one before. */
function isNews(before: Position, found: Position, follows: boolean): boolean {
  if (found.accuracy < before.accuracy / 2) return true;
  const reach = Math.max(clearly, found.accuracy, before.accuracy);
  return follows && metresBetween(before, found) > reach;
}

/**
 * How long to wait before a position is sent, in milliseconds; null when it says nothing new. With
 * `follows` a device that moves away is followed; otherwise only a more exact position of the same
 * place counts.
 */
export function waitToSend(
  last: Sent | null,
  found: Position,
  now: number,
  follows: boolean,
): number | null {
  if (!last) return 0;
  const wait = Math.max(0, last.at + intervalMs - now);
  if (!last.position || isNews(last.position, found, follows)) return wait;
  return follows ? Math.max(0, last.at + renewed - now) : null;
}
