CREATE TABLE "record_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"was" jsonb NOT NULL,
	"was_by" uuid NOT NULL,
	"was_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_entry_id_record_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."record_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_of_elder" ON "record_versions" USING btree ("elder_id","changed_at","id");--> statement-breakpoint
-- What stood before is added to and never rewritten; it goes only with its entry.
CREATE FUNCTION record_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what stood in a record before is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER record_versions_stay
  BEFORE UPDATE ON record_versions
  FOR EACH ROW EXECUTE FUNCTION record_versions_stay();
