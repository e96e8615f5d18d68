CREATE TABLE "sms_stops" (
	"phone" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "despite_stop" boolean DEFAULT false NOT NULL;