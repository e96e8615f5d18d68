import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface LimitsWords {
  /** What holds, once it is set. */
  readonly inForce: MessageDescriptor;
  /** The button that asks for it. */
  readonly offer: MessageDescriptor;
  readonly title: MessageDescriptor;
  readonly message: MessageDescriptor;
  readonly yes: MessageDescriptor;
}

/** Setting own limits, in words. */
export const limitsWords: Record<OwnLimits, LimitsWords> = {
  'oxygen-scale-2': {
    inForce: msg`The oxygen is judged by scale 2: 88 to 92 % is the target.`,
    offer: msg`Judge the oxygen by scale 2 (88 to 92 %)`,
    title: msg`Judge the oxygen by scale 2 of NEWS2?`,
    message: msg`Only for a known risk of too much carbon dioxide, such as COPD. From now on 88 to 92 % is the target; 83 % or less is urgent, and with extra oxygen also 97 % or more. The circle is told, under your name.`,
    yes: msg`Judge by scale 2`,
  },
  'systolic-130': {
    inForce: msg`The target of the blood pressure is under 130/90.`,
    offer: msg`Set the target of the blood pressure: under 130/90`,
    title: msg`Set the target of the blood pressure under 130/90?`,
    message: msg`For people with a disease of heart or vessels, diabetes, kidney disease or another high risk. From now on 130 or more is to be watched. What is low and what is urgent stays as it is. The circle is told, under your name.`,
    yes: msg`Set the target`,
  },
  'systolic-150': {
    inForce: msg`The target of the blood pressure is under 150/90.`,
    offer: msg`Set the target of the blood pressure: under 150/90`,
    title: msg`Set the target of the blood pressure under 150/90?`,
    message: msg`Only for frail people. From now on 150 or more is to be watched, no longer 140. What is low and what is urgent stays as it is. The circle is told, under your name.`,
    yes: msg`Set the target`,
  },
};

/** Ending own limits, in words; `done` once they are ended. */
export const endWords: Record<
  LimitableKind,
  Omit<LimitsWords, 'inForce'> & { readonly done: MessageDescriptor }
> = {
  'oxygen-saturation': {
    done: msg`The oxygen is judged as usual again.`,
    offer: msg`Judge the oxygen as usual again`,
    title: msg`Judge the oxygen as usual again?`,
    message: msg`From now on 91 % or less is urgent again. The circle is told, under your name.`,
    yes: msg`Judge as usual`,
  },
  'blood-pressure': {
    done: msg`The blood pressure is judged as usual again.`,
    offer: msg`Judge the blood pressure as usual again`,
    title: msg`Judge the blood pressure as usual again?`,
    message: msg`From now on 140 or more is to be watched, as for most people. The circle is told, under your name.`,
    yes: msg`Judge as usual`,
  },
};
