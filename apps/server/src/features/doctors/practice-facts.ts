import { dayInKigali } from '@hafi/base/kigali-time';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type {
  AppointmentTypeId,
  doctorLanguages,
  Specialty,
} from '@hafi/contract/doctors/doctor-kinds';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { sectorByCode } from '../places/places.public.ts';
import { searchWordsOf } from './search-words.ts';

/** A practice as its doctor describes it. */
export interface PracticeFacts {
  readonly specialty: Specialty;
  readonly bio: string;
  /** In years. */
  readonly experience: number;
  readonly workplace: string;
  readonly sectorCode: string;
  readonly languages: (typeof doctorLanguages)[number][];
  readonly types: AppointmentTypeId[];
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Computes the columns of a practice: names of its place, price, search terms.
 * @throws Problem invalid-input when there is no such sector
 */
export function practiceColumns(
  { clock, translate }: Pick<Platform, 'clock' | 'translate'>,
  facts: PracticeFacts,
) {
  const { specialty, bio, workplace, sectorCode } = facts;
  const place = sectorByCode(sectorCode);
  if (!place) {
    throw invalidInput('sectorCode', 'invalid-place');
  }
  const { name: sector, district } = place;
  const types = [...new Set(facts.types)];
  return {
    specialty,
    bio,
    workplace,
    sectorCode,
    sector,
    district,
    types,
    languages: [...new Set(facts.languages)],
    practisingSince: thisYear(clock.now()) - facts.experience,
    price: Math.min(...types.map((type) => appointmentKinds[type].price)),
    phone: facts.phone || null,
    email: facts.email || null,
    searchWords: searchWordsOf(translate, { specialty, workplace, sector, district }),
    updatedAt: clock.now(),
  };
}

const thisYear = (now: Date) => Number(dayInKigali(now).slice(0, 4));

/** Years of experience now. */
export function yearsSince(year: number, now: Date): number {
  return Math.max(0, thisYear(now) - year);
}
