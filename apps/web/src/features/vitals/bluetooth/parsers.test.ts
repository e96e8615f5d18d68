import { describe, expect, it } from 'vitest';
import { parseBloodPressure } from './blood-pressure.ts';
import { UnreadableMessage } from './byte-reader.ts';
import { parseHeartRate } from './heart-rate.ts';
import { readFloat, readSfloat } from './medical-float.ts';
import { parseContinuous, parseSpotCheck } from './oximeter.ts';
import { parseWeight } from './scale.ts';
import { parseTemperature } from './thermometer.ts';

/** A message from its bytes as printed in the specifications: `06 78 00`. */
function message(bytes: string): DataView {
  return new DataView(
    Uint8Array.from(bytes.trim().split(/\s+/), (byte) => Number.parseInt(byte, 16)).buffer,
  );
}

/** 21 November 2026, 08:30:15: year little-endian. */
const moment = 'ea 07 0b 15 08 1e 0f';

describe('SFLOAT', () => {
  it.each([
    [0x0072, 114],
    [0xf16c, 36.4],
    [0x1072, 1140],
    [0x0fff, -1],
    [0xffff, -0.1],
    [0x0000, 0],
    [0x87fd, 0.00002045],
    [0x07fd, 2045],
  ])('%i is %d', (bits, value) => {
    expect(readSfloat(bits)).toBe(value);
  });

  it.each([0x07ff, 0x0800, 0x07fe, 0x0802, 0x0801])('%i is no number', (bits) => {
    expect(readSfloat(bits)).toBeNull();
  });

  it('accepts the same digits with an exponent as a number', () => {
    expect(readSfloat(0xf7ff)).toBe(204.7);
  });
});

describe('FLOAT', () => {
  it.each([
    // The example of the Health Thermometer Service: 0xFF00016C is 36.4.
    [0xff00016c, 36.4],
    [0xfe000e3d, 36.45],
    [0x00000025, 37],
    [0xffffffff, -0.1],
    [0x02000001, 100],
  ])('%i is %d', (bits, value) => {
    expect(readFloat(bits)).toBe(value);
  });

  it.each([0x007fffff, 0x00800000, 0x007ffffe, 0x00800002, 0x00800001])(
    '%i is no number',
    (bits) => {
      expect(readFloat(bits)).toBeNull();
    },
  );
});

describe('Blood Pressure Measurement 0x2A35', () => {
  it('reads mmHg with time, pulse, user and status', () => {
    // Irregular pulse and body movement; 138 / 84, mean 102, pulse 72
    expect(parseBloodPressure(message(`1e 8a 00 54 00 66 00 ${moment} 48 00 01 05 00`))).toEqual({
      systolic: 138,
      diastolic: 84,
      pulse: 72,
      takenAt: '2026-11-21T08:30',
      cautions: ['moved', 'irregular-pulse'],
    });
  });

  it('reads kilopascals as mmHg', () => {
    // 18.4 kPa and 11.2 kPa: 0xF0B8 and 0xF070
    expect(parseBloodPressure(message('01 b8 f0 70 f0 88 f0'))).toEqual({
      systolic: 138,
      diastolic: 84,
      pulse: null,
      takenAt: null,
      cautions: [],
    });
  });

  it('has no value where the device measured nothing', () => {
    const reading = parseBloodPressure(message('04 ff 07 ff 07 ff 07 ff 07'));
    expect([reading.systolic, reading.diastolic, reading.pulse]).toEqual([null, null, null]);
  });

  it('reports a loose cuff and a wrong position', () => {
    const { cautions } = parseBloodPressure(message('10 8a 00 54 00 66 00 22 00'));
    expect(cautions).toEqual(['loose-cuff', 'wrong-position']);
  });

  it.each(['00 00 01 01 08 00 00', 'ea 07 02 1e 08 00 00', 'ea 07 0b 15 18 00 00'])(
    'has no time when the clock shows %s',
    (time) => {
      expect(parseBloodPressure(message(`02 8a 00 54 00 66 00 ${time}`)).takenAt).toBeNull();
    },
  );

  it('refuses a message that ends too early', () => {
    expect(() => parseBloodPressure(message('1e 8a 00 54 00 66'))).toThrow(UnreadableMessage);
    expect(() => parseBloodPressure(message('06 8a 00 54 00 66 00 ea 07'))).toThrow(
      UnreadableMessage,
    );
  });
});

describe('Temperature Measurement 0x2A1C', () => {
  it('reads Celsius with time and type', () => {
    expect(parseTemperature(message(`06 6c 01 00 ff ${moment} 02`))).toEqual({
      temperature: 36.4,
      takenAt: '2026-11-21T08:30',
      cautions: [],
    });
  });

  it('reads Fahrenheit as Celsius', () => {
    // 98.6 °F is 0xFF0003DA, 101.3 °F is 0xFF0003F5
    expect(parseTemperature(message('01 da 03 00 ff')).temperature).toBe(37);
    expect(parseTemperature(message('01 f5 03 00 ff')).temperature).toBe(38.5);
  });

  it('has no temperature when the device has none', () => {
    expect(parseTemperature(message('00 ff ff 7f 00')).temperature).toBeNull();
  });
});

describe('Pulse oximeter 0x2A5E and 0x2A5F', () => {
  it('reads a spot check', () => {
    expect(parseSpotCheck(message(`01 5f 00 48 00 ${moment}`))).toEqual({
      oxygen: 95,
      pulse: 72,
      takenAt: '2026-11-21T08:30',
      cautions: [],
    });
  });

  it('ignores a clock that was never set', () => {
    expect(parseSpotCheck(message(`11 5f 00 48 00 ${moment}`)).takenAt).toBeNull();
  });

  it('marks values that the device doubts, and drops those it calls invalid', () => {
    expect(parseSpotCheck(message('02 5f 00 48 00 00 40')).cautions).toEqual(['weak-signal']);
    expect(parseSpotCheck(message('02 5f 00 48 00 00 80')).oxygen).toBeNull();
    expect(parseSpotCheck(message('02 5f 00 48 00 00 04')).oxygen).toBeNull();
  });

  it('reads continuous messages, with fast and slow values between', () => {
    expect(parseContinuous(message('00 61 00 46 00'))).toMatchObject({ oxygen: 97, pulse: 70 });
    const all = '07 61 00 46 00 60 00 45 00 62 00 47 00 00 40';
    expect(parseContinuous(message(all))).toEqual({
      oxygen: 97,
      pulse: 70,
      takenAt: null,
      cautions: ['weak-signal'],
    });
  });

  it('has no value while no finger is detected', () => {
    expect(parseContinuous(message('00 ff 07 ff 07'))).toMatchObject({ oxygen: null, pulse: null });
  });
});

describe('Weight Measurement 0x2A9D', () => {
  it('reads kilograms in steps of 5 grams', () => {
    // 12,500 steps: 62.5 kg, with time, user, BMI and height behind
    expect(parseWeight(message(`0e d4 30 ${moment} ff f5 00 72 06`))).toEqual({
      weight: 62.5,
      takenAt: '2026-11-21T08:30',
      cautions: [],
    });
  });

  it('reads pounds as kilograms', () => {
    // 137.79 lb is 13,779 steps
    expect(parseWeight(message('01 d3 35')).weight).toBe(62.5);
  });

  it('has no weight when the weighing failed', () => {
    expect(parseWeight(message('00 ff ff')).weight).toBeNull();
  });
});

describe('Heart Rate Measurement 0x2A37', () => {
  it.each([
    ['00 48', 72],
    ['01 48 00', 72],
    ['16 48 10 00 00 04', 72],
    ['06 48', 72],
    ['04 48', null],
    ['00 00', null],
  ])('reads %s as %o', (bytes, pulse) => {
    expect(parseHeartRate(message(bytes)).pulse).toBe(pulse);
  });
});
