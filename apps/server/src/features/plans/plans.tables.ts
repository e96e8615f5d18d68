import type { BillingCycle, CarePlanId } from '@hafi/contract/plans/plans';
import type {
  InvoiceKind,
  PartState,
  SubscriptionStatus,
} from '@hafi/contract/plans/subscription.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => people.id);
const day = (name: string) => date(name, { mode: 'string' });

/** The care plans of elders. Days are Kigali's; `ends_on` is the first day after the period. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idColumn(),
    elderId: person('elder_id'),
    /** Who pays what nobody else has agreed to pay, and looks after it. */
    managerId: person('manager_id'),
    plan: text('plan').$type<CarePlanId>().notNull(),
    cycle: text('cycle').$type<BillingCycle>().notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** What the whole period costs, as it was when it was made. */
    price: integer('price').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    /** The day of the month on which periods begin where the month has it. */
    anchor: integer('anchor').notNull(),
    beganWithTrial: boolean('began_with_trial').notNull(),
    /** The day on which it ends unless it is paid before; null unless it waits for that. */
    payBefore: day('pay_before'),
    nextPlan: text('next_plan').$type<CarePlanId>(),
    nextCycle: text('next_cycle').$type<BillingCycle>(),
    cancels: boolean('cancels').notNull().default(false),
    pauseMonths: integer('pause_months'),
    /** The last notice of this period that was given. */
    noticed: text('noticed', { enum: ['week', 'day'] }),
    createdAt: instantColumn('created_at').notNull(),
    endedAt: instantColumn('ended_at'),
    /** When something is to be done with it; null once it has ended. */
    dueAt: instantColumn('due_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_one_live').on(table.elderId).where(sql`status <> 'ended'`),
    // The free days are had once, whatever became of them.
    uniqueIndex('subscriptions_one_trial').on(table.elderId).where(sql`began_with_trial`),
    index('subscriptions_of_manager').on(table.managerId),
    index('subscriptions_due').on(table.dueAt).where(sql`due_at is not null`),
    check('subscriptions_days', sql`ends_on > starts_on`),
    check('subscriptions_ended', sql`(status = 'ended') = (ended_at is not null)`),
  ],
);

const subscriptionId = () =>
  uuid('subscription_id')
    .notNull()
    .references(() => subscriptions.id);

/** Who pays which part, from the next invoice on, once they have agreed. */
export const subscriptionShares = pgTable(
  'subscription_shares',
  {
    id: idColumn(),
    subscriptionId: subscriptionId(),
    payerId: person('payer_id'),
    percent: integer('percent').notNull(),
    askedAt: instantColumn('asked_at').notNull(),
    agreedAt: instantColumn('agreed_at'),
  },
  (table) => [
    unique('subscription_shares_once').on(table.subscriptionId, table.payerId),
    index('subscription_shares_of_payer').on(table.payerId),
    check('subscription_shares_percent', sql`percent between 1 and 100`),
  ],
);

/** What a period, or a larger plan for the rest of one, costs. */
export const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    id: idColumn(),
    subscriptionId: subscriptionId(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    plan: text('plan').$type<CarePlanId>().notNull(),
    cycle: text('cycle').$type<BillingCycle>().notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    amount: integer('amount').notNull(),
    /** The price of the whole period. */
    price: integer('price').notNull(),
    state: text('state', { enum: ['open', 'paid', 'void'] }).notNull(),
    madeAt: instantColumn('made_at').notNull(),
  },
  (table) => [
    // However many processes renew: a period is invoiced once, and one larger plan is asked for.
    uniqueIndex('subscription_invoices_one_period')
      .on(table.subscriptionId, table.startsOn)
      .where(sql`kind = 'period' and state <> 'void'`),
    uniqueIndex('subscription_invoices_one_open')
      .on(table.subscriptionId, table.kind)
      .where(sql`state = 'open'`),
    check('subscription_invoices_amount', sql`amount > 0 and price >= amount`),
  ],
);

/** What each payer pays of an invoice; the parts of those that are not void are the whole. */
export const subscriptionParts = pgTable(
  'subscription_parts',
  {
    id: idColumn(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => subscriptionInvoices.id),
    payerId: person('payer_id'),
    amount: integer('amount').notNull(),
    state: text('state').$type<PartState>().notNull(),
    /** The payment that was asked for last, or paid it. */
    paymentId: uuid('payment_id'),
    /** The part in whose place it is to be paid: whose payer left, or whose money was given back. */
    replaces: uuid('replaces'),
  },
  (table) => [
    index('subscription_parts_of_invoice').on(table.invoiceId),
    index('subscription_parts_of_payer').on(table.payerId),
    check('subscription_parts_amount', sql`amount > 0`),
  ],
);
