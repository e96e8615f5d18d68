import type { Locale } from '@hafi/i18n/locales';
import type { Authenticate } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeopleByIds, setVerified } from './people.repo.ts';

/** What other features may know of a person. */
export interface PersonCard {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** First and last name in one. */
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly roles: readonly string[];
  readonly locale: Locale;
  readonly photo: string | null;
  readonly verified: boolean;
}

/** The people with these ids, by id; unknown ids are left out. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, name: `${row.firstName} ${row.lastName}` }]));
}

/** Records that a coordinator has checked who somebody is. */
export async function markVerified(tx: Db, personId: string): Promise<void> {
  await setVerified(tx, personId, true);
}

/** Who is behind a request's cookie or bearer token. */
export function createAuthenticate(_platform: Platform): Authenticate {
  return async () => null;
}
