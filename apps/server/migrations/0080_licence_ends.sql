ALTER TABLE "doctors" ADD COLUMN "licensed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "licence_until" date;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "checked_until" date;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "renewal_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "licence_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "vettings_renewals" ON "vettings" USING btree ("sent_at","id") WHERE renewal_sent_at is not null;--> statement-breakpoint
CREATE INDEX "vettings_licence_due" ON "vettings" USING btree ("licence_due_at") WHERE licence_due_at is not null;