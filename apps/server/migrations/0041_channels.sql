CREATE TABLE "phone_pins" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"phone" text NOT NULL,
	"person_id" uuid,
	"command" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "channel_messages_once" UNIQUE("channel","reference")
);
--> statement-breakpoint
CREATE TABLE "ussd_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"person_id" uuid,
	"opened" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"state" jsonb NOT NULL,
	"inputs" integer NOT NULL,
	"typed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_pins" ADD CONSTRAINT "phone_pins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ussd_sessions" ADD CONSTRAINT "ussd_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_messages_of_person" ON "channel_messages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "channel_messages_waiting" ON "channel_messages" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "ussd_sessions_of_person" ON "ussd_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "ussd_sessions_started" ON "ussd_sessions" USING btree ("started_at");