CREATE TABLE "location_looks" (
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_looks_once" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "message_locations" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"at" timestamp with time zone,
	"live_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "message_locations_checked" CHECK ((live_until is null) = (check_at is null)),
	CONSTRAINT "message_locations_whole" CHECK ((latitude is null) = (longitude is null) and (latitude is null) = (accuracy is null)
        and (latitude is null) = (at is null)),
	CONSTRAINT "message_locations_ended_is_erased" CHECK (ended_at is null or latitude is null)
);
--> statement-breakpoint
CREATE TABLE "conversation_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"cleared" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"tell_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "conversation_marks_once" UNIQUE("conversation_id","person_id"),
	CONSTRAINT "conversation_marks_in_order" CHECK (read <= delivered)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"first_id" uuid,
	"second_id" uuid,
	"elder_id" uuid,
	"supported_id" uuid,
	"counter" integer DEFAULT 0 NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"answered_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_of_two" UNIQUE("first_id","second_id"),
	CONSTRAINT "conversations_of_circle" UNIQUE("elder_id"),
	CONSTRAINT "conversations_of_supported" UNIQUE("supported_id"),
	CONSTRAINT "conversations_of_their_kind" CHECK ((kind = 'direct') = (first_id is not null)
        and (kind = 'direct') = (second_id is not null)
        and (kind = 'circle') = (elder_id is not null)
        and (kind = 'support') = (supported_id is not null)
        and kind in ('direct', 'circle', 'support')),
	CONSTRAINT "conversations_two_in_order" CHECK (first_id < second_id),
	CONSTRAINT "conversations_counted" CHECK (last_position <= counter and answered_position <= counter)
);
--> statement-breakpoint
CREATE TABLE "message_calls" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"media" text NOT NULL,
	"outcome" text,
	"seconds" integer,
	CONSTRAINT "message_calls_call_id_unique" UNIQUE("call_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_once" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"change" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"folded" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reply_to" uuid,
	"reply_sender_id" uuid,
	"reply_kind" text,
	"reply_excerpt" text,
	CONSTRAINT "messages_in_order" UNIQUE("conversation_id","position"),
	CONSTRAINT "messages_by_change" UNIQUE("conversation_id","change"),
	CONSTRAINT "messages_counted" CHECK (1 <= position and position <= change),
	CONSTRAINT "messages_deleted_is_empty" CHECK (deleted_at is null or (content = '' and folded = '')),
	CONSTRAINT "messages_answer_whole" CHECK ((reply_to is null) = (reply_kind is null)
        and (reply_to is null) = (reply_excerpt is null)
        and (reply_to is null) = (reply_sender_id is null))
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_blocks_once" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "message_blocks_of_two" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"sender_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"note" text,
	CONSTRAINT "message_reports_once" UNIQUE("message_id","reporter_id"),
	CONSTRAINT "message_reports_closed" CHECK ((closed_at is null) = (closed_by is null))
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_once" UNIQUE("process_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "location_looks" ADD CONSTRAINT "location_looks_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_looks" ADD CONSTRAINT "location_looks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_locations" ADD CONSTRAINT "message_locations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_first_id_people_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_supported_id_people_id_fk" FOREIGN KEY ("supported_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_calls" ADD CONSTRAINT "message_calls_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_sender_id_people_id_fk" FOREIGN KEY ("reply_sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocker_id_people_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_looks_of_person" ON "location_looks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "message_locations_live" ON "message_locations" USING btree ("check_at") WHERE live_until is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "conversation_marks_of_person" ON "conversation_marks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "conversation_marks_to_tell" ON "conversation_marks" USING btree ("tell_at") WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_of_second" ON "conversations" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "conversations_of_support" ON "conversations" USING btree ("active_at","id") WHERE kind = 'support';--> statement-breakpoint
CREATE INDEX "message_reactions_of_person" ON "message_reactions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id","conversation_id");--> statement-breakpoint
CREATE INDEX "messages_answering" ON "messages" USING btree ("reply_to") WHERE reply_to is not null;--> statement-breakpoint
CREATE INDEX "message_blocks_of_blocked" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "message_reports_by_time" ON "message_reports" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "message_reports_of_sender" ON "message_reports" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "message_reports_of_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "presences_of_person" ON "presences" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "presences_to_end" ON "presences" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "visit_schedules_of_maker" ON "visit_schedules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "help_requests_of_asker" ON "help_requests" USING btree ("asked_by");