import type { GlucoseContext, VitalKind, VitalPart } from '@hafi/contract/vitals/vital-kinds';
import type { Bearing, VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Activity,
  Candy,
  Droplets,
  HeartPulse,
  type LucideIcon,
  Thermometer,
  Weight,
  Wind,
} from 'lucide-react';

interface KindWords {
  readonly icon: LucideIcon;
  readonly name: MessageDescriptor;
  /** How to take a good reading. */
  readonly advice: MessageDescriptor;
}

/** The name, icon and measuring advice of each vital. */
export const kindWords: Record<VitalKind, KindWords> = {
  'heart-rate': {
    icon: HeartPulse,
    name: msg`Heart Rate`,
    advice: msg`Sit for five minutes, then count the beats at your wrist for one minute.`,
  },
  'blood-pressure': {
    icon: Activity,
    name: msg`Blood Pressure`,
    advice: msg`Have it measured at the health post or by a community health worker, or use a cuff on the upper arm.`,
  },
  temperature: {
    icon: Thermometer,
    name: msg`Temperature`,
    advice: msg`Measure when you feel hot, cold or weak. Above 38 degrees, call your health centre.`,
  },
  'oxygen-saturation': {
    icon: Droplets,
    name: msg`Oxygen Saturation`,
    advice: msg`A clip on the finger measures it. If you breathe with difficulty, call 912.`,
  },
  weight: {
    icon: Weight,
    name: msg`Weight`,
    advice: msg`Stand on the scale in the morning, in light clothes.`,
  },
  glucose: {
    icon: Candy,
    name: msg`Blood Sugar`,
    advice: msg`Wash and dry your hands before the drop of blood.`,
  },
  'respiratory-rate': {
    icon: Wind,
    name: msg`Breathing Rate`,
    advice: msg`Count how often the chest rises in one minute, at rest.`,
  },
};

/** The name of each part; a vital with a single number uses the name of its kind. */
export const partWords: Record<Exclude<VitalPart, 'value'>, MessageDescriptor> = {
  systolic: msg`Upper number (systolic)`,
  diastolic: msg`Lower number (diastolic)`,
};

/** When glucose was measured, worded as a choice and as a remark beside a reading. */
export const glucoseWords: Record<GlucoseContext, MessageDescriptor> = {
  fasting: msg`Before eating, for 8 hours or more`,
  'after-meal': msg`About 2 hours after a meal`,
  random: msg`At another time`,
};

const normal = msg`Normal`;
const statusWords = {
  watch: { low: msg`Watch: low`, high: msg`Watch: high` },
  urgent: { low: msg`Urgent: low`, high: msg`Urgent: high` },
};

/** A weight has no usual range: only its change is judged. */
const weightWords = { low: msg`Watch: quickly less`, high: msg`Watch: quickly more` };

/**
 * The status word beside a reading; null for a weight without a sudden change, about which nothing
 * can be said.
 */
export function statusWord(
  kind: VitalKind,
  { level, direction }: VitalStatus,
): MessageDescriptor | null {
  if (kind === 'weight') return level === 'normal' ? null : weightWords[direction ?? 'high'];
  return spokenStatus({ level, direction });
}

/** The status word where no vital is named, as of a day's readings. */
export function spokenStatus({ level, direction }: VitalStatus): MessageDescriptor {
  return level === 'normal' ? normal : statusWords[level][direction ?? 'high'];
}

/**
 * Words for the direction of a trend; `neither` has none, because without a usual range there is
 * nothing to compare with.
 */
export const bearingWords: Record<Exclude<Bearing, 'neither'>, MessageDescriptor> = {
  towards: msg`closer to the usual range`,
  away: msg`further from the usual range`,
};

/** Advice about a reading when the server cannot be reached. */
export const statusAdvice: Record<VitalStatus['level'], MessageDescriptor> = {
  normal: msg`This is in the normal range.`,
  watch: msg`Rest for ten minutes and measure again. If it stays so, speak with a health worker today.`,
  urgent: msg`Get help now. Call 912, or have somebody bring you to the nearest health centre.`,
};

/** What to do without the server's advice, for who wrote it down for somebody else. */
export const adviceForOthers = {
  watch: msg`This is not as usual. Let them rest, and measure again later. Tell a health worker today.`,
  urgent: msg`This is dangerous. Do not leave them alone. Call 912, or bring them to the nearest health centre.`,
};
