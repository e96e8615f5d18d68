CREATE TABLE "dose_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dose_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medication_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medication_id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"dosage" text NOT NULL,
	"pills" double precision NOT NULL,
	"status" text,
	"at" timestamp with time zone,
	"reason" text,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone,
	"pills_used" double precision DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminded_again_at" timestamp with time zone,
	"circle_told_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"circle_at" timestamp with time zone,
	"next_step_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"dosage" text NOT NULL,
	"form" text NOT NULL,
	"pills_per_dose" double precision NOT NULL,
	"meal" text NOT NULL,
	"note" text,
	"schedule" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"pills" double precision,
	"refill_days" integer NOT NULL,
	"refill_warned_at" timestamp with time zone,
	"remind_again_minutes" integer NOT NULL,
	"tell_circle_minutes" integer NOT NULL,
	"next_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" uuid,
	"stop_reason" text,
	CONSTRAINT "medications_pills" CHECK (pills >= 0)
);
--> statement-breakpoint
ALTER TABLE "dose_entries" ADD CONSTRAINT "dose_entries_dose_id_medication_doses_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."medication_doses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_doses" ADD CONSTRAINT "medication_doses_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_doses" ADD CONSTRAINT "medication_doses_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_entries_of_dose" ON "dose_entries" USING btree ("dose_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "medication_doses_once" ON "medication_doses" USING btree ("medication_id","due_at");--> statement-breakpoint
CREATE INDEX "medication_doses_of_elder" ON "medication_doses" USING btree ("elder_id","due_at");--> statement-breakpoint
CREATE INDEX "medication_doses_as_needed" ON "medication_doses" USING btree ("elder_id","at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "medication_doses_steps" ON "medication_doses" USING btree ("next_step_at") WHERE next_step_at is not null;--> statement-breakpoint
CREATE INDEX "medication_doses_ahead" ON "medication_doses" USING btree ("due_at") WHERE status is null;--> statement-breakpoint
CREATE INDEX "medications_of_elder" ON "medications" USING btree ("elder_id");--> statement-breakpoint
CREATE INDEX "medications_due" ON "medications" USING btree ("next_due_at") WHERE next_due_at is not null;