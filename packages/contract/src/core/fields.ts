import { isCalendarDay } from '@hafi/base/kigali-time';
import { readPhone, rwandanMobile, toE164 } from '@hafi/base/phone';
import * as z from 'zod/mini';
import { idFormat, slotTimeFormat } from './formats.ts';
import { faultOfName, isOneScript, tidyName } from './person-names.ts';
import { plainlyDrawn, seenOrEmpty, written } from './visible-text.ts';

const typedText = (max: number) =>
  [
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(max),
    // Tabs and line breaks are allowed; other control characters (above all NUL) and halves of
    // surrogate pairs break databases and screens.
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, { error: 'control-characters' }),
    seenOrEmpty,
  ] as const;

/**
 * Text typed by a person, of which something is seen: trimmed, without control characters and what
 * turns letters around, at most `max` characters.
 */
export const text = (max: number) => z.string().check(plainlyDrawn, ...typedText(max));

/** A name of an endpoint that judges it only where it is not the stored one. */
export const typedName = z.string().check(z.overwrite(tidyName), ...typedText(60));

/** A {@link personName}, or the stored one: it may be older than the rules. */
export const nameOr = (stored: string) =>
  typedName.check(
    written((name) => (name === '' || name === tidyName(stored) ? null : faultOfName(name))),
  );

/**
 * A first or last name: letters of any script, one in each part, with spaces, apostrophes, hyphens
 * and the dots of initials. What is wrong with it is said by `faultOfName`.
 */
export const personName = nameOr('');

/** An address whose letters all mean what they look like: seen, of one script, in their usual form. */
const isPlainAddress = (address: string): boolean =>
  !/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(address) &&
  address.normalize('NFKC') === address &&
  address.split(/[@._+-]+/).every(isOneScript);

/** An e-mail address, lower-cased for comparison. */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'required' }),
  z.maxLength(254),
  z.regex(/^[^\s\p{Cc}\p{Cs}@<>"(),:;[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u, {
    error: 'invalid-email',
  }),
  written((address) => (isPlainAddress(address) ? null : 'invalid-email')),
);

const typedNumber = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(60));

/** Parses a phone number as people write it to E.164; without a calling code it is a Rwandan one. */
export const phone = z.pipe(
  typedNumber.check(z.overwrite((typed) => toE164(typed))),
  z.string().check(z.refine((value) => readPhone(value) !== null, { error: 'invalid-phone' })),
);

/** Parses a Rwandan mobile number to E.164, for mobile money. */
export const rwandanPhone = z.pipe(
  typedNumber.check(z.overwrite((typed) => toE164(typed))),
  z.string().check(z.regex(rwandanMobile, { error: 'invalid-rwandan-phone' })),
);

/** A phone number, or none, in an object that names its country: `phoneByCountry` reads it. */
export const typedPhone = z.string().check(z.maxLength(60));

/** Reads the number `field` of an object as one of the country that its field `country` names. */
export const phoneByCountry = (field: string, country = 'country') =>
  z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      const typed = value[field];
      if (typeof typed !== 'string' || typed === '') return;
      const number = readPhone(typed, String(value[country] || 'RW'));
      if (number !== null) value[field] = number;
      else issues.push({ code: 'custom', path: [field], message: 'invalid-phone', input: typed });
    },
    { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null },
  );

/** Whether a day or an instant is of the years 1900 to 2199, beyond which arithmetic fails. */
const inOurTime = (text: string): boolean => text >= '1900' && text < '2200';

/** A calendar day in an answer, whatever its year: stored ones may be older than the limits. */
export const anyDay = z.string().check(z.refine(isCalendarDay, { error: 'invalid-date' }));

/** A calendar day, `YYYY-MM-DD`, of the years 1900 to 2199. */
export const day = z
  .string()
  .check(z.refine((text) => isCalendarDay(text) && inOurTime(text), { error: 'invalid-date' }));

/** An instant as a device reports it, ISO 8601 with an offset, of the years 1900 to 2199. */
export const saidInstant = z.iso
  .datetime({ offset: true, error: 'invalid-moment', abort: true })
  .check(z.refine(inOurTime, { error: 'invalid-moment' }));

/** A time of day on a half hour, `HH:MM`. */
export const slotTime = z.string().check(z.regex(slotTimeFormat, { error: 'invalid-time' }));

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** Whole Rwandan francs. */
export const rwf = z.int();

/** An id of Hafi. */
export const id = z.string().check(z.regex(idFormat, { error: 'invalid-id' }), z.toLowerCase());

/** The page size of a list, 1 to 100, 20 when not asked for. */
export const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20);

/** The opaque `nextCursor` of the previous answer. */
export const cursor = z.optional(z.string().check(z.maxLength(300)));

export const locale = z.enum(['en', 'rw', 'fr']);
