-- What *.tables.ts cannot say: rows that stay as they are, sums that balance, times held once.
-- A person's name and picture stand in the directory as the person has them now.
CREATE FUNCTION doctors_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE doctors SET name = NEW.first_name || ' ' || NEW.last_name, image = NEW.photo
  WHERE person_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER doctors_follow_person
  AFTER UPDATE OF first_name, last_name, photo ON people
  FOR EACH ROW EXECUTE FUNCTION doctors_follow_person();--> statement-breakpoint
-- The audit log is added to and never rewritten.
CREATE FUNCTION audit_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit events are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_stay
  BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION audit_events_stay();--> statement-breakpoint
-- A doctor's time is held once: two bookings that are not cancelled never overlap.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_their_time"
  EXCLUDE USING gist ("doctor_id" WITH =, "blocked" WITH &&) WHERE ("status" <> 'cancelled');--> statement-breakpoint
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
  FOR EACH ROW EXECUTE FUNCTION payments_step();--> statement-breakpoint
-- The log of looks at somebody's health is added to and never rewritten.
CREATE FUNCTION access_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the access log are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER access_log_stays
  BEFORE UPDATE OR DELETE ON access_log
  FOR EACH ROW EXECUTE FUNCTION access_log_stays();--> statement-breakpoint
CREATE TRIGGER access_log_is_not_emptied
  BEFORE TRUNCATE ON access_log
  FOR EACH STATEMENT EXECUTE FUNCTION access_log_stays();--> statement-breakpoint
-- What a doctor has signed stands: only that something was added to it is marked.
CREATE FUNCTION signed_notes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'preliminary' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'amended'
    AND ROW(NEW.id, NEW.elder_id, NEW.author_id, NEW.reason, NEW.findings, NEW.assessment, NEW.plan,
      NEW.written_at, NEW.signed_at)
    IS NOT DISTINCT FROM ROW(OLD.id, OLD.elder_id, OLD.author_id, OLD.reason, OLD.findings,
      OLD.assessment, OLD.plan, OLD.written_at, OLD.signed_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'signed notes are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER signed_notes_stay
  BEFORE UPDATE OR DELETE ON visit_notes
  FOR EACH ROW EXECUTE FUNCTION signed_notes_stay();--> statement-breakpoint
CREATE FUNCTION note_amendments_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was added to a note is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER note_amendments_stay
  BEFORE UPDATE OR DELETE ON note_amendments
  FOR EACH ROW EXECUTE FUNCTION note_amendments_stay();--> statement-breakpoint
-- The log of consents is added to and never rewritten: it is the proof that somebody said yes.
CREATE FUNCTION consent_records_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the consent log are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER consent_records_stay
  BEFORE UPDATE OR DELETE ON consent_records
  FOR EACH ROW EXECUTE FUNCTION consent_records_stay();--> statement-breakpoint
CREATE TRIGGER consent_records_are_not_emptied
  BEFORE TRUNCATE ON consent_records
  FOR EACH STATEMENT EXECUTE FUNCTION consent_records_stay();--> statement-breakpoint
-- Charts read the index alone where vacuum has been; a fifth of a large table is too long to wait.
ALTER TABLE "vital_readings" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- The journal is added to and never rewritten; it goes only with its medicine.
CREATE FUNCTION medication_changes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was done with a medicine is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER medication_changes_stay
  BEFORE UPDATE ON medication_changes
  FOR EACH ROW EXECUTE FUNCTION medication_changes_stay();
