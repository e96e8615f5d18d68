CREATE TABLE "doctor_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctor_blocks_in_order" CHECK (from_time < to_time)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "doctor_blocks" ADD CONSTRAINT "doctor_blocks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_blocks_by_doctor" ON "doctor_blocks" USING btree ("doctor_id","day");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_outcome" CHECK (outcome is null or (outcome in ('done', 'no-show') and status = 'booked'));