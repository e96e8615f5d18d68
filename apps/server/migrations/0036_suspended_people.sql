ALTER TABLE "people" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "access_log_by_time" ON "access_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_suspended" CHECK ((suspended_at is null) = (suspended_reason is null));