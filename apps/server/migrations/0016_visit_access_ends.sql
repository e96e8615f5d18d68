ALTER TABLE "visit_access" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visit_access" ADD COLUMN "ended_by" uuid;