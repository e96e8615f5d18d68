import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
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
  onceJudged: /*i18n*/ {
    id: 'timeline.reading.once.judged',
    message: '{vital}: {reading} {unit}, {judged}',
  },
  oftenJudged: /*i18n*/ {
    id: 'timeline.reading.often.judged',
    message: '{vital}: {reading} {unit}, measured {count} times, {judged}',
  },
};

/** By which of the elder's own limits a reading was judged, after a comma. */
export const judgedWords: Readonly<Record<OwnLimits, { id: string; message: string }>> = {
  'oxygen-scale-2': /*i18n*/ {
    id: 'summary.judged-by-scale-2',
    message: 'judged by scale 2 (88 to 92 %)',
  },
  'systolic-130': /*i18n*/ {
    id: 'summary.judged-by-systolic-130',
    message: 'judged by the target under 130/90',
  },
  'systolic-150': /*i18n*/ {
    id: 'summary.judged-by-systolic-150',
    message: 'judged by the target under 150/90',
  },
};

/** Timeline texts about the own limits that a doctor has set. */
export const limitsSet: Readonly<Record<OwnLimits, { id: string; message: string }>> = {
  'oxygen-scale-2': /*i18n*/ {
    id: 'timeline.oxygen-scale.set',
    message: 'Oxygen is judged by scale 2 of NEWS2: 88 to 92 % is the target',
  },
  'systolic-130': /*i18n*/ {
    id: 'timeline.pressure-target.set-130',
    message: 'The target of the blood pressure is under 130/90 mmHg',
  },
  'systolic-150': /*i18n*/ {
    id: 'timeline.pressure-target.set-150',
    message: 'The target of the blood pressure is under 150/90 mmHg',
  },
};

/** Why own limits ended that no doctor ended. */
export const limitsLapsed = /*i18n*/ {
  id: 'timeline.limits-lapsed',
  message: 'A coordinator no longer confirms the doctor who had chosen it',
};

/** Timeline texts when own limits of a vital end. */
export const limitsEnded: Readonly<Record<LimitableKind, { id: string; message: string }>> = {
  'oxygen-saturation': /*i18n*/ {
    id: 'timeline.oxygen-scale.ended',
    message: 'Oxygen is judged as usual again, by scale 1 of NEWS2',
  },
  'blood-pressure': /*i18n*/ {
    id: 'timeline.pressure-target.ended',
    message: 'The blood pressure is judged as usual again: the target is under 140/90 mmHg',
  },
};
