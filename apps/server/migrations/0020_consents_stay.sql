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
  FOR EACH STATEMENT EXECUTE FUNCTION consent_records_stay();
