import { parseBloodPressure } from './blood-pressure.ts';
import type { DeviceReading } from './device-reading.ts';
import { parseHeartRate } from './heart-rate.ts';
import { parseContinuous, parseSpotCheck } from './oximeter.ts';
import { parseWeight } from './scale.ts';
import { parseTemperature } from './thermometer.ts';

type Parse = (view: DataView) => DeviceReading;

/** How to read a kind of device: its service, and the characteristics with measurements. */
export interface DeviceProfile {
  readonly service: number;
  readonly characteristics: readonly { readonly uuid: number; readonly parse: Parse }[];
  /** Whether a message is a final measurement; earlier messages are intermediate. */
  readonly complete: (reading: DeviceReading) => boolean;
}

/** The supported devices (Bluetooth SIG assigned numbers). */
export const deviceProfiles = {
  'blood-pressure': {
    service: 0x1810,
    characteristics: [{ uuid: 0x2a35, parse: parseBloodPressure }],
    complete: ({ systolic, diastolic }) => Boolean(systolic && diastolic),
  },
  temperature: {
    service: 0x1809,
    characteristics: [{ uuid: 0x2a1c, parse: parseTemperature }],
    complete: ({ temperature }) => Boolean(temperature),
  },
  'oxygen-saturation': {
    service: 0x1822,
    characteristics: [
      { uuid: 0x2a5e, parse: parseSpotCheck },
      { uuid: 0x2a5f, parse: parseContinuous },
    ],
    complete: ({ oxygen, cautions }) => Boolean(oxygen) && cautions.length === 0,
  },
  weight: {
    service: 0x181d,
    characteristics: [{ uuid: 0x2a9d, parse: parseWeight }],
    complete: ({ weight }) => Boolean(weight),
  },
  'heart-rate': {
    service: 0x180d,
    characteristics: [{ uuid: 0x2a37, parse: parseHeartRate }],
    complete: ({ pulse }) => Boolean(pulse),
  },
} satisfies Record<string, DeviceProfile>;

export type MeasuringDevice = keyof typeof deviceProfiles;
