import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import {
  type InvitationWay,
  invitationWays,
  newInvitation,
} from '@hafi/contract/circle/invitation.schemas';
import { email, locale, phone } from '@hafi/contract/core/fields';
import type { Locale } from '@hafi/i18n/locales';
import * as z from 'zod/mini';

/** The values of the invitation form; only the address of the chosen way is sent. */
export interface InviteValues {
  relation: Relation | '';
  permissions: Permission[];
  way: InvitationWay;
  phone: string;
  email: string;
  locale: Locale;
}

export const emptyInvite = (spoken: Locale): InviteValues => ({
  relation: '',
  permissions: [],
  way: 'sms',
  phone: '',
  email: '',
  locale: spoken,
});

const { permissions, relation } = newInvitation.shape;
const common = { relation, permissions, locale };

/** Validates only the address of the chosen way. */
export const inviteSchema = z.discriminatedUnion('way', [
  z.object({ ...common, way: z.literal(invitationWays[0]), phone }),
  z.object({ ...common, way: z.literal(invitationWays[1]), email }),
  z.object({ ...common, way: z.literal(invitationWays[2]) }),
]);

/** Converts the form's values to the request. */
export const inviteBody = (values: InviteValues) => ({
  ...z.parse(inviteSchema, values),
  textVersion: consentVersion,
});
