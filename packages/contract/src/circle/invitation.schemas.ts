import * as z from 'zod/mini';
import { email, locale, personName, phone } from '../core/fields.ts';
import { permissionList, textVersion, witnessContact } from './circle.schemas.ts';
import { relations } from './circle-terms.ts';

/** How an invitation is delivered: a link by SMS or e-mail, or six digits to read out. */
export const invitationWays = ['sms', 'email', 'code'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** An invitation to send. */
export const newInvitation = z
  .object({
    way: z.enum(invitationWays),
    /** The recipient's number or address, depending on `way`. */
    phone: z.optional(phone),
    email: z.optional(email),
    /** The language of the message; that of the request when absent. */
    locale: z.optional(locale),
    relation: z.enum(relations),
    /** At least one: nobody is invited who may do nothing. */
    permissions: permissionList.check(z.minLength(1, { error: 'required' })),
    /**
     * Who was there when the elder said yes, and how to find them: required from a manager, who
     * decides for an elder nobody else hears.
     */
    witness: z.optional(personName),
    witnessContact: z.optional(witnessContact),
    textVersion,
  })
  .check(
    z.refine(({ phone, way }) => way !== 'sms' || phone !== undefined, {
      path: ['phone'],
      error: 'required',
    }),
    z.refine(({ email, way }) => way !== 'email' || email !== undefined, {
      path: ['email'],
      error: 'required',
    }),
  );
