import * as z from 'zod/mini';
import { profileBody, sexes } from '../accounts/account.schemas.ts';
import { locale, personName, phone } from '../core/fields.ts';
import { birth } from './birth.ts';
import { textVersion, witnessContact } from './circle.schemas.ts';
import { relations } from './circle-terms.ts';

const { district, sector, cell, village } = profileBody.shape;

/** An elder whom another person registers, with the elder's oral consent before a witness. */
export const newElder = z.object({
  firstName: personName,
  lastName: personName,
  /** The elder's own number, if any. Unverified until the elder signs in with it. */
  phoneNumber: z.optional(z.union([z.literal(''), phone])),
  birth,
  /** Absent when nobody says it. */
  sex: z.optional(z.enum(sexes)),
  district,
  sector,
  cell,
  village,
  /** The elder's language. */
  locale,
  /** What the registering person is to the elder. */
  relation: z.enum(relations),
  /** First and last name of the witness to the elder's consent. */
  witness: personName,
  witnessContact,
  /** The language in which the consent text was read. */
  consentLocale: locale,
  /** Who registers read the text aloud in that language, and the elder said yes. */
  consentGiven: z.literal(true, { error: 'consent-needed' }),
  textVersion,
  /** That this is another person than the elder of the same name and year whom one cares for. */
  anotherPerson: z.optional(z.boolean()),
});
