ALTER TABLE "expected_check_ins" DROP CONSTRAINT "expected_check_ins_day";--> statement-breakpoint
ALTER TABLE "expected_check_ins" ADD COLUMN "why" text DEFAULT 'missed' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "expected_check_ins_day" ON "expected_check_ins" USING btree ("elder_id","day") WHERE why = 'missed';--> statement-breakpoint
CREATE UNIQUE INDEX "expected_check_ins_call_once" ON "expected_check_ins" USING btree ("elder_id") WHERE why = 'not-well' and answered_at is null;