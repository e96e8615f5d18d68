import * as z from 'zod/mini';
import { id, locale, personName } from '../core/fields.ts';
import { permissionList, textVersion } from './circle.schemas.ts';
import { witnessedChannels } from './consent-text.ts';

/** A yes that the elder gave aloud or on paper, before a witness. */
export const witnessedConsent = z.object({
  personId: id,
  /** What the elder said yes to; it is added to what the person may do already. */
  permissions: permissionList.check(z.minLength(1, { error: 'required' })),
  channel: z.enum(witnessedChannels),
  /** First and last name of who heard or saw it. */
  witness: personName,
  /** The language in which the words were read to the elder. */
  locale,
  textVersion,
});
