import { addDays } from '@hafi/base/kigali-time';
import { weekdays } from '@hafi/base/weekdays';
import {
  type CheckInPlan,
  longestPauseDays,
  type PlanChange,
  planChange,
  tellAfterChoices,
} from '@hafi/contract/checkins/check-in-plan.schemas';
import * as z from 'zod/mini';

/** Names the field of a weekday. */
export type DayKey = `day${number}`;
export const dayKey = (weekday: number): DayKey => `day${weekday}`;

/** A plan of check-ins being edited. */
export interface PlanDraft {
  isOn: 'on' | 'off';
  time: string;
  /** In minutes. */
  tellAfter: string;
  weekdays: number[];
  /** The other hour of a weekday; empty where it is the usual one. */
  others: Record<DayKey, string>;
  paused: 'no' | 'yes';
  until: string;
  reason: string;
}

/** The quarters of an hour of a day, from `00:00` to `23:45`. */
export const quarters: readonly string[] = Array.from({ length: 96 }, (_, at) => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`;
});

export const draftOf = (plan: CheckInPlan): PlanDraft => ({
  isOn: plan.isOn ? 'on' : 'off',
  time: plan.time,
  tellAfter: String(plan.tellAfterMinutes),
  weekdays: [...plan.weekdays],
  others: Object.fromEntries(
    weekdays.map((day) => [
      dayKey(day),
      plan.otherTimes?.find(({ weekday }) => weekday === day)?.time ?? '',
    ]),
  ),
  paused: plan.pause ? 'yes' : 'no',
  until: plan.pause?.until ?? '',
  reason: plan.pause?.reason ?? '',
});

/** The last day that a pause may have. */
export const lastPauseDay = (today: string): string => addDays(today, longestPauseDays);

const bodyOf = (draft: PlanDraft): PlanChange => {
  const { isOn, others, paused, reason, tellAfter, time, until } = draft;
  const otherTimes = draft.weekdays.flatMap((weekday) => {
    const other = others[dayKey(weekday)] ?? '';
    return other === '' || other === time ? [] : [{ weekday, time: other }];
  });
  return {
    isOn: isOn === 'on',
    time,
    tellAfterMinutes: tellAfterChoices.find((minutes) => String(minutes) === tellAfter),
    weekdays: draft.weekdays,
    otherTimes,
    pause: paused === 'yes' ? { until, reason: reason.trim() || null } : null,
  };
};

/** Validates a draft as the server does. */
export const planDraftSchema = z.pipe(
  z.pipe(
    z.custom<PlanDraft>().check(
      z.refine(({ paused, until }) => paused === 'no' || until !== '', {
        path: ['until'],
        error: 'required',
        abort: true,
      }),
    ),
    z.transform(bodyOf),
  ),
  planChange,
);
