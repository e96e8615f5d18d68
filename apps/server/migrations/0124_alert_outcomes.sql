ALTER TABLE "health_alerts" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "place" text;