CREATE TABLE "sms_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_reports_once" UNIQUE("provider","reference","outcome")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "parts" integer;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "avoid" text;--> statement-breakpoint
CREATE INDEX "outbox_messages_reference" ON "outbox_messages" USING btree ("provider","reference") WHERE reference is not null;