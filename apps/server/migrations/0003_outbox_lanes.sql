DROP INDEX "outbox_messages_due";--> statement-breakpoint
CREATE INDEX "outbox_messages_failed" ON "outbox_messages" USING btree ("failed_at","id") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
-- What mail servers wrote is kept no longer: they quote addresses.
UPDATE "outbox_messages" SET "last_error" = 'other' WHERE "last_error" IS NOT NULL;
