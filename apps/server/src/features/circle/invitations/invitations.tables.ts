import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import type { InvitationWay } from '@hafi/contract/circle/invitation.schemas';
import type { Locale } from '@hafi/i18n/locales';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/** Invitations to a circle. Each is answered once; ended ones no longer contain an address. */
export const circleInvitations = pgTable(
  'circle_invitations',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => people.id),
    /** In which capacity the inviter decided, for the consent log. */
    givenAs: text('given_as', { enum: ['elder', 'representative', 'manager'] }).notNull(),
    way: text('way').$type<InvitationWay>().notNull(),
    /** The address or number of a link; erased when the invitation ends. */
    recipient: text('recipient'),
    relation: text('relation').$type<Relation>().notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    /** The version and language of the consent text that was shown. */
    textVersion: text('text_version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Before whom the elder said yes to a manager, and how to find them; erased at the end. */
    witness: text('witness'),
    witnessContact: text('witness_contact'),
    secretHash: text('secret_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
    ending: text('ending', { enum: ['accepted', 'declined', 'withdrawn', 'expired'] }),
  },
  (table) => [
    // A code identifies only one open invitation.
    uniqueIndex('circle_invitations_secret').on(table.secretHash).where(sql`ended_at is null`),
    index('circle_invitations_open').on(table.elderId).where(sql`ended_at is null`),
    index('circle_invitations_by').on(table.invitedBy).where(sql`ended_at is null`),
    check('circle_invitations_end', sql`(ended_at is null) = (ending is null)`),
  ],
);
