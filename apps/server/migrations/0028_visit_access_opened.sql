ALTER TABLE "visit_access" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
UPDATE "visit_access" SET "opened_at" = "opens_at";--> statement-breakpoint
ALTER TABLE "visit_access" ALTER COLUMN "opened_at" SET NOT NULL;
