import { type Country, homeCountry } from '@hafi/contract/accounts/countries';
import { witnessContact } from '@hafi/contract/circle/circle.schemas';
import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import {
  type InvitationWay,
  invitationWays,
  newInvitation,
} from '@hafi/contract/circle/invitation.schemas';
import { email, locale, personName, phoneByCountry, typedPhone } from '@hafi/contract/core/fields';
import type { Locale } from '@hafi/i18n/locales';
import * as z from 'zod/mini';

/** The values of the invitation form; only the address of the chosen way is sent. */
export interface InviteValues {
  relation: Relation | '';
  permissions: Permission[];
  way: InvitationWay;
  phoneCountry: Country;
  phone: string;
  email: string;
  locale: Locale;
  /** Asked only from who keeps the elder's account. */
  witness: string;
  witnessContact: string;
}

export const emptyInvite = (spoken: Locale, country: Country = homeCountry): InviteValues => ({
  relation: '',
  permissions: [],
  way: 'sms',
  phoneCountry: country,
  phone: '',
  email: '',
  locale: spoken,
  witness: '',
  witnessContact: '',
});

const { permissions, relation } = newInvitation.shape;
const common = { relation, permissions, locale };

/** Validates only the address of the chosen way. */
const schemaWith = <T extends z.core.$ZodLooseShape>(more: T) =>
  z.discriminatedUnion('way', [
    z
      .object({
        ...common,
        ...more,
        way: z.literal(invitationWays[0]),
        phoneCountry: z.string(),
        phone: typedPhone.check(z.minLength(1, { error: 'required' })),
      })
      .check(phoneByCountry('phone', 'phoneCountry')),
    z.object({ ...common, ...more, way: z.literal(invitationWays[1]), email }),
    z.object({ ...common, ...more, way: z.literal(invitationWays[2]) }),
  ]);

export const inviteSchema = schemaWith({});

/** For who keeps the elder's account: also the witness of the elder's yes. */
export const keeperInviteSchema = schemaWith({ witness: personName, witnessContact });

/** Converts the form's values to the request. */
export const inviteBody = (values: InviteValues, keeps = false) => ({
  ...(keeps ? z.parse(keeperInviteSchema, values) : z.parse(inviteSchema, values)),
  textVersion: consentVersion,
});
