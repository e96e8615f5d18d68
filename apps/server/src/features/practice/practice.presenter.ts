import {
  type BlockRow,
  type DayOffRow,
  type DoctorRow,
  yearsSince,
} from '../doctors/doctors.public.ts';

/** A practice, for editing by its doctor. */
export function presentOwnProfile(row: DoctorRow, now: Date) {
  return {
    id: row.id,
    verified: row.verifiedAt !== null,
    specialty: row.specialty,
    bio: row.bio,
    experience: yearsSince(row.practisingSince, now),
    workplace: row.workplace,
    sectorCode: row.sectorCode,
    languages: row.languages,
    types: row.types,
    phone: row.phone ?? '',
    email: row.email ?? '',
  };
}

/** A period of days off, for its doctor. */
export function presentDayOff(row: DayOffRow) {
  const { id, from, to, reason, createdAt } = row;
  return { id, from, to, reason, createdAt: createdAt.toISOString() };
}

/** A blocked part of a day, for its doctor. */
export function presentBlock({ id, date, from, to, reason }: BlockRow) {
  return { id, date, from, to, reason };
}
