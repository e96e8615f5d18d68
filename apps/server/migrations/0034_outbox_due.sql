DROP INDEX "outbox_messages_waiting";--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("next_try_at") WHERE sent_at is null and failed_at is null;