CREATE TABLE "device_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"remembered" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_people" ADD CONSTRAINT "device_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_people_once" ON "device_people" USING btree ("device_hash","person_id");--> statement-breakpoint
CREATE INDEX "device_people_of_person" ON "device_people" USING btree ("person_id");