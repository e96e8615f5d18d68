ALTER TABLE "doctor_notes" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "doctor_notes" ADD COLUMN "appointment_at" timestamp with time zone;