import { isCalendarDay } from '@hafi/base/calendar-day';
import { bookingModes } from '@hafi/contract/bookings/booking-terms';
import { idFormat, slotTimeFormat } from '@hafi/contract/core/formats';
import { type AppointmentTypeId, appointmentTypeIds } from '@hafi/contract/doctors/doctor-kinds';

export type BookingMode = (typeof bookingModes)[number];
export type Step = 1 | 2 | 3 | 4;

/** The last step: everything is chosen and can be confirmed. */
export const lastStep = 4;

/** What has been chosen so far; null is not chosen yet. */
export interface Choices {
  /** For whom: an elder's id, or `self`. Only who keeps bookings of elders is asked. */
  readonly elder: string | null;
  readonly doctor: string | null;
  /** Kigali day, `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Kigali time, `HH:MM`. */
  readonly time: string | null;
  readonly type: AppointmentTypeId | null;
  readonly mode: BookingMode;
}

/** The wizard as the address keeps it. */
export interface Wizard extends Choices {
  readonly step: Step;
}

/** What a step still needs, or null when it is complete. */
export type Missing = 'doctor' | 'date' | 'time' | 'type' | 'elder' | null;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

const fits = (format: RegExp, value: string | null): string | null =>
  value !== null && format.test(value) ? value : null;

/** What this step still needs before the next one opens. */
export function missingIn(step: Step, choices: Choices): Missing {
  if (step === 1) return choices.doctor ? null : 'doctor';
  if (step === 2) return choices.date === null ? 'date' : choices.time === null ? 'time' : null;
  if (step === 3) return choices.type ? null : 'type';
  return missingIn(1, choices) ?? missingIn(2, choices) ?? missingIn(3, choices);
}

/** The furthest step that these choices open. */
function furthest(choices: Choices): Step {
  if (missingIn(1, choices)) return 1;
  if (missingIn(2, choices)) return 2;
  return missingIn(3, choices) ? 3 : lastStep;
}

/**
 * The wizard that an address describes, whoever wrote it: what is no doctor, day, time or kind is
 * left out, a day before `today` too, and the step is at most the one that the choices open. A
 * doctor without a step means that the doctor was chosen elsewhere: it begins at step 2.
 */
export function readWizard(search: URLSearchParams, today: string): Wizard {
  const day = search.get('date');
  const date = day !== null && isCalendarDay(day) && day >= today ? day : null;
  const whom = search.get('elder');
  const choices: Choices = {
    elder: whom === 'self' ? whom : fits(idFormat, whom),
    doctor: fits(idFormat, search.get('doctor')),
    date,
    time: date ? fits(slotTimeFormat, search.get('time')) : null,
    type: oneOf(appointmentTypeIds, search.get('type')),
    mode: oneOf(bookingModes, search.get('mode')) ?? 'in-person',
  };
  const wanted = [1, 2, 3, 4].find((step) => String(step) === search.get('step'));
  const step = wanted ?? (choices.doctor ? 2 : 1);
  return { ...choices, step: Math.min(step, furthest(choices)) as Step };
}

/** The address of a wizard; parameters of others stay. */
export function writeWizard(wizard: Wizard, before = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of ['step', 'elder', 'doctor', 'date', 'time', 'type', 'mode'] as const) {
    const value = wizard[name];
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Chooses something; what no longer goes with it is chosen anew. */
export function choose(wizard: Wizard, change: Partial<Choices>): Wizard {
  const next = { ...wizard, ...change };
  if (next.doctor !== wizard.doctor) return { ...next, date: null, time: null, type: null };
  if (next.date !== wizard.date && change.time === undefined) return { ...next, time: null };
  return next;
}

/** One step on, when this one is complete. */
export function goNext(wizard: Wizard): Wizard {
  if (wizard.step === lastStep || missingIn(wizard.step, wizard)) return wizard;
  return { ...wizard, step: (wizard.step + 1) as Step };
}

/** One step back; the first stays. Nothing that was chosen is lost. */
export function goBack(wizard: Wizard): Wizard {
  return wizard.step === 1 ? wizard : { ...wizard, step: (wizard.step - 1) as Step };
}

/** Somebody else has the time: back to the times, everything else is kept. */
export function loseTime(wizard: Wizard): Wizard {
  return { ...wizard, time: null, step: 2 };
}
