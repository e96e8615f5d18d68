ALTER TABLE "people" ADD COLUMN "death_recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "death_notified" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lived_at" timestamp with time zone;--> statement-breakpoint
UPDATE "people" SET "death_recorded_at" = "died_at" WHERE "died_at" IS NOT NULL;
