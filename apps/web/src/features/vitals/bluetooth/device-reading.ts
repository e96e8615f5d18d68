import type { LocalTime } from './device-time.ts';

/** What a device says against its own number: the person may want to measure again. */
export type Caution = 'moved' | 'loose-cuff' | 'wrong-position' | 'irregular-pulse' | 'weak-signal';

/** One message of a device, in the units of Hafi. What the device did not measure is null or missing. */
export interface DeviceReading {
  /** mmHg. */
  readonly systolic?: number | null;
  /** mmHg. */
  readonly diastolic?: number | null;
  /** Beats a minute. */
  readonly pulse?: number | null;
  /** Degrees Celsius. */
  readonly temperature?: number | null;
  /** Percent. */
  readonly oxygen?: number | null;
  /** Kilograms. */
  readonly weight?: number | null;
  /** By the clock of the device; null when it has none. */
  readonly takenAt: LocalTime | null;
  readonly cautions: readonly Caution[];
}

/** Rounds to so many decimals. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
