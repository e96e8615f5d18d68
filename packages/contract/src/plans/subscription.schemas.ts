import * as z from 'zod/mini';
import { anyDay, id, rwf } from '../core/fields.ts';
import { planGates } from './entitlements.ts';
import { billingCycles, carePlanIds, longestPauseMonths } from './plans.ts';

/**
 * `awaiting`: without free days, until the first payment. `grace`: the period is over and not paid,
 * everything goes on for some days.
 */
export const subscriptionStatuses = [
  'trial',
  'awaiting',
  'active',
  'grace',
  'paused',
  'ended',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const invoiceKinds = ['period', 'upgrade'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const partStates = ['due', 'pending', 'paid', 'refunding', 'refunded', 'void'] as const;
export type PartState = (typeof partStates)[number];

/**
 * What comes of giving a part back whole: it is due again, the plan ends, it goes on as others have paid
 * their parts, the smaller plan comes back, or nothing, as what was paid is over.
 */
export const planRefunds = ['due-again', 'ends', 'goes-on', 'smaller-plan', 'nothing'] as const;
export type PlanRefund = (typeof planRefunds)[number];

const choice = { plan: z.enum(carePlanIds), cycle: z.enum(billingCycles) };
export const planPerson = z.object({ id, name: z.string() });

/** What somebody pays of an invoice. */
const part = z.object({
  id,
  payer: planPerson,
  amount: rwf,
  state: z.enum(partStates),
  /** The reader's own payment of it. */
  paymentId: z.nullable(id),
  can: z.object({ pay: z.boolean() }),
});
export type PlanPart = z.output<typeof part>;

const invoice = z.object({
  id,
  ...choice,
  kind: z.enum(invoiceKinds),
  startsOn: anyDay,
  /** The first day after it. */
  endsOn: anyDay,
  amount: rwf,
  state: z.enum(['open', 'paid', 'void']),
  parts: z.array(part),
});
export type PlanInvoice = z.output<typeof invoice>;

export const planShare = z.object({
  payer: planPerson,
  percent: z.int(),
  state: z.enum(['asked', 'agreed']),
});

const subscription = z.object({
  id,
  ...choice,
  status: z.enum(subscriptionStatuses),
  startsOn: anyDay,
  /** The first day after the period, or after the pause. */
  endsOn: anyDay,
  /** The day on which it ends unless it is paid before. */
  payBefore: z.nullable(anyDay),
  /** It ends with the period. */
  cancels: z.boolean(),
  /** Months for which it pauses after the period. */
  pauseMonths: z.nullable(z.int()),
  /** What the next period is. */
  next: z.object({ ...choice, price: rwf }),
  manager: planPerson,
  shares: z.array(planShare),
  /** The newest first. */
  invoices: z.array(invoice),
});

/** What a change to another plan or cycle means. */
const offer = z.object({
  ...choice,
  price: rwf,
  when: z.enum(['now', 'next']),
  /** What it costs for the rest of the period; 0 when nothing is to be paid now. */
  amount: rwf,
});
export type PlanOffer = z.output<typeof offer>;

/** The plan of an elder, as somebody of the circle sees it. */
export const elderPlan = z.object({
  elder: planPerson,
  /** Whether the free days are still to be had. */
  trial: z.boolean(),
  subscription: z.nullable(subscription),
  offers: z.array(offer),
  /** Who can be asked for a share, the family first. */
  others: z.array(z.extend(planPerson, { isFamily: z.boolean() })),
  /** Who can start, change and end it: the elder first, then who keeps the appointments or pays. */
  deciders: z.array(planPerson),
  can: z.object({ start: z.boolean(), manage: z.boolean() }),
});
export type ElderPlan = z.output<typeof elderPlan>;

export const newSubscription = z.object({
  ...choice,
  acceptTerms: z.boolean().check(z.refine((is) => is, { error: 'terms-not-accepted' })),
});

export const planChange = z.object({
  ...choice,
  /** What was shown to be paid now: another sum is refused. */
  amount: rwf,
});

export const pauseWish = z.object({
  months: z.int().check(z.gte(1), z.lte(longestPauseMonths)),
});

export const newShare = z.object({
  personId: id,
  percent: z.int().check(z.gte(1), z.lte(100)),
});

export const shareAnswer = z.object({ accept: z.boolean() });

export const openGates = z.array(z.enum(planGates));
