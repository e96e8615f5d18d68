import { addDays, dayInKigali, instantAt } from '@hafi/i18n/kigali-time';
import type { Span } from './doses/doses.repo.ts';

/** A calendar day of the elder, from midnight to midnight in Kigali. */
export const spanOf = (day: string): Span => ({
  from: instantAt(day, '00:00'),
  before: instantAt(addDays(day, 1), '00:00'),
});

/** The Kigali day that an instant falls into. */
export const daySpanAt = (at: Date): Span => spanOf(dayInKigali(at));
