ALTER TABLE "consent_records" ADD COLUMN "witness_contact" text;--> statement-breakpoint
ALTER TABLE "consent_records" ADD COLUMN "read_by" uuid;