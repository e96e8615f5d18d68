CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"booked_by" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"blocked" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, blocked_until)) STORED NOT NULL,
	"type" text NOT NULL,
	"duration" integer NOT NULL,
	"price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"mode" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"cancellation_fee" integer DEFAULT 0 NOT NULL,
	"free_until" timestamp with time zone NOT NULL,
	"payment_state" text DEFAULT 'due' NOT NULL,
	"payment_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_in_order" CHECK (starts_at < ends_at and ends_at <= blocked_until),
	CONSTRAINT "bookings_total" CHECK (price >= 0 and total = price + service_fee),
	CONSTRAINT "bookings_cancelled_by_somebody" CHECK ((status = 'cancelled') = (cancelled_by is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_id_people_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booked_by_people_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_patient" ON "bookings" USING btree ("patient_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_doctor" ON "bookings" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("starts_at") WHERE status <> 'cancelled';