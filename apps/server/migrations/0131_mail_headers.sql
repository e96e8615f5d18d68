ALTER TABLE "outbox_messages" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe" text;