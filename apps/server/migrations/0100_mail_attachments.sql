-- The file that goes with a mail: made when it is sent, so only its name stands here.
ALTER TABLE "outbox_messages" ADD COLUMN "attachment" jsonb;
--> statement-breakpoint
CREATE INDEX "receipts_by_day" ON "receipts" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "refunds_by_day" ON "refunds" USING btree ("done_at") WHERE done_at is not null;
