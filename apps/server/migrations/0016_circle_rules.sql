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
-- Doctors of visits that were accepted before this migration see what later ones see.
INSERT INTO visit_access (booking_id, elder_id, person_id, opens_at, closes_at)
SELECT bookings.id, bookings.patient_id, doctors.person_id,
  bookings.starts_at - interval '24 hours', bookings.ends_at + interval '24 hours'
FROM bookings JOIN doctors ON doctors.id = bookings.doctor_id
WHERE bookings.status = 'booked';
