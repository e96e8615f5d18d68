import type {
  ChannelsByType,
  NotificationChoice,
  Preferences,
} from '@hafi/contract/accounts/preferences.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';
import type { Db } from '../../platform/db/database.ts';
import {
  findIdsByPhone,
  findPeopleByIds,
  findProvedByPhone,
  type PersonRow,
} from './people.repo.ts';
import { readPreferences, regionOf } from './profile/stored-preferences.ts';

/** What other features may know about a person. */
export interface NameCard {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** First and last name together. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly locale: Locale;
  readonly photo: string | null;
  /** A coordinator has compared the papers with the name that the person has now. */
  readonly verified: boolean;
  /** A coordinator has confirmed the person, be it under another name: what is under way goes on. */
  readonly confirmed: boolean;
  /** The name that was compared, while the confirmation stands. */
  readonly checkedName: string | null;
  /** `closed`: deleted by its owner, so that nothing of the person is left. */
  readonly account: 'open' | 'suspended' | 'closed';
}

/** A person with their address and number: for what reaches them, or shows them to who may know. */
export interface PersonCard extends NameCard {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/** The people with these ids, by id, without how to reach them; unknown ids are left out. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NameCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** As {@link findPeople}, with how to reach them. */
export async function findContactCards(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

const nameOf = (row: PersonRow): NameCard => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  roles: row.roles,
  locale: row.locale,
  photo: row.photo,
  verified: row.verified,
  confirmed: row.verified || row.checkedName !== null,
  checkedName: row.checkedName,
  account: accountOf(row),
});

const accountOf = ({ deletedAt, suspendedAt }: PersonRow): NameCard['account'] => {
  if (deletedAt) return 'closed';
  return suspendedAt ? 'suspended' : 'open';
};

const cardOf = (row: PersonRow): PersonCard => {
  const { email, phoneNumber } = row;
  return { ...nameOf(row), email, phoneNumber };
};

/** Where somebody lives, as far as they have said. */
export interface Home {
  /** Null where nobody asked. */
  readonly country?: string | null;
  readonly district: string | null;
  readonly sector: string | null;
}

/** A person with their notification preferences and region. */
export interface Reachable extends PersonCard {
  readonly emailProved: boolean;
  /** Whether the number is known to be theirs; otherwise anybody may have typed it. */
  readonly phoneProved: boolean;
  readonly choice: NotificationChoice;
  readonly byType: ChannelsByType;
  readonly digestAt: Preferences['digestAt'];
  readonly region: Region;
  readonly openedAt: Date;
  readonly home: Home;
}

/** How to reach a person; undefined when there is no such person. */
export async function findReachable(db: Db, id: string): Promise<Reachable | undefined> {
  return (await findReachables(db, [id])).get(id);
}

/** How to reach people, by id; unknown ids are left out, and who is suspended. */
export async function findReachables(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reachable>> {
  const rows = (await findPeopleByIds(db, ids)).filter(({ suspendedAt }) => suspendedAt === null);
  return new Map(
    rows.map((row) => {
      const { channelsByType, digestAt, notifications } = readPreferences(row);
      const reach = {
        choice: notifications,
        byType: channelsByType,
        digestAt,
        emailProved: row.emailVerified,
        phoneProved: row.phoneVerified,
        region: regionOf(row),
        openedAt: row.createdAt,
        home: { country: row.country, district: row.district, sector: row.sector },
      };
      return [row.id, { ...cardOf(row), ...reach }];
    }),
  );
}

/** Who has proved that a number is theirs; undefined while they are suspended, and for nobody. */
export async function findByProvedNumber(
  db: Db,
  phoneNumber: string,
): Promise<(PersonCard & { readonly region: Region }) | undefined> {
  const row = await findProvedByPhone(db, phoneNumber);
  if (!row || row.suspendedAt !== null) return undefined;
  return { ...cardOf(row), region: regionOf(row) };
}

/** Everybody whose number this is, proved or only typed: an SMS of an emergency went to either. */
export const findIdsByNumber = (db: Db, phoneNumber: string): Promise<string[]> =>
  findIdsByPhone(db, phoneNumber);

/** Who somebody says they are, for a coordinator to compare with papers. */
export interface Identity extends PersonCard {
  readonly emailProved: boolean;
  readonly phoneProved: boolean;
  readonly nationalId: string | null;
  readonly district: string | null;
  readonly sector: string | null;
}

/** Who these people say they are, by id; without unknown ids and closed accounts. */
export async function findIdentities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const rows = (await findPeopleByIds(db, ids)).filter(({ deletedAt }) => deletedAt === null);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...cardOf(row),
        emailProved: row.emailVerified,
        phoneProved: row.phoneVerified,
        nationalId: row.nationalId,
        district: row.district,
        sector: row.sector,
      },
    ]),
  );
}
