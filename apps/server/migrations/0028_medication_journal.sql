CREATE TABLE "medication_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medication_id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"name" text NOT NULL,
	"was" jsonb NOT NULL,
	"now" jsonb NOT NULL,
	"reason" text,
	"bought" double precision
);
--> statement-breakpoint
ALTER TABLE "vital_readings" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "medication_changes" ADD CONSTRAINT "medication_changes_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_changes" ADD CONSTRAINT "medication_changes_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medication_changes_of_medication" ON "medication_changes" USING btree ("medication_id","at","id");--> statement-breakpoint
CREATE INDEX "medication_changes_of_elder" ON "medication_changes" USING btree ("elder_id","at","id");--> statement-breakpoint
-- What is known of the medicines that are there already.
INSERT INTO medication_changes (id, medication_id, elder_id, kind, at, by, name, was, now)
  SELECT gen_random_uuid(), id, elder_id, 'begun', created_at, created_by, name, '{}',
    jsonb_build_object('name', name, 'dosage', dosage, 'form', form, 'pillsPerDose', pills_per_dose,
      'meal', meal, 'note', note, 'schedule', schedule, 'endsOn', ends_on)
  FROM medications;--> statement-breakpoint
INSERT INTO medication_changes (id, medication_id, elder_id, kind, at, by, name, was, now, reason)
  SELECT gen_random_uuid(), id, elder_id, 'stopped', stopped_at, stopped_by, name, '{}', '{}', stop_reason
  FROM medications WHERE stopped_at IS NOT NULL AND stopped_by IS NOT NULL;--> statement-breakpoint
-- The journal is added to and never rewritten; it goes only with its medicine.
CREATE FUNCTION medication_changes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was done with a medicine is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER medication_changes_stay
  BEFORE UPDATE ON medication_changes
  FOR EACH ROW EXECUTE FUNCTION medication_changes_stay();
