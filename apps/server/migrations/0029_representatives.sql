CREATE TABLE "representative_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"decision_number" text NOT NULL,
	"decided_on" date NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"reason" text,
	"file_removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "representative_claims" ADD CONSTRAINT "representative_claims_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_claims" ADD CONSTRAINT "representative_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representative_claims_once" ON "representative_claims" USING btree ("elder_id","person_id") WHERE "representative_claims"."status" in ('waiting', 'confirmed');--> statement-breakpoint
CREATE INDEX "representative_claims_by_status" ON "representative_claims" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "representative_claims_of_person" ON "representative_claims" USING btree ("person_id");