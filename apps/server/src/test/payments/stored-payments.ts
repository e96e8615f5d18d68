import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { readBadges, readPlans, rowsOf } from './stored-purposes.ts';

/** A payment with all that was stored with it. */
export interface StoredPayment {
  readonly id: string;
  /** The appointment, the part of a plan's invoice, or the badge. */
  readonly purpose: string;
  readonly kind: 'booking' | 'plan' | 'badge';
  /** The appointment; the elder of a plan; the person of a badge. */
  readonly about: string;
  readonly amount: number;
  readonly fee: number;
  /** Null of a card. */
  readonly phone: string | null;
  readonly method: string;
  readonly status: string;
  readonly stray: boolean;
  readonly reference: string;
  /** The provider's own number; null where none was proved. */
  readonly transaction: string | null;
  /** RWF of its refunds; null without one. */
  readonly back: number | null;
  readonly backIsDone: boolean | null;
  readonly receipts: number;
  /** The balance of each account; debit is positive. */
  readonly books: Readonly<Record<string, number>> | null;
  readonly steps: readonly string[];
  /** Its payer has left the circle of the elder of a plan, and reads nothing about that elder any more. */
  readonly hasLeft: boolean;
  /** The ends of the keys of its notices, such as `unpaid`. */
  readonly notices: readonly string[] | null;
  /** What its payer reads among what has happened: the ids of texts. */
  readonly happened: readonly string[] | null;
}

export interface StoredBooking {
  readonly id: string;
  readonly isCancelled: boolean;
  readonly state: string;
  /** RWF that are kept of a cancelled one. */
  readonly kept: number;
}

export async function readStored(db: Db) {
  const rows = <R>(question: ReturnType<typeof sql>) => rowsOf<R>(db, question);
  return {
    payments: await rows<StoredPayment>(sql`
      select p.id, purpose_id as purpose, purpose_kind as kind,
        coalesce(s.elder_id, b.person_id, purpose_id) as about, p.amount, service_fee as fee, phone, method, p.status, stray,
        p.provider_reference as reference,
        provider_transaction_id as transaction, (select sum(amount)::int from refunds where payment_id = p.id) as back,
        (select bool_and(done_at is not null) from refunds where payment_id = p.id) as "backIsDone",
        (select count(*)::int from receipts where payment_id = p.id) as receipts,
        (select jsonb_object_agg(account, balance) from (select account, sum(debit - credit)::int as balance
          from ledger_entries where payment_id = p.id group by account) balances) as books,
        (select jsonb_agg(e.status order by e.at, e.id) from payment_events e where payment_id = p.id) as steps,
        exists (select from circle_members where elder_id = s.elder_id and person_id = p.payer_id
          and ended_at is not null) as "hasLeft",
        (select jsonb_agg(split_part(dedupe_key, ':', 3)) from notifications
          where dedupe_key like 'payment:' || p.id || ':%' or split_part(dedupe_key, ':', 2) in
            (select id::text from refunds where payment_id = p.id)) as notices,
        (select jsonb_agg(text_id) from activities where ref = p.id::text and kind = 'payment') as happened
      from payments p
      left join subscription_parts part on part.id = purpose_id
      left join subscription_invoices i on i.id = part.invoice_id
      left join subscriptions s on s.id = i.subscription_id
      left join badges b on b.id = purpose_id
      where method <> 'after'`),
    bookings: await rows<StoredBooking>(sql`
      select id, status = 'cancelled' as "isCancelled", payment_state as state,
        coalesce(cancellation_fee, 0) as kept from bookings`),
    ...(await readPlans(db)),
    ...(await readBadges(db)),
    /** What is booked of no payment at all. */
    unowned: await rows<{ posting: string }>(sql`
      select posting_id as posting from ledger_entries where payment_id is null`),
    unbalanced: await rows<{ posting: string }>(sql`
      select posting_id as posting from ledger_entries
      group by posting_id having sum(debit - credit) <> 0`),
    /** The numbers of each series and year, against the last that was given out. */
    gaps: await rows<{ series: string }>(sql`
      select series || '-' || year as series from receipt_numbers n where last <> (
        select count(distinct number) from
          (select number from receipts union all select credit_note from refunds) numbers
        where number like series || '-' || n.year || '-%' and right(number, 6)::int between 1 and n.last)`),
    keys: await rows<{ times: number }>(sql`
      select count(*)::int as times from payments group by payer_id, idempotency_key
      having count(*) > 1`),
  };
}

export type Stored = Awaited<ReturnType<typeof readStored>>;
