ALTER TABLE "people" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD COLUMN "signer_name" text;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD COLUMN "signer_number" text;--> statement-breakpoint
ALTER TABLE "record_entries" ADD COLUMN "removed_reason" text;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD COLUMN "day_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "vital_readings_imported" ON "vital_readings" USING btree ("elder_id","origin") WHERE "vital_readings"."origin" is not null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sex" CHECK (sex in ('female', 'male'));--> statement-breakpoint
-- What was signed before keeps the name that its signer has now.
ALTER TABLE visit_notes DISABLE TRIGGER signed_notes_stay;--> statement-breakpoint
UPDATE visit_notes SET signer_name = trim(people.first_name || ' ' || people.last_name)
  FROM people
  WHERE people.id = visit_notes.author_id AND people.deleted_at IS NULL
    AND visit_notes.status <> 'preliminary';--> statement-breakpoint
ALTER TABLE visit_notes ENABLE TRIGGER signed_notes_stay;--> statement-breakpoint
CREATE OR REPLACE FUNCTION signed_notes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'preliminary' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'amended'
    AND ROW(NEW.id, NEW.elder_id, NEW.author_id, NEW.reason, NEW.findings, NEW.assessment, NEW.plan,
      NEW.written_at, NEW.signed_at, NEW.signer_name, NEW.signer_number)
    IS NOT DISTINCT FROM ROW(OLD.id, OLD.elder_id, OLD.author_id, OLD.reason, OLD.findings,
      OLD.assessment, OLD.plan, OLD.written_at, OLD.signed_at, OLD.signer_name,
      OLD.signer_number) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'signed notes are never changed';
END $$;
