-- A payment may go back in several parts; how much of it is the database's to watch.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_id_unique";--> statement-breakpoint
ALTER TABLE "receipt_numbers" ADD COLUMN "series" text DEFAULT 'HAFI' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_numbers" DROP CONSTRAINT "receipt_numbers_pkey";--> statement-breakpoint
ALTER TABLE "receipt_numbers" ADD CONSTRAINT "receipt_numbers_series_year_pk" PRIMARY KEY("series","year");--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "told_late_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_note" text;--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_by_itself" ON "refunds" USING btree ("payment_id") WHERE reason <> 'by-coordinator';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_unique" UNIQUE("credit_note");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_explained" CHECK ((reason = 'by-coordinator') = (note is not null));--> statement-breakpoint
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  promised integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.payment_id, NEW.amount, NEW.reason, NEW.note, NEW.requested_at)
      IS DISTINCT FROM (OLD.payment_id, OLD.amount, OLD.reason, OLD.note, OLD.requested_at)
      OR OLD.done_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'what was promised or given back is never changed';
    END IF;
    RETURN NEW;
  END IF;
  -- Locked, so that two refunds at once see each other.
  SELECT amount INTO paid FROM payments
    WHERE id = NEW.payment_id AND status IN ('succeeded', 'refunded') FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO promised FROM refunds WHERE payment_id = NEW.payment_id;
  IF paid IS NULL OR promised + NEW.amount > paid THEN
    RAISE EXCEPTION 'more than was paid cannot go back';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();
