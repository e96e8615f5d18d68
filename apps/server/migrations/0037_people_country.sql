ALTER TABLE "people" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_country" CHECK (country ~ '^[A-Z]{2}$');