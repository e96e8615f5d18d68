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
  FOR EACH ROW EXECUTE FUNCTION note_amendments_stay();
