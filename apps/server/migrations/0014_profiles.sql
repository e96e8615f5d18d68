CREATE TABLE "emergency_contacts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone_number" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_summaries" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"blood_type" text,
	"allergies" text,
	"medications" text,
	"conditions" text,
	"emergency_notes" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_summaries" ADD CONSTRAINT "medical_summaries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_photo" ON "people" USING btree ("photo");--> statement-breakpoint
-- Photos of other sites were kept before; they are never loaded, and point to strangers.
UPDATE people SET photo = NULL WHERE photo NOT LIKE '/api/photos/%';
