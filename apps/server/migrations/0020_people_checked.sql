CREATE TABLE "vetting_paper_openings" (
	"paper_id" uuid NOT NULL,
	"coordinator_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vetting_paper_openings_once" PRIMARY KEY("paper_id","coordinator_id")
);
--> statement-breakpoint
CREATE TABLE "vetting_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vetting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vetting_id" uuid NOT NULL,
	"act" text NOT NULL,
	"text" text,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vettings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"licence_number" text,
	"sent_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"promises_due_at" timestamp with time zone,
	CONSTRAINT "vettings_of_person" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "help_partings" (
	"request_id" uuid NOT NULL,
	"volunteer_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_partings_once" PRIMARY KEY("request_id","volunteer_id")
);
--> statement-breakpoint
ALTER TABLE "vetting_paper_openings" ADD CONSTRAINT "vetting_paper_openings_paper_id_vetting_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."vetting_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_papers" ADD CONSTRAINT "vetting_papers_vetting_id_vettings_id_fk" FOREIGN KEY ("vetting_id") REFERENCES "public"."vettings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_steps" ADD CONSTRAINT "vetting_steps_vetting_id_vettings_id_fk" FOREIGN KEY ("vetting_id") REFERENCES "public"."vettings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vettings" ADD CONSTRAINT "vettings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_partings" ADD CONSTRAINT "help_partings_request_id_help_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."help_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_partings" ADD CONSTRAINT "help_partings_volunteer_id_people_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vetting_papers_of" ON "vetting_papers" USING btree ("vetting_id","added_at");--> statement-breakpoint
CREATE INDEX "vetting_steps_of" ON "vetting_steps" USING btree ("vetting_id","at","id");--> statement-breakpoint
CREATE INDEX "vettings_waiting" ON "vettings" USING btree ("sent_at","id") WHERE state in ('waiting', 'asked');--> statement-breakpoint
CREATE INDEX "vettings_confirmed" ON "vettings" USING btree ("changed_at","id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "vettings_promises_due" ON "vettings" USING btree ("promises_due_at") WHERE promises_due_at is not null;--> statement-breakpoint
CREATE INDEX "help_partings_of_volunteer" ON "help_partings" USING btree ("volunteer_id","at");--> statement-breakpoint
-- Whoever was verified before papers were kept stays so, and a coordinator can end it.
INSERT INTO "vettings" ("id", "person_id", "role", "state", "changed_at")
SELECT gen_random_uuid(), "people"."id", 'DOCTOR', 'confirmed', "doctors"."verified_at"
FROM "people" JOIN "doctors" ON "doctors"."person_id" = "people"."id"
WHERE 'DOCTOR' = ANY("people"."roles") AND "people"."deleted_at" IS NULL AND "doctors"."verified_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "vettings" ("id", "person_id", "role", "state", "changed_at")
SELECT gen_random_uuid(), "id", 'CAREGIVER', 'confirmed', "updated_at" FROM "people"
WHERE 'CAREGIVER' = ANY("roles") AND "verified" AND "deleted_at" IS NULL
ON CONFLICT ("person_id") DO NOTHING;--> statement-breakpoint
-- Nobody has checked the volunteers of before: they are unconfirmed, and send papers before they accept again.
UPDATE "people" SET "verified" = false WHERE 'VOLUNTEER' = ANY("roles") AND NOT ("roles" && ARRAY['DOCTOR', 'CAREGIVER']);--> statement-breakpoint
-- What they had promised is given back by the due work, which tells the elders' side.
INSERT INTO "vettings" ("id", "person_id", "role", "state", "changed_at", "promises_due_at")
SELECT gen_random_uuid(), "id", 'VOLUNTEER', 'open', now(), now() FROM "people"
WHERE 'VOLUNTEER' = ANY("roles") AND NOT "verified"
  AND EXISTS (SELECT FROM "help_requests" WHERE "taken_by" = "people"."id" AND "state" = 'accepted')
ON CONFLICT ("person_id") DO NOTHING;
