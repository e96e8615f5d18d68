import { describe, expect, it } from 'vitest';
import { type News2Readings, news2, news2SpanMinutes } from './news2.ts';
import { roundVital } from './vital-kinds.ts';
import { statusOf } from './vital-status.ts';

const at = Date.parse('2026-11-23T06:00:00Z');
const taken = <const T>(value: T) => ({ value, at });

/** Vitals that all score 0. */
const well = {
  respiration: taken(16),
  saturation: taken(97),
  breathing: taken('air'),
  systolic: taken(125),
  pulse: taken(72),
  consciousness: taken('alert'),
  temperature: taken(36.8),
} satisfies News2Readings;

describe('each row of the chart of the Royal College of Physicians', () => {
  it.each([
    ['respiration', [8, 3], [9, 1], [11, 1], [12, 0], [20, 0], [21, 2], [24, 2], [25, 3]],
    ['saturation', [91, 3], [92, 2], [93, 2], [94, 1], [95, 1], [96, 0], [100, 0]],
    ['systolic', [90, 3], [91, 2], [100, 2], [101, 1], [110, 1], [111, 0], [219, 0], [220, 3]],
    [
      'pulse',
      [40, 3],
      [41, 1],
      [50, 1],
      [51, 0],
      [90, 0],
      [91, 1],
      [110, 1],
      [111, 2],
      [130, 2],
      [131, 3],
    ],
    ['temperature', [35, 3], [35.1, 1], [36, 1], [36.1, 0], [38, 0], [38.1, 1], [39, 1], [39.1, 2]],
  ] as const)('%s', (vital, ...rows) => {
    for (const [value, points] of rows) {
      expect([value, news2({ ...well, [vital]: taken(value) })?.score]).toEqual([value, points]);
    }
  });

  it.each([
    {
      gas: 'air',
      rows: [
        [83, 3],
        [84, 2],
        [85, 2],
        [86, 1],
        [87, 1],
        [88, 0],
        [92, 0],
        [93, 0],
        [100, 0],
      ],
    },
    {
      gas: 'oxygen',
      rows: [
        [83, 5],
        [85, 4],
        [87, 3],
        [88, 2],
        [92, 2],
        [93, 3],
        [94, 3],
        [95, 4],
        [96, 4],
        [97, 5],
      ],
    },
  ] as const)('saturation by scale 2 on $gas', ({ gas, rows }) => {
    for (const [value, points] of rows) {
      const set = { ...well, saturation: taken(value), breathing: taken(gas) };
      expect([value, news2(set, 2)?.score]).toEqual([value, points]);
    }
  });

  it('oxygen scores 2, and anything but alert 3', () => {
    expect(news2({ ...well, breathing: taken('oxygen') })?.score).toBe(2);
    for (const value of ['new-confusion', 'voice', 'pain', 'unresponsive'] as const) {
      expect(news2({ ...well, consciousness: taken(value) })?.score).toBe(3);
    }
  });
});

describe('the recommended response', () => {
  it.each([
    ['nobody ill', {}, 0, 'low'],
    [
      'four points of several vitals',
      { pulse: taken(95), temperature: taken(38.5), saturation: taken(92) },
      4,
      'low',
    ],
    ['one vital alone at 3', { respiration: taken(25) }, 3, 'low-medium'],
    ['five', { respiration: taken(22), pulse: taken(95), saturation: taken(93) }, 5, 'medium'],
    [
      'six with one vital at 3',
      { respiration: taken(26), pulse: taken(112), temperature: taken(38.2) },
      6,
      'medium',
    ],
    ['seven', { respiration: taken(26), pulse: taken(112), saturation: taken(93) }, 7, 'high'],
    [
      'everything at its worst',
      {
        respiration: taken(30),
        saturation: taken(80),
        breathing: taken('oxygen'),
        systolic: taken(80),
        pulse: taken(140),
        temperature: taken(34),
        consciousness: taken('unresponsive'),
      },
      20,
      'high',
    ],
  ] as [string, News2Readings, number, string][])('%s', (_, ill, score, level) => {
    expect(news2({ ...well, ...ill })).toEqual({ score, level });
  });
});

describe('an incomplete score is no score', () => {
  it.each(Object.keys(well))('without %s there is none', (missing) => {
    expect(news2({ ...well, [missing]: null })).toBeNull();
    expect(news2({ ...well, [missing]: undefined })).toBeNull();
  });

  it('values measured at different times are no set of observations', () => {
    const later = (minutes: number) => ({ value: 72, at: at + minutes * 60_000 });
    expect(news2({ ...well, pulse: later(news2SpanMinutes) })).toEqual({ score: 0, level: 'low' });
    expect(news2({ ...well, pulse: later(news2SpanMinutes + 1) })).toBeNull();
  });
});

it('a vital that scores 3 points has an urgent status of its own', () => {
  const kinds = [
    ['respiration', 'respiratory-rate', 3, 80],
    ['saturation', 'oxygen-saturation', 50, 100],
    ['pulse', 'heart-rate', 20, 300],
    ['temperature', 'temperature', 25, 45],
  ] as const;
  for (const [vital, kind, least, most] of kinds) {
    const step = kind === 'temperature' ? 0.1 : 1;
    for (let each = least as number; each <= most; each += step) {
      const value = roundVital(kind, each);
      if (news2({ ...well, [vital]: taken(value) })?.score !== 3) continue;
      expect([kind, value, statusOf(kind, { value }).level]).toEqual([kind, value, 'urgent']);
    }
  }
  for (let systolic = 50; systolic <= 300; systolic += 1) {
    if (news2({ ...well, systolic: taken(systolic) })?.score !== 3) continue;
    const { level } = statusOf('blood-pressure', { systolic, diastolic: systolic - 30 });
    expect([systolic, level]).toEqual([systolic, 'urgent']);
  }
});
