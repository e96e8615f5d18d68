import { minuteInMs } from '@hafi/base/time';
import type { BreathedGas, Consciousness, OxygenScale } from './vital-kinds.ts';

/**
 * The longest time between the readings of one NEWS2 score, in minutes: they must be one set of
 * observations.
 */
export const news2SpanMinutes = 60;

/** `low-medium`: a low total in which a single vital scores 3. */
export const news2Levels = ['low', 'low-medium', 'medium', 'high'] as const;
export type News2Level = (typeof news2Levels)[number];

/**
 * The score from which the response of NEWS2 is urgent, and from which it is an emergency (Royal
 * College of Physicians 2017). A single vital of 3 points is urgent by itself: each of them has an
 * urgent status of its own.
 */
export const news2Alarms = { watch: 5, urgent: 7 } as const;

/** One vital and when it was taken, in Unix milliseconds. */
export interface Taken<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The inputs of NEWS2; missing ones are absent or null. */
export interface News2Readings {
  /** Breaths per minute. */
  readonly respiration?: Taken<number> | null | undefined;
  /** Oxygen saturation, in percent. */
  readonly saturation?: Taken<number> | null | undefined;
  readonly breathing?: Taken<BreathedGas> | null | undefined;
  /** Systolic blood pressure, in mmHg. */
  readonly systolic?: Taken<number> | null | undefined;
  /** Beats per minute. */
  readonly pulse?: Taken<number> | null | undefined;
  readonly consciousness?: Taken<Consciousness> | null | undefined;
  /** Temperature, in degrees Celsius. */
  readonly temperature?: Taken<number> | null | undefined;
}

export interface News2 {
  /** 0 to 20. */
  readonly score: number;
  readonly level: News2Level;
}

/** `[least value, points]` from the highest row down; the last row covers everything below. */
type Scale = readonly (readonly [number, number])[];

const pointsOn = (scale: Scale, value: number): number =>
  scale.find(([least]) => value >= least)?.[1] ?? 0;

const below = Number.NEGATIVE_INFINITY;
const scales = {
  respiration: [
    [25, 3],
    [21, 2],
    [12, 0],
    [9, 1],
    [below, 3],
  ],
  saturation: [
    [96, 0],
    [94, 1],
    [92, 2],
    [below, 3],
  ],
  saturation2: [
    [88, 0],
    [86, 1],
    [84, 2],
    [below, 3],
  ],
  saturation2OnOxygen: [
    [97, 3],
    [95, 2],
    [93, 1],
    [88, 0],
    [86, 1],
    [84, 2],
    [below, 3],
  ],
  systolic: [
    [220, 3],
    [111, 0],
    [101, 1],
    [91, 2],
    [below, 3],
  ],
  pulse: [
    [131, 3],
    [111, 2],
    [91, 1],
    [51, 0],
    [41, 1],
    [below, 3],
  ],
  temperature: [
    [39.1, 2],
    [38.1, 1],
    [36.1, 0],
    [35.1, 1],
    [below, 3],
  ],
} as const satisfies Record<string, Scale>;

function levelOf(score: number, points: readonly number[]): News2Level {
  if (score >= news2Alarms.urgent) return 'high';
  if (score >= news2Alarms.watch) return 'medium';
  return points.includes(3) ? 'low-medium' : 'low';
}

/**
 * Computes the National Early Warning Score 2 (Royal College of Physicians 2017, reproduced
 * unaltered), with oxygen saturation by scale 1 unless a doctor has set scale 2. Returns null unless all seven inputs were taken
 * within {@link news2SpanMinutes}: an incomplete score must never be shown.
 */
export function news2(readings: News2Readings, oxygenScale: OxygenScale = 1): News2 | null {
  const { breathing, consciousness, pulse, respiration, saturation, systolic, temperature } =
    readings;
  if (!breathing || !consciousness || !pulse) return null;
  if (!respiration || !saturation || !systolic || !temperature) return null;
  const times = [breathing, consciousness, pulse, respiration, saturation, systolic, temperature];
  const instants = times.map(({ at }) => at);
  if (Math.max(...instants) - Math.min(...instants) > news2SpanMinutes * minuteInMs) return null;
  const scale2 = breathing.value === 'oxygen' ? scales.saturation2OnOxygen : scales.saturation2;
  const points = [
    pointsOn(scales.respiration, respiration.value),
    pointsOn(oxygenScale === 2 ? scale2 : scales.saturation, saturation.value),
    breathing.value === 'oxygen' ? 2 : 0,
    pointsOn(scales.systolic, systolic.value),
    pointsOn(scales.pulse, pulse.value),
    consciousness.value === 'alert' ? 0 : 3,
    pointsOn(scales.temperature, temperature.value),
  ];
  const score = points.reduce((sum, point) => sum + point, 0);
  return { score, level: levelOf(score, points) };
}
