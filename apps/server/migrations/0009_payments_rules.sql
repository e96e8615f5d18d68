-- What happened to money is added to and never rewritten.
CREATE FUNCTION money_rows_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_events_stay
  BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay
  BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER receipts_stay
  BEFORE UPDATE OR DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER payments_stay
  BEFORE DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
-- Each posting is balanced when its transaction ends.
CREATE FUNCTION ledger_postings_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(debit) <> sum(credit) FROM ledger_entries WHERE posting_id = NEW.posting_id) THEN
    RAISE EXCEPTION 'posting % is not balanced', NEW.posting_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance
  AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_postings_balance();--> statement-breakpoint
-- A payment takes no step that its state machine lacks, and what it charges stays as it was made.
CREATE FUNCTION payments_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('created', 'pending'), ('created', 'failed'), ('created', 'expired'),
    ('pending', 'succeeded'), ('pending', 'failed'), ('pending', 'expired'),
    ('expired', 'succeeded'), ('succeeded', 'refunded')
  ) THEN
    RAISE EXCEPTION 'a payment does not go from % to %', OLD.status, NEW.status;
  END IF;
  IF (NEW.payer_id, NEW.purpose_id, NEW.amount, NEW.service_fee, NEW.method, NEW.idempotency_key)
    IS DISTINCT FROM
    (OLD.payer_id, OLD.purpose_id, OLD.amount, OLD.service_fee, OLD.method, OLD.idempotency_key)
  THEN
    RAISE EXCEPTION 'what a payment charges is never changed';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_step
  BEFORE UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_step();
