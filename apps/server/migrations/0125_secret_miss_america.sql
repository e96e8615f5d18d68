ALTER TABLE "emergency_responders" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emergency_responders" ADD COLUMN "news_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "emergency_responders_news_due" ON "emergency_responders" USING btree ("news_due_at") WHERE news_due_at is not null;