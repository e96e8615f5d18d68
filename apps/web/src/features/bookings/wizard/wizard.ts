import { isCalendarDay } from '@hafi/base/kigali-time';
import { type BookingMode, bookingModes } from '@hafi/contract/bookings/booking-terms';
import { idFormat, slotTimeFormat } from '@hafi/contract/core/formats';
import { type AppointmentTypeId, appointmentTypeIds } from '@hafi/contract/doctors/doctor-kinds';

export type { BookingMode };
export type Step = 1 | 2 | 3 | 4;

/** The last step, in which the booking is confirmed. */
export const lastStep = 4;

/** The choices so far; null is not chosen. */
export interface Choices {
  /** The patient: an elder's id, or `self`. Asked only of people who keep elders' bookings. */
  readonly elder: string | null;
  readonly doctor: string | null;
  /** Kigali day, `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Kigali time, `HH:MM`. */
  readonly time: string | null;
  readonly type: AppointmentTypeId | null;
  readonly mode: BookingMode;
}

/** The wizard's state, as the URL holds it. */
export interface Wizard extends Choices {
  readonly step: Step;
}

/** What a step still needs; null when it is complete. */
export type Missing = 'doctor' | 'date' | 'time' | 'type' | 'elder' | null;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

const fits = (format: RegExp, value: string | null): string | null =>
  value !== null && format.test(value) ? value : null;

/** What this step needs before the next one opens. */
export function missingIn(step: Step, choices: Choices): Missing {
  if (step === 1) return choices.doctor ? null : 'doctor';
  if (step === 2) return choices.date === null ? 'date' : choices.time === null ? 'time' : null;
  if (step === 3) return choices.type ? null : 'type';
  return missingIn(1, choices) ?? missingIn(2, choices) ?? missingIn(3, choices);
}

/** The last step that these choices permit. */
function furthest(choices: Choices): Step {
  if (missingIn(1, choices)) return 1;
  if (missingIn(2, choices)) return 2;
  return missingIn(3, choices) ? 3 : lastStep;
}

/**
 * Parses the wizard from a URL. Invalid doctors, days, times and types are dropped, also days
 * before `today`, and the step is limited to what the choices permit. A doctor without a step was
 * chosen elsewhere, so the wizard starts at step 2.
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

/** Writes the wizard to URL parameters; keeps other parameters. */
export function writeWizard(wizard: Wizard, before = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of ['step', 'elder', 'doctor', 'date', 'time', 'type', 'mode'] as const) {
    const value = wizard[name];
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Applies a choice, and resets choices that no longer fit. */
export function choose(wizard: Wizard, change: Partial<Choices>): Wizard {
  const next = { ...wizard, ...change };
  const { date = null, time = null, type = null } = change;
  if (next.doctor !== wizard.doctor) return { ...next, date, time, type };
  if (next.date !== wizard.date && change.time === undefined) return { ...next, time: null };
  return next;
}

/**
 * The wizard with what was chosen later, as far as it still fits: who went back stands at an earlier
 * address, which does not name it.
 */
export function recall(wizard: Wizard, latest: Choices): Wizard {
  const elder = wizard.elder ?? latest.elder;
  const doctor = wizard.doctor ?? latest.doctor;
  if (doctor !== latest.doctor) return { ...wizard, elder };
  const type = wizard.type ?? latest.type;
  const date = wizard.date ?? latest.date;
  const time = wizard.time ?? (date === latest.date ? latest.time : null);
  return { ...wizard, elder, doctor, date, time: date && time, type, mode: latest.mode };
}

/** The next step, if this one is complete. */
export function goNext(wizard: Wizard): Wizard {
  if (wizard.step === lastStep || missingIn(wizard.step, wizard)) return wizard;
  return { ...wizard, step: (wizard.step + 1) as Step };
}

/**
 * The wizard after choices that go on: at the next step, or behind the last one that they complete,
 * such as a doctor with a day and a time.
 */
export function goOnWith(wizard: Wizard, change: Partial<Choices>): Wizard {
  const chosen = choose(wizard, change);
  const behind = change.time && wizard.step === 1 ? 2 : wizard.step;
  return goNext({ ...chosen, step: behind });
}

/** The previous step, if there is one. Keeps all choices. */
export function goBack(wizard: Wizard): Wizard {
  return wizard.step === 1 ? wizard : { ...wizard, step: (wizard.step - 1) as Step };
}

/** Returns to the choice of time, because somebody else has taken it; keeps the other choices. */
export function loseTime(wizard: Wizard): Wizard {
  return { ...wizard, time: null, step: 2 };
}
