import type { Country } from '@hafi/contract/accounts/countries';
import { permissionList, witnessContact } from '@hafi/contract/circle/circle.schemas';
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

/** The first step: who it is, and what they may do. */
export interface WhoValues {
  relation: Relation | '';
  permissions: Permission[];
}

/** The second step: how the invitation gets there. */
export interface HowValues {
  way: InvitationWay;
  phoneCountry: Country;
  phone: string;
  email: string;
  locale: Locale;
}

/** The third step. Asked only from who keeps the elder's account. */
export interface WitnessValues {
  witness: string;
  witnessContact: string;
}

const family: readonly Permission[] = ['health:read', 'alerts:receive', 'messages'];
const near: readonly Permission[] = ['alerts:receive', 'messages'];
const carer: readonly Permission[] = ['health:read', 'health:write', 'alerts:receive', 'messages'];

/** What is switched on at first for each relation; who invites changes it. */
export const usualPermissions: Readonly<Record<Relation, readonly Permission[]>> = {
  spouse: family,
  child: family,
  grandchild: family,
  sibling: family,
  parent: family,
  relative: near,
  neighbour: near,
  friend: near,
  caregiver: carer,
  nurse: carer,
  doctor: ['health:read', 'health:write', 'messages'],
  'community-health-worker': ['health:read', 'alerts:receive', 'messages'],
  volunteer: ['messages'],
};

const { relation } = newInvitation.shape;

/**
 * Asked once a relation is chosen, before which the permissions are not drawn: nobody is invited who
 * may do nothing.
 */
export const whoSchema = z
  .object({ relation, permissions: permissionList })
  .check(
    z.refine((who) => who.permissions.length > 0, { path: ['permissions'], error: 'required' }),
  );

/** Validates only the address of the chosen way. */
export const howSchema = z.discriminatedUnion('way', [
  z
    .object({
      locale,
      way: z.literal(invitationWays[0]),
      phoneCountry: z.string(),
      phone: typedPhone.check(z.minLength(1, { error: 'required' })),
    })
    .check(phoneByCountry('phone', 'phoneCountry')),
  z.object({ locale, way: z.literal(invitationWays[1]), email }),
  z.object({ locale, way: z.literal(invitationWays[2]) }),
]);

export const ownSchema = z.object({});

/** For who keeps the elder's account: the witness of the elder's yes. */
export const witnessSchema = z.object({ witness: personName, witnessContact });

/** The steps as filled in, as the request. */
export const inviteBody = (who: WhoValues, how: HowValues, witnessed: WitnessValues | null) => ({
  ...z.parse(whoSchema, who),
  ...z.parse(howSchema, how),
  ...(witnessed ? z.parse(witnessSchema, witnessed) : {}),
  textVersion: consentVersion,
});
