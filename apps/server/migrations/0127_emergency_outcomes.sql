ALTER TABLE "emergencies" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "emergencies" ADD COLUMN "outcome_place" text;