CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log_heads" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"permissions" text[] NOT NULL,
	"decides_as" text,
	"since" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "circle_members_are_others" CHECK (elder_id <> person_id)
);
--> statement-breakpoint
CREATE TABLE "visit_access" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_access" ADD CONSTRAINT "visit_access_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_access" ADD CONSTRAINT "visit_access_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_chain" ON "access_log" USING btree ("elder_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_members_once" ON "circle_members" USING btree ("elder_id","person_id") WHERE "circle_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "circle_members_of_person" ON "circle_members" USING btree ("person_id") WHERE "circle_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "visit_access_of_person" ON "visit_access" USING btree ("person_id","elder_id","closes_at");