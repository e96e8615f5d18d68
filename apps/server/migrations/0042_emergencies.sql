CREATE TABLE "emergencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"state" text NOT NULL,
	"level" text,
	"drill" boolean NOT NULL,
	"via" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"fires_at" timestamp with time zone NOT NULL,
	"next_level_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"located_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_note" text,
	CONSTRAINT "emergencies_ended" CHECK ((ended_at is null) = (state not in ('resolved', 'false-alarm', 'cancelled'))),
	CONSTRAINT "emergencies_forget_position" CHECK (ended_at is null or latitude is null),
	CONSTRAINT "emergencies_rest" CHECK (ended_at is null or next_level_at is null)
);
--> statement-breakpoint
CREATE TABLE "emergency_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"emergency_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"level" text,
	"people" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "emergency_responders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"emergency_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text,
	"phone" text,
	"relation" text,
	"level" text NOT NULL,
	"notice_id" uuid,
	"token_hash" text,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"coming_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"ambulance_at" timestamp with time zone,
	"card_read_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"located_at" timestamp with time zone,
	CONSTRAINT "emergency_responders_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "emergency_responders_who" CHECK ((person_id is null) = (phone is not null))
);
--> statement-breakpoint
CREATE TABLE "emergency_settings" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"landmarks" text,
	"shares_card" boolean NOT NULL,
	"simple_press" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_volunteers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_events" ADD CONSTRAINT "emergency_events_emergency_id_emergencies_id_fk" FOREIGN KEY ("emergency_id") REFERENCES "public"."emergencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_responders" ADD CONSTRAINT "emergency_responders_emergency_id_emergencies_id_fk" FOREIGN KEY ("emergency_id") REFERENCES "public"."emergencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_responders" ADD CONSTRAINT "emergency_responders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_settings" ADD CONSTRAINT "emergency_settings_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_volunteers" ADD CONSTRAINT "emergency_volunteers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emergencies_open_once" ON "emergencies" USING btree ("elder_id","drill") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "emergencies_of_elder" ON "emergencies" USING btree ("elder_id","started_at");--> statement-breakpoint
CREATE INDEX "emergencies_started_by" ON "emergencies" USING btree ("started_by") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "emergencies_to_fire" ON "emergencies" USING btree ("fires_at") WHERE state = 'counting-down';--> statement-breakpoint
CREATE INDEX "emergencies_to_climb" ON "emergencies" USING btree ("next_level_at") WHERE next_level_at is not null;--> statement-breakpoint
CREATE INDEX "emergency_events_of" ON "emergency_events" USING btree ("emergency_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_responders_person" ON "emergency_responders" USING btree ("emergency_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_responders_phone" ON "emergency_responders" USING btree ("emergency_id","phone") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "emergency_responders_of_person" ON "emergency_responders" USING btree ("person_id");