import { ByteReader, hasBit } from './byte-reader.ts';
import { type Caution, type DeviceReading, roundTo } from './device-reading.ts';

/** 1 kPa in mmHg (BIPM: 1 mmHg = 133.322 Pa). */
const mmHgInKilopascal = 1 / 0.133322;

/**
 * Parses a Blood Pressure Measurement, characteristic 0x2A35 of service 0x1810 (Blood Pressure
 * Service 1.1). Throws UnreadableMessage when bytes are missing.
 */
export function parseBloodPressure(view: DataView): DeviceReading {
  const bytes = new ByteReader(view);
  const flags = bytes.uint8();
  const inMmHg = (value: number | null) =>
    value === null ? null : Math.round(hasBit(flags, 0) ? value * mmHgInKilopascal : value);
  const systolic = inMmHg(bytes.sfloat());
  const diastolic = inMmHg(bytes.sfloat());
  bytes.sfloat(); // the mean arterial pressure
  const takenAt = hasBit(flags, 1) ? bytes.time() : null;
  const pulse = hasBit(flags, 2) ? bytes.sfloat() : null;
  if (hasBit(flags, 3)) bytes.skip(1); // which user of the device
  const cautions = hasBit(flags, 4) ? cautionsOf(bytes.uint16()) : [];
  return {
    systolic,
    diastolic,
    pulse: pulse === null ? null : roundTo(pulse, 0),
    takenAt,
    cautions,
  };
}

function cautionsOf(status: number): Caution[] {
  const all: [bit: number, caution: Caution][] = [
    [0, 'moved'],
    [1, 'loose-cuff'],
    [2, 'irregular-pulse'],
    [5, 'wrong-position'],
  ];
  return all.filter(([bit]) => hasBit(status, bit)).map(([, caution]) => caution);
}
