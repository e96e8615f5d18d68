import type { LocalTime } from './device-time.ts';

/** A device's warning about its own measurement: the person may want to measure again. */
export type Caution = 'moved' | 'loose-cuff' | 'wrong-position' | 'irregular-pulse' | 'weak-signal';

/**
 * One message of a device, in Hafi's units. Values that the device did not measure are null or
 * absent.
 */
export interface DeviceReading {
  /** In mmHg. */
  readonly systolic?: number | null;
  /** In mmHg. */
  readonly diastolic?: number | null;
  /** In beats per minute. */
  readonly pulse?: number | null;
  /** In degrees Celsius. */
  readonly temperature?: number | null;
  /** In percent. */
  readonly oxygen?: number | null;
  /** In kilograms. */
  readonly weight?: number | null;
  /** By the device's clock; null when it has none. */
  readonly takenAt: LocalTime | null;
  readonly cautions: readonly Caution[];
}

/** Rounds to a number of decimals. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
