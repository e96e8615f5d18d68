CREATE TABLE "note_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "visit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"findings" text,
	"assessment" text,
	"plan" text,
	"written_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "visit_notes_signed" CHECK ((status = 'preliminary') = (signed_at is null))
);
--> statement-breakpoint
ALTER TABLE "note_amendments" ADD CONSTRAINT "note_amendments_note_id_visit_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."visit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_entries" ADD CONSTRAINT "record_entries_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_amendments_of_note" ON "note_amendments" USING btree ("note_id","at");--> statement-breakpoint
CREATE INDEX "record_entries_of_elder" ON "record_entries" USING btree ("elder_id","created_at") WHERE "record_entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "visit_notes_of_elder" ON "visit_notes" USING btree ("elder_id","written_at","id");--> statement-breakpoint
CREATE INDEX "visit_notes_of_author" ON "visit_notes" USING btree ("author_id","written_at","id");