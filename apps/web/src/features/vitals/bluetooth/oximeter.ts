import { ByteReader, hasBit } from './byte-reader.ts';
import { type Caution, type DeviceReading, roundTo } from './device-reading.ts';

const integer = (value: number | null) => (value === null ? null : roundTo(value, 0));

/** Bits of Measurement Status that void the value: demonstration, testing, unavailable, invalid. */
const noMeasure = [10, 11, 13, 15];
/** Bits of Measurement Status for calibration under way, and questionable. */
const unsure = [12, 14];

function judged(values: { oxygen: number | null; pulse: number | null }, status: number) {
  const has = (bits: number[]) => bits.some((bit) => hasBit(status, bit));
  const cautions: Caution[] = has(unsure) ? ['weak-signal'] : [];
  return { ...(has(noMeasure) ? { oxygen: null, pulse: null } : values), cautions };
}

/**
 * Parses a PLX Spot-check Measurement, characteristic 0x2A5E of service 0x1822 (Pulse Oximeter
 * Service 1.0). Throws UnreadableMessage when bytes are missing.
 */
export function parseSpotCheck(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const oxygen = integer(bytes.sfloat());
  const pulse = integer(bytes.sfloat());
  const time = hasBit(flags, 0) ? bytes.time() : null;
  const status = hasBit(flags, 1) ? bytes.uint16() : 0;
  const clockIsSet = !hasBit(flags, 4);
  return { ...judged({ oxygen, pulse }, status), takenAt: clockIsSet ? time : null };
}

/**
 * Parses the normal values, which every message has, of a PLX Continuous Measurement,
 * characteristic 0x2A5F. Throws UnreadableMessage when bytes are missing.
 */
export function parseContinuous(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const oxygen = integer(bytes.sfloat());
  const pulse = integer(bytes.sfloat());
  if (hasBit(flags, 0)) bytes.skip(4); // fast values
  if (hasBit(flags, 1)) bytes.skip(4); // slow values
  const status = hasBit(flags, 2) ? bytes.uint16() : 0;
  return { ...judged({ oxygen, pulse }, status), takenAt: null };
}
