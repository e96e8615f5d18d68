import { ByteReader, hasBit } from './byte-reader.ts';
import type { DeviceReading } from './device-reading.ts';

/**
 * Parses a Heart Rate Measurement, characteristic 0x2A37 of service 0x180D (Heart Rate Service
 * 1.0). Null while the sensor reports no skin contact. Throws UnreadableMessage when bytes are
 * missing.
 */
export function parseHeartRate(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const rate = hasBit(flags, 0) ? bytes.uint16() : bytes.uint8();
  const offSkin = hasBit(flags, 2) && !hasBit(flags, 1);
  return { pulse: offSkin || rate === 0 ? null : rate, takenAt: null, cautions: [] };
}
