import * as z from 'zod/mini';
import {
  day,
  email,
  id,
  instant,
  locale,
  personName,
  phoneByCountry,
  text,
  typedName,
  typedPhone,
} from '../core/fields.ts';
import { holdsLink } from '../core/holds-link.ts';
import { plainlyDrawn, seenOrEmpty, written } from '../core/visible-text.ts';
import { countries } from './countries.ts';
import { preferences } from './preferences.schemas.ts';
import { roles, signUpRoles } from './roles.ts';
import { timeZones } from './time-zones.ts';

/** Password rule: at least 6 characters, not 123456 and the like; at most 200, to keep hashing affordable. */
export const password = z
  .string()
  .check(
    z.minLength(6),
    z.maxLength(200),
    z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, { error: 'control-characters' }),
    z.regex(/^(?!\d?1234\d*$)/, { error: 'easy-password' }),
  );

/** A password typed at sign-in: accepts any, so that a wrong one reveals nothing about the rule. */
export const typedPassword = z
  .string()
  .check(z.minLength(1, { error: 'required' }), z.maxLength(200));

/** Six digits, sent by mail or SMS or shown by an authenticator app. */
export const sixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid-code' }));

/**
 * Format of a Rwandan identity number, spaces allowed: 16 digits that begin with status, year of
 * birth and sex. Its two check digits are not verified, because only NIDA knows the formula.
 */
export const nationalId = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^[123](19|20)\d\d[78]\d{10}$/, { error: 'invalid-national-id' }),
);

/** FHIR R4 `AdministrativeGender`, as far as it stands on Rwandan identity cards. */
export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** The sex that an identity number states by its sixth digit: 7 female, 8 male. */
export const sexOfNationalId = (number: string): Sex => (number[5] === '7' ? 'female' : 'male');

/** The signed-in person, as they see themselves. */
export const account = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  /** Whether the owner has shown, by a code, that the address or number is theirs. */
  emailProved: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  phoneProved: z.boolean(),
  /** Whether our SMS reach the country of the number; absent in accounts that devices kept before. */
  smsReaches: z.optional(z.boolean()),
  roles: z.array(z.enum(roles)),
  photo: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  locale,
  verified: z.boolean(),
  /**
   * The name that a coordinator compared with the papers, where the person has another now: not
   * `verified` until a coordinator has compared that too.
   */
  otherName: z.nullable(z.string()),
  twoFactorEnabled: z.boolean(),
  preferences,
  place: z.object({
    /** Null where nobody asked, which was before people abroad could say so. */
    country: z.nullable(z.enum(countries)),
    district: z.nullable(z.string()),
    sector: z.nullable(z.string()),
    cell: z.nullable(z.string()),
    village: z.nullable(z.string()),
    addressLine: z.nullable(z.string()),
  }),
});
export type Account = z.output<typeof account>;

/** The answer of a completed sign-in. `token` is for programs; browsers get an httpOnly cookie. */
export const signedIn = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  photo: z.nullable(z.string()),
  token: z.string(),
});

/** The answer of a sign-in that needs a second factor. The challenge is valid for 5 minutes. */
export const secondFactorNeeded = z.object({
  secondFactor: z.literal('totp'),
  challenge: z.string(),
});

/** What only the owner of an account knows, asked for beside the code of an SMS. */
export const ownSecrets = ['phone-pin', 'password', 'phone-pin-or-password'] as const;
export type OwnSecret = (typeof ownSecrets)[number];

/**
 * The answer of a sign-in by SMS on a phone that is new to the account. The challenge is valid for 5
 * minutes.
 */
export const ownSecretNeeded = z.object({ asks: z.enum(ownSecrets), challenge: z.string() });

/** The name of a place; empty when the person gives no such detail. */
const placeName = z.string().check(
  plainlyDrawn,
  z.trim(),
  z.maxLength(80),
  z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, { error: 'control-characters' }),
  seenOrEmpty,
  written((name) => (holdsLink(name) ? 'invalid-format' : null)),
);

export const signUpBody = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    password,
    phoneNumber: z.optional(typedPhone),
    role: z.enum(signUpRoles),
    /** Outside Rwanda the place below it is not stored. */
    country: z.optional(z.enum(countries)),
    timeZone: z.optional(z.enum(timeZones)),
    district: z._default(placeName, 'Kigali'),
    sector: z._default(placeName, 'Gasabo'),
    cell: z._default(placeName, 'Remera'),
    village: z._default(placeName, 'Gisimenti'),
    NID: z.optional(nationalId),
    birthdate: z.optional(day),
    /** Accepted from older clients and ignored: pictures from other sites are never loaded. */
    photo: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
    locale: z.optional(locale),
  })
  .check(phoneByCountry('phoneNumber'));

/** Fields that are absent stay unchanged. Names are judged where they are new. */
export const profileBody = z
  .object({
    firstName: z.optional(typedName),
    lastName: z.optional(typedName),
    email: z.optional(email),
    phoneNumber: z.optional(typedPhone),
    bio: z.optional(z.union([z.literal(''), text(1000)])),
    /** Outside Rwanda the place below it is removed. */
    country: z.optional(z.enum(countries)),
    district: z.optional(placeName),
    sector: z.optional(placeName),
    cell: z.optional(placeName),
    village: z.optional(placeName),
    addressLine: z.optional(z.union([z.literal(''), text(200)])),
    locale: z.optional(locale),
    /** That the person knows that papers must be compared with a new name again. */
    compareAgain: z.optional(z.boolean()),
  })
  .check(phoneByCountry('phoneNumber'));

/** The account after a change; a new address or number takes effect once its code is entered. */
export const changedAccount = z.extend(account, {
  pendingEmail: z.nullable(z.string()),
  pendingPhoneNumber: z.nullable(z.string()),
});

export const resetPasswordBody = z.object({ email, otp: sixDigits, newPassword: password });

export const changePasswordBody = z.object({
  currentPassword: typedPassword,
  newPassword: password,
});

export const sessionItem = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  current: z.boolean(),
});
