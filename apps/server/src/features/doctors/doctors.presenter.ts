import { dayInKigali } from '@hafi/base/kigali-time';
import type { ShownBadge } from '@hafi/contract/badges/badge.schemas';
import { appointmentTypeNames } from '@hafi/contract/doctors/appointment-type-names';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { type Distances, kmTo } from './distances.ts';
import type { DoctorRow } from './doctors.repo.ts';
import { yearsSince } from './practice-facts.ts';

/** A doctor's displayed name; the title is the same in all languages. */
export function titled(name: string): string {
  return `Dr ${name}`;
}

interface SummaryExtras {
  /** The verification badges that are valid now. */
  readonly badges?: readonly ShownBadge[] | undefined;
  readonly distances?: Distances | null | undefined;
}

/** A doctor in the directory. */
export function presentSummary(
  row: DoctorRow,
  firstFree: Date | null,
  now: Date,
  { badges = [], distances = null }: SummaryExtras = {},
) {
  return {
    id: row.id,
    name: titled(row.name),
    specialty: row.specialty,
    rating: row.reviews > 0 ? row.ratingHundredths / 100 : null,
    reviews: row.reviews,
    location: { workplace: row.workplace, sector: row.sector, district: row.district },
    price: row.price,
    verified: row.verifiedAt !== null,
    image: row.image,
    experience: yearsSince(row.practisingSince, now),
    languages: row.languages,
    availability: firstFree && dayInKigali(firstFree),
    firstFree: firstFree?.toISOString() ?? null,
    distanceKm: kmTo(row.sectorCode, distances),
    badges: [...badges],
  };
}

/** A doctor's detail page. */
export function presentDoctor(
  row: DoctorRow,
  firstFree: Date | null,
  now: Date,
  {
    badges,
    ...words
  }: { locale: Locale; translate: Translate; badges?: readonly ShownBadge[] | undefined },
) {
  return {
    ...presentSummary(row, firstFree, now, { badges }),
    bio: row.bio,
    contact: { phone: row.phone, email: row.email },
    types: presentTypes(row.types, words),
    workingHours: row.workingHours,
  };
}

/** Appointment types in the reader's language. */
export function presentTypes(
  types: readonly AppointmentTypeId[],
  { locale, translate }: { locale: Locale; translate: Translate },
) {
  return Object.values(appointmentKinds)
    .filter(({ id }) => types.includes(id))
    .map(({ id, duration, price }) => ({
      id,
      name: translate(locale, appointmentTypeNames[id].name),
      duration,
      price,
      description: translate(locale, appointmentTypeNames[id].description),
    }));
}
