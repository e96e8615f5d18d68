import { ByteReader, hasBit } from './byte-reader.ts';
import { type DeviceReading, roundTo } from './device-reading.ts';

/** Kilograms in one international pound. */
const kilogramsInPound = 0.45359237;
/** Sent by a scale when the weighing failed. */
const failed = 0xffff;

/**
 * Parses a Weight Measurement, characteristic 0x2A9D of service 0x181D (Weight Scale Service 1.0),
 * in units of 0.005 kg or 0.01 lb. Throws UnreadableMessage when bytes are missing.
 */
export function parseWeight(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const steps = bytes.uint16();
  const kilograms = hasBit(flags, 0) ? steps * 0.01 * kilogramsInPound : steps * 0.005;
  const takenAt = hasBit(flags, 1) ? bytes.time() : null;
  return { weight: steps === failed ? null : roundTo(kilograms, 1), takenAt, cautions: [] };
}
