import { hourInMs } from '@hafi/base/time';
import type { Platform } from '../platform/platform.ts';
import type { Chance } from './chance.ts';

/** A doctor of the seeded world. */
export interface SeededDoctor {
  readonly id: string;
  readonly personId: string;
}

/** What the parts of the seed share. `platform` works inside the seed's one transaction. */
export interface World {
  readonly platform: Platform;
  readonly now: Date;
  readonly chance: Chance;
}

/** The same world, at another time: whatever is done there is dated then. */
export function platformAt(platform: Platform, instant: Date): Platform {
  return { ...platform, clock: { now: () => new Date(instant) } };
}

/** An instant some hours away; negative is before. */
export function hoursFrom(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourInMs);
}
