ALTER TABLE "doctor_reviews" DROP CONSTRAINT "doctor_reviews_once";--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_reviews_once" ON "doctor_reviews" USING btree ("doctor_id","author_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "doctor_reviews_newest" ON "doctor_reviews" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD CONSTRAINT "doctor_reviews_one_a_visit" UNIQUE("booking_id");