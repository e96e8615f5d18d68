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

/** What the form of an invitation holds; the address of a way that is not chosen stays unsent. */
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

/** Checks the address of the chosen way only. */
export const inviteSchema = z.discriminatedUnion('way', [
  z.object({ ...common, way: z.literal(invitationWays[0]), phone }),
  z.object({ ...common, way: z.literal(invitationWays[1]), email }),
  z.object({ ...common, way: z.literal(invitationWays[2]) }),
]);

/** What is sent of it. */
export const inviteBody = (values: InviteValues) => ({
  ...z.parse(inviteSchema, values),
  textVersion: consentVersion,
});
