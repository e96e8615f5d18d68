CREATE TABLE "held_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"useless_at" timestamp with time zone,
	"mail" text NOT NULL,
	"sms" text NOT NULL,
	"sms_key" text
);
--> statement-breakpoint
ALTER TABLE "held_notices" ADD CONSTRAINT "held_notices_id_notifications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_notices" ADD CONSTRAINT "held_notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_notices_due" ON "held_notices" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "held_notices_of_person" ON "held_notices" USING btree ("person_id","due_at","id");