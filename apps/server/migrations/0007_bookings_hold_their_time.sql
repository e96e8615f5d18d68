-- A doctor's time is held once: two bookings that are not cancelled never overlap.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_their_time"
  EXCLUDE USING gist ("doctor_id" WITH =, "blocked" WITH &&) WHERE ("status" <> 'cancelled');
