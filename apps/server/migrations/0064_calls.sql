CREATE TABLE "call_auto_answers" (
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_auto_answers_elder_id_person_id_pk" PRIMARY KEY("elder_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "call_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"beat_at" timestamp with time zone NOT NULL,
	"is_muted" boolean NOT NULL,
	"has_picture" boolean NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_people" (
	"call_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"answers_itself" boolean DEFAULT false NOT NULL,
	CONSTRAINT "call_people_call_id_person_id_pk" PRIMARY KEY("call_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"to_leg" uuid NOT NULL,
	"seq" integer NOT NULL,
	"from_leg" uuid NOT NULL,
	"nth" integer NOT NULL,
	"call_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" text NOT NULL,
	CONSTRAINT "call_signals_to_leg_seq_pk" PRIMARY KEY("to_leg","seq")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"conversation_id" uuid,
	"booking_id" uuid,
	"elder_id" uuid,
	"media" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"rings_until" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"alone_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"change" integer NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "calls_of_something" CHECK ((conversation_id is null) <> (booking_id is null)),
	CONSTRAINT "calls_ended_somehow" CHECK ((ended_at is null) = (outcome is null)),
	CONSTRAINT "calls_rest" CHECK ((ended_at is null) = (due_at is not null))
);
--> statement-breakpoint
ALTER TABLE "call_auto_answers" ADD CONSTRAINT "call_auto_answers_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_auto_answers" ADD CONSTRAINT "call_auto_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_legs" ADD CONSTRAINT "call_legs_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_legs" ADD CONSTRAINT "call_legs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_to_leg_call_legs_id_fk" FOREIGN KEY ("to_leg") REFERENCES "public"."call_legs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_from_leg_call_legs_id_fk" FOREIGN KEY ("from_leg") REFERENCES "public"."call_legs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_started_by_people_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_auto_answers_of_person" ON "call_auto_answers" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_legs_one_at_a_time" ON "call_legs" USING btree ("person_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "call_legs_of_call" ON "call_legs" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_legs_of_person" ON "call_legs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "call_legs_of_session" ON "call_legs" USING btree ("session_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "call_people_of_person" ON "call_people" USING btree ("person_id","call_id");--> statement-breakpoint
CREATE INDEX "call_people_ringing" ON "call_people" USING btree ("person_id") WHERE state = 'ringing';--> statement-breakpoint
CREATE UNIQUE INDEX "call_signals_once" ON "call_signals" USING btree ("from_leg","nth");--> statement-breakpoint
CREATE INDEX "call_signals_of_call" ON "call_signals" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_of_conversation_once" ON "calls" USING btree ("conversation_id") WHERE ended_at is null and conversation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_of_booking_once" ON "calls" USING btree ("booking_id") WHERE ended_at is null and booking_id is not null;--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "calls_started_by" ON "calls" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "calls_ended" ON "calls" USING btree ("ended_at","id") WHERE ended_at is not null;