DROP INDEX "expected_check_ins_due";--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
UPDATE "check_ins" SET "last_at" = "at";--> statement-breakpoint
ALTER TABLE "check_ins" ALTER COLUMN "last_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_check_ins" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expected_check_ins" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_check_ins" ADD COLUMN "reached_by" uuid;--> statement-breakpoint
-- Who took one today holds it as long as everybody does from now on.
UPDATE "expected_check_ins" SET "held_until" = now() + interval '1 hour', "next_step_at" = now() + interval '1 minute'
  WHERE answered_at IS NULL AND acknowledged_by <> elder_id AND acknowledged_at > now() - interval '12 hours';--> statement-breakpoint
CREATE INDEX "expected_check_ins_due" ON "expected_check_ins" USING btree ("next_step_at") WHERE next_step_at is not null and answered_at is null;