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
  FOR EACH ROW EXECUTE FUNCTION audit_events_stay();
