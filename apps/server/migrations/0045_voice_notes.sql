CREATE TABLE "voice_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"day" date NOT NULL,
	"media_type" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_notes_day" UNIQUE("elder_id","day")
);
--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_notes_said" ON "voice_notes" USING btree ("said_at");