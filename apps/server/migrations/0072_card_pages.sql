ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_session" text;