import { hourInMs } from '@hafi/base/time';
import type { Tx } from '../platform/db/tx.ts';
import type { Platform } from '../platform/platform.ts';
import type { Chance } from './chance.ts';

/** A doctor of the demo. */
export interface SeededDoctor {
  readonly id: string;
  readonly personId: string;
}

/** The platform inside the seed's transaction. */
export interface SeedPlatform extends Platform {
  readonly db: Tx;
}

/** What the parts of the seed share. */
export interface World {
  readonly platform: SeedPlatform;
  readonly now: Date;
  readonly chance: Chance;
}

/** The same platform at another time: everything done with it is dated then. */
export function platformAt(platform: SeedPlatform, instant: Date): SeedPlatform {
  return { ...platform, clock: { now: () => new Date(instant) } };
}

/** An instant some hours later; earlier when negative. */
export function hoursFrom(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourInMs);
}
