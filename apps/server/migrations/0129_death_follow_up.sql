ALTER TABLE "people" ADD COLUMN "death_recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "death_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "people_death_due" ON "people" USING btree ("death_due_at") WHERE death_due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
UPDATE "people" SET "death_due_at" = "died_at" WHERE "died_at" IS NOT NULL AND "deleted_at" IS NULL;
