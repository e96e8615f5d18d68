import * as z from 'zod/mini';
import { profileBody } from '../accounts/account.schemas.ts';
import { locale, personName, phone } from '../core/fields.ts';
import { birth } from './birth.ts';
import { textVersion } from './circle.schemas.ts';
import { relations } from './circle-terms.ts';

const { district, sector, cell, village } = profileBody.shape;

/** An elder whom somebody registers, with the yes that the elder gave aloud before a witness. */
export const newElder = z.object({
  firstName: personName,
  lastName: personName,
  /** The elder's own, when there is one. It counts as proved only once the elder signs in with it. */
  phoneNumber: z.optional(z.union([z.literal(''), phone])),
  birth,
  district,
  sector,
  cell,
  village,
  /** The language of the elder. */
  locale,
  /** What the registering person is to the elder. */
  relation: z.enum(relations),
  /** First and last name of who heard the elder say yes. */
  witness: personName,
  /** The language in which the words of the consent were read. */
  consentLocale: locale,
  consentGiven: z.literal(true, { error: 'consent-needed' }),
  textVersion,
});
