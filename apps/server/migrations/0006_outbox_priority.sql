DROP INDEX "outbox_messages_due";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "priority" text DEFAULT 'ordinary' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","priority","next_try_at") WHERE sent_at is null and failed_at is null;