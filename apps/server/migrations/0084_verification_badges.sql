CREATE TABLE "badges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"state" text DEFAULT 'chosen' NOT NULL,
	"organisation" text,
	"registration" text,
	"referees" jsonb,
	"amount" integer NOT NULL,
	"payment_id" uuid,
	"paying" boolean DEFAULT false NOT NULL,
	"checked" jsonb,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "badges_amount" CHECK (amount > 0),
	CONSTRAINT "badges_approved" CHECK (state <> 'approved' or (until is not null and checked is not null))
);
--> statement-breakpoint
ALTER TABLE "vettings" DROP CONSTRAINT "vettings_of_person";--> statement-breakpoint
ALTER TABLE "vettings" ALTER COLUMN "role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "badge_id" uuid;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badges_one_open" ON "badges" USING btree ("person_id","badge") WHERE state in ('chosen', 'reviewing');--> statement-breakpoint
CREATE INDEX "badges_of_person" ON "badges" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "badges_due" ON "badges" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "vettings" ADD CONSTRAINT "vettings_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vettings_of_person" ON "vettings" USING btree ("person_id") WHERE badge_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vettings_of_badge" ON "vettings" USING btree ("badge_id") WHERE badge_id is not null;--> statement-breakpoint
ALTER TABLE "vettings" ADD CONSTRAINT "vettings_of_role_or_badge" CHECK ((role is null) = (badge_id is not null));