import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from './people.tables.ts';

const personColumn = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Signed-in devices. Only the hash of a session token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    personId: personColumn(),
    tokenHash: text('token_hash').notNull().unique(),
    /**
     * True for a sliding session: 30 days since its last use, instead of 12 hours since sign-in.
     */
    remembered: boolean('remembered').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When the person last confirmed their identity on this device. */
    confirmedAt: instantColumn('confirmed_at'),
  },
  (table) => [index('sessions_person').on(table.personId)],
);

/** Password hashes. People who sign in by phone or through a provider have none. */
export const passwords = pgTable('passwords', {
  personId: personColumn().primaryKey(),
  hash: text('hash').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
});

/**
 * Six-digit codes that were sent. `subject` is a keyed hash of what was typed (an address, a number
 * or a person), so that an unknown address leaves the same trace as a known one. Several of one subject
 * are good at once: an SMS that is late arrives last.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: idColumn(),
    purpose: text('purpose', {
      enum: [
        'reset-password',
        'phone-sign-in',
        'new-email',
        'new-phone',
        'social-email',
        'confirm',
        'hand-over',
        'kept-number',
      ],
    }).notNull(),
    subject: text('subject').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The new address or number that the code verifies, if any. */
    target: text('target'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('one_time_codes_subject').on(table.purpose, table.subject)],
);

/** Secrets for the next step of a flow: stored as a hash, short-lived, single-use. */
export const tickets = pgTable('tickets', {
  id: idColumn(),
  kind: text('kind', {
    enum: ['second-factor', 'own-secret', 'authorization-request', 'exchange', 'social-completion'],
  }).notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
  content: jsonb('content').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** TOTP secrets, encrypted. Active only once confirmed. */
export const twoFactors = pgTable('two_factors', {
  personId: personColumn().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The newest accepted time step, so that a code works only once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Unused recovery codes, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: idColumn(),
    personId: personColumn(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_of_person').on(table.personId, table.codeHash)],
);

/** A person's identity at a provider. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider', { enum: ['google', 'instagram'] }).notNull(),
    subject: text('subject').notNull(),
    personId: personColumn(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_accounts_person').on(table.personId),
  ],
);
