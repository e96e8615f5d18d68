CREATE TABLE "bank_unlisted" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid,
	"refund_id" uuid,
	"note" text NOT NULL,
	"resolved_by" uuid NOT NULL,
	"resolved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_unlisted_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "bank_unlisted_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "bank_unlisted_of_one" CHECK (num_nonnulls(payout_id, refund_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "bank_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"booked_by" uuid NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	CONSTRAINT "bank_charges_amount" CHECK (amount > 0),
	CONSTRAINT "bank_charges_reversal" CHECK (num_nonnulls(reversed_at, reversed_by, reversal_reason) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_of_one";--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "sorted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_unlisted" ADD CONSTRAINT "bank_unlisted_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_unlisted" ADD CONSTRAINT "bank_unlisted_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_unlisted" ADD CONSTRAINT "bank_unlisted_resolved_by_people_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_charges" ADD CONSTRAINT "bank_charges_booked_by_people_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_charges" ADD CONSTRAINT "bank_charges_reversed_by_people_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_charges_once" ON "bank_charges" USING btree ("line_id") WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "bank_charges_of_line" ON "bank_charges" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_charge_id_bank_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."bank_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_payout" ON "bank_lines" USING btree ("payout_id") WHERE payout_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_refund" ON "bank_lines" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "bank_lines_debits" ON "bank_lines" USING btree ("day","id") WHERE amount < 0;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_charge" ON "ledger_entries" USING btree ("charge_id") WHERE charge_id is not null;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_sent" CHECK (num_nonnulls(payout_id, refund_id) = 0 or amount < 0 and num_nonnulls(payout_id, refund_id) = 1);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_one" CHECK (num_nonnulls(payment_id, payout_id, charge_id) = 1);--> statement-breakpoint
ALTER TABLE "bank_charges" ADD CONSTRAINT "bank_charges_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was booked stays as it was; only its reversal is added, once.
CREATE FUNCTION keep_bank_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.reversed_at IS NOT NULL
    OR (NEW.id, NEW.line_id, NEW.amount, NEW.booked_by, NEW.booked_at)
      IS DISTINCT FROM (OLD.id, OLD.line_id, OLD.amount, OLD.booked_by, OLD.booked_at)
  THEN
    RAISE EXCEPTION 'charges of the bank are never changed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bank_charges_stay
  BEFORE UPDATE OR DELETE ON bank_charges
  FOR EACH ROW EXECUTE FUNCTION keep_bank_charge();--> statement-breakpoint
CREATE TRIGGER bank_unlisted_stay
  BEFORE UPDATE OR DELETE ON bank_unlisted
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();
