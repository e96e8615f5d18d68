import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';

/** The line in the elder's recent activity. */
export const measuredLines: Readonly<Record<VitalKind, { id: string; message: string }>> = {
  'heart-rate': /*i18n*/ {
    id: 'health.activity.heart-rate',
    message: 'Heart rate measured: {reading} bpm',
  },
  'blood-pressure': /*i18n*/ {
    id: 'health.activity.blood-pressure',
    message: 'Blood pressure measured: {reading} mmHg',
  },
  temperature: /*i18n*/ {
    id: 'health.activity.temperature',
    message: 'Temperature measured: {reading} °C',
  },
  'oxygen-saturation': /*i18n*/ {
    id: 'health.activity.oxygen-saturation',
    message: 'Oxygen in the blood measured: {reading} %',
  },
  weight: /*i18n*/ { id: 'health.activity.weight', message: 'Weight measured: {reading} kg' },
  glucose: /*i18n*/ {
    id: 'health.activity.glucose',
    message: 'Blood sugar measured: {reading} mg/dL',
  },
  'respiratory-rate': /*i18n*/ {
    id: 'health.activity.respiratory-rate',
    message: 'Breathing counted: {reading} breaths a minute',
  },
};

/** Vital signs in clinical terms. */
export const vitalNames: Readonly<Record<VitalKind, { id: string; message: string }>> = {
  'heart-rate': /*i18n*/ { id: 'summary.heart-rate', message: 'Heart rate' },
  'blood-pressure': /*i18n*/ { id: 'summary.blood-pressure', message: 'Blood pressure' },
  temperature: /*i18n*/ { id: 'summary.temperature', message: 'Temperature' },
  'oxygen-saturation': /*i18n*/ { id: 'summary.oxygen', message: 'Oxygen saturation' },
  weight: /*i18n*/ { id: 'summary.weight', message: 'Weight' },
  glucose: /*i18n*/ { id: 'summary.glucose', message: 'Blood sugar' },
  'respiratory-rate': /*i18n*/ { id: 'summary.respiration', message: 'Breaths a minute' },
};

/** Timeline texts about a day's readings. */
export const timelineTexts = {
  readings: /*i18n*/ { id: 'timeline.readings', message: 'Readings of the day' },
  once: /*i18n*/ { id: 'timeline.reading.once', message: '{vital}: {reading} {unit}' },
  often: /*i18n*/ {
    id: 'timeline.reading.often',
    message: '{vital}: {reading} {unit}, measured {count} times',
  },
};

/** Timeline texts about how the oxygen is judged. */
export const scaleTexts = {
  set: /*i18n*/ {
    id: 'timeline.oxygen-scale.set',
    message: 'Oxygen is judged by scale 2 of NEWS2: 88 to 92 % is the target',
  },
  ended: /*i18n*/ {
    id: 'timeline.oxygen-scale.ended',
    message: 'Oxygen is judged as usual again, by scale 1 of NEWS2',
  },
};
