ALTER TABLE "doctors" ADD COLUMN "kept_name" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "kept_number" text;