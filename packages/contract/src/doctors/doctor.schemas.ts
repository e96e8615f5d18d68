import * as z from 'zod/mini';
import { shownBadge } from '../badges/badge.schemas.ts';
import { anyDay, day, email, id, instant, phone, rwf, slotTime, text } from '../core/fields.ts';
import { appointmentTypeIds, doctorLanguages, specialties } from './doctor-kinds.ts';

/** `duration` in minutes, `price` in RWF without the service fee. */
export const appointmentType = z.object({
  id: z.enum(appointmentTypeIds),
  name: z.string(),
  duration: z.int(),
  price: rwf,
  description: z.string(),
});

export const doctorSummary = z.object({
  id,
  /** Title and name, ready to display. */
  name: z.string(),
  specialty: z.enum(specialties),
  /** Mean of the reviews, 0 to 5; null without reviews. */
  rating: z.nullable(z.number()),
  reviews: z.int(),
  /** The workplace with its sector and district. */
  location: z.object({ workplace: z.string(), sector: z.string(), district: z.string() }),
  /** Price of the cheapest appointment type they offer, in RWF. */
  price: rwf,
  verified: z.boolean(),
  /** The verification badges that are valid now. */
  badges: z.array(shownBadge),
  image: z.nullable(z.string()),
  experience: z.int(),
  languages: z.array(z.enum(doctorLanguages)),
  /** The next day with a free slot, `YYYY-MM-DD`; null when there is none in the next 14 days. */
  availability: z.nullable(day),
  /** When that slot begins; null when there is none. */
  firstFree: z.nullable(instant),
  /**
   * As the crow flies between the middles of the two sectors, in whole km, rounded up; 0 in the same
   * sector. Only when the question names a home.
   */
  distanceKm: z.optional(z.int()),
});

export const doctor = z.extend(doctorSummary, {
  bio: z.string(),
  contact: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  types: z.array(appointmentType),
  workingHours: z.array(z.object({ weekday: z.int(), start: z.string(), end: z.string() })),
});

/** A patient's review. `author` is the first name and the initial of the last. */
export const doctorReview = z.object({
  id,
  rating: z.int(),
  comment: z.nullable(z.string()),
  author: z.string(),
  /** The Kigali day on which it was written. */
  date: anyDay,
});

export const slot = z.object({ time: z.string(), available: z.boolean() });

/** Why a day cannot be booked. */
export const closedReasons = [
  'past',
  'holiday',
  'day-off',
  'not-working',
  'full',
  'too-far',
] as const;

export const bookableDay = z.object({
  date: anyDay,
  free: z.int(),
  closed: z.nullable(z.enum(closedReasons)),
  holiday: z.nullable(z.string()),
});

/**
 * One period of the weekly working hours: weekday 1 (Monday) to 7, `HH:MM` on half hours, Kigali
 * time.
 */
export const workingSpell = z.object({
  weekday: z.int().check(z.gte(1), z.lte(7)),
  start: slotTime,
  end: slotTime,
});

export const dayOff = z.object({
  id,
  from: anyDay,
  to: anyDay,
  reason: z.nullable(z.string()),
  createdAt: instant,
});

/** A part of a day in which a doctor sees nobody, in Kigali time. */
export const doctorBlock = z.object({
  id,
  date: anyDay,
  from: z.string(),
  to: z.string(),
  reason: z.nullable(z.string()),
});

export const doctorProfileBody = z.object({
  specialty: z.enum(specialties),
  bio: text(2000),
  experience: z.int().check(z.gte(0), z.lte(70)),
  workplace: text(120),
  sectorCode: z.string().check(z.regex(/^\d{4}$/, { error: 'invalid-place' })),
  languages: z.array(z.enum(doctorLanguages)).check(z.minLength(1), z.maxLength(4)),
  types: z.array(z.enum(appointmentTypeIds)).check(z.minLength(1), z.maxLength(3)),
  /** The practice's public number; not that of the account. */
  phone: z.optional(z.union([z.literal(''), phone])),
  email: z.optional(z.union([z.literal(''), email])),
});

/** A doctor's own profile, for editing. */
export const ownDoctorProfile = z.extend(doctorProfileBody, { id, verified: z.boolean() });
