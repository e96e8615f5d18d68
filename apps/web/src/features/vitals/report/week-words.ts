import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { LatestVital } from '@hafi/contract/vitals/vitals.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Trend = NonNullable<LatestVital['week']>['trend'];
type Sentences = Record<VitalKind, Record<Trend, MessageDescriptor>>;

/** Compares this week with the last, addressed to the elder. */
export const ownWeek: Sentences = {
  'heart-rate': {
    higher: msg`Your heart beats faster than last week.`,
    lower: msg`Your heart beats more slowly than last week.`,
    same: msg`Your heart beats as fast as last week.`,
  },
  'blood-pressure': {
    higher: msg`Your pressure is higher than last week.`,
    lower: msg`Your pressure is lower than last week.`,
    same: msg`Your pressure is the same as last week.`,
  },
  temperature: {
    higher: msg`Your temperature is higher than last week.`,
    lower: msg`Your temperature is lower than last week.`,
    same: msg`Your temperature is the same as last week.`,
  },
  'oxygen-saturation': {
    higher: msg`Your blood has more oxygen than last week.`,
    lower: msg`Your blood has less oxygen than last week.`,
    same: msg`Your blood has as much oxygen as last week.`,
  },
  weight: {
    higher: msg`You weigh more than last week.`,
    lower: msg`You weigh less than last week.`,
    same: msg`You weigh the same as last week.`,
  },
  glucose: {
    higher: msg`Your blood sugar is higher than last week.`,
    lower: msg`Your blood sugar is lower than last week.`,
    same: msg`Your blood sugar is the same as last week.`,
  },
  'respiratory-rate': {
    higher: msg`You breathe faster than last week.`,
    lower: msg`You breathe more slowly than last week.`,
    same: msg`You breathe as fast as last week.`,
  },
};

/** The same about another person, who is named above. */
export const theirWeek: Sentences = {
  'heart-rate': {
    higher: msg`The heart beats faster than last week.`,
    lower: msg`The heart beats more slowly than last week.`,
    same: msg`The heart beats as fast as last week.`,
  },
  'blood-pressure': {
    higher: msg`The pressure is higher than last week.`,
    lower: msg`The pressure is lower than last week.`,
    same: msg`The pressure is the same as last week.`,
  },
  temperature: {
    higher: msg`The temperature is higher than last week.`,
    lower: msg`The temperature is lower than last week.`,
    same: msg`The temperature is the same as last week.`,
  },
  'oxygen-saturation': {
    higher: msg`The blood has more oxygen than last week.`,
    lower: msg`The blood has less oxygen than last week.`,
    same: msg`The blood has as much oxygen as last week.`,
  },
  weight: {
    higher: msg`The weight is higher than last week.`,
    lower: msg`The weight is lower than last week.`,
    same: msg`The weight is the same as last week.`,
  },
  glucose: {
    higher: msg`The blood sugar is higher than last week.`,
    lower: msg`The blood sugar is lower than last week.`,
    same: msg`The blood sugar is the same as last week.`,
  },
  'respiratory-rate': {
    higher: msg`The breath is faster than last week.`,
    lower: msg`The breath is slower than last week.`,
    same: msg`The breath is as fast as last week.`,
  },
};
