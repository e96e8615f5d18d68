import type { BillingCycle, CarePlanId } from '@hafi/contract/plans/plans';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** The rows that a question is answered by. */
export const rowsOf = async <R>(db: Db, question: ReturnType<typeof sql>): Promise<R[]> =>
  ((await db.execute(question)) as unknown as { rows: R[] }).rows;

export interface StoredPlan {
  readonly id: string;
  readonly elder: string;
  readonly status: string;
  readonly plan: CarePlanId;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly anchor: number;
  /** The day after the free days; null where there were none. */
  readonly afterTrial: string | null;
}

export interface StoredInvoice {
  readonly id: string;
  readonly subscription: string;
  readonly kind: 'period' | 'upgrade';
  readonly plan: CarePlanId;
  readonly cycle: BillingCycle;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly amount: number;
  readonly state: 'open' | 'paid' | 'void';
}

export interface StoredPart {
  readonly id: string;
  readonly invoice: string;
  readonly elder: string;
  readonly amount: number;
  readonly state: string;
  readonly replaces: string | null;
}

/** Care plans, their invoices and the parts of these. */
export async function readPlans(db: Db) {
  return {
    plans: await rowsOf<StoredPlan>(
      db,
      sql`select id, elder_id as elder, status, plan, starts_on::text as "startsOn",
            ends_on::text as "endsOn", anchor, case when began_with_trial
              then ((created_at at time zone 'Africa/Kigali')::date + 30)::text end as "afterTrial"
          from subscriptions`,
    ),
    invoices: await rowsOf<StoredInvoice>(
      db,
      sql`select id, subscription_id as subscription, kind, plan, cycle, starts_on::text as "startsOn",
            ends_on::text as "endsOn", amount, state from subscription_invoices`,
    ),
    parts: await rowsOf<StoredPart>(
      db,
      sql`select p.id, invoice_id as invoice, elder_id as elder, p.amount, p.state, replaces
          from subscription_parts p join subscription_invoices i on i.id = invoice_id
          join subscriptions s on s.id = subscription_id`,
    ),
    /** How often an elder was notified that a period has begun. */
    begun: await rowsOf<{ elder: string; times: number }>(
      db,
      sql`select elder_id as elder, (select count(*)::int from notifications
            where person_id = elder_id and title_id = 'plans.title.begun') as times
          from subscriptions group by elder_id`,
    ),
  };
}

export interface StoredBadge {
  readonly id: string;
  readonly person: string;
  readonly state: string;
  readonly amount: number;
  readonly paying: boolean;
  readonly payment: string | null;
  /** How often its papers were asked for. */
  readonly reviews: number;
}

export const readBadges = async (db: Db) => ({
  badges: await rowsOf<StoredBadge>(
    db,
    sql`select id, person_id as person, state, amount, paying, payment_id as payment,
          (select count(*)::int from vettings where badge_id = b.id) as reviews from badges b`,
  ),
});
