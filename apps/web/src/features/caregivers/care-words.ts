import type { CareTask, Condition, StopState } from '@hafi/contract/caregivers/care-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A caregiver's tasks at a visit, as text. */
export const taskWords: Record<CareTask, MessageDescriptor> = {
  washing: msg`Washing and dressing`,
  meal: msg`A meal`,
  medicines: msg`Medicines`,
  exercise: msg`Moving about`,
  company: msg`Company`,
  cleaning: msg`Cleaning`,
  errand: msg`An errand`,
  measurements: msg`Measuring`,
  other: msg`Something else`,
};

/** How the elder was. */
export const conditionWords: Record<Condition, MessageDescriptor> = {
  good: msg`Well`,
  usual: msg`As usual`,
  tired: msg`Tired`,
  unwell: msg`Not well`,
};

/** The states of a visit of the day. */
export const stateWords: Record<StopState, MessageDescriptor> = {
  planned: msg`Planned`,
  arrived: msg`There now`,
  done: msg`Done`,
  missed: msg`Not written down`,
};
