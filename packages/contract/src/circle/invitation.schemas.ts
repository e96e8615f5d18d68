import * as z from 'zod/mini';
import { email, locale, phone } from '../core/fields.ts';
import { permissionList, textVersion } from './circle.schemas.ts';
import { relations } from './circle-terms.ts';

/** How an invitation finds somebody: a link by SMS or e-mail, or six digits to read out. */
export const invitationWays = ['sms', 'email', 'code'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** An invitation to be sent. */
export const newInvitation = z
  .object({
    way: z.enum(invitationWays),
    /** Where the link goes, by its way. */
    phone: z.optional(phone),
    email: z.optional(email),
    /** The language in which the message is written; that of the request when absent. */
    locale: z.optional(locale),
    relation: z.enum(relations),
    permissions: permissionList,
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
