import { ByteReader, hasBit } from './byte-reader.ts';
import { type DeviceReading, roundTo } from './device-reading.ts';

/**
 * Parses a Temperature Measurement, characteristic 0x2A1C of service 0x1809 (Health Thermometer
 * Service 1.0). Throws UnreadableMessage when bytes are missing.
 */
export function parseTemperature(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const value = bytes.float();
  const celsius = value !== null && hasBit(flags, 0) ? ((value - 32) * 5) / 9 : value;
  const takenAt = hasBit(flags, 1) ? bytes.time() : null;
  return {
    temperature: celsius === null ? null : roundTo(celsius, 1),
    takenAt,
    cautions: [],
  };
}
