CREATE TABLE "unreached_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "notice_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "passed_on_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unreached_notices" ADD CONSTRAINT "unreached_notices_id_notifications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unreached_notices" ADD CONSTRAINT "unreached_notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unreached_notices_open" ON "unreached_notices" USING btree ("told_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "unreached_notices_of_person" ON "unreached_notices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_not_arriving" ON "outbox_messages" USING btree ("created_at") WHERE notice_id is not null and sent_at is null and passed_on_at is null and (failed_at is not null or priority = 'urgent' and attempts >= 4);--> statement-breakpoint
CREATE INDEX "outbox_messages_of_notice" ON "outbox_messages" USING btree ("notice_id") WHERE notice_id is not null;--> statement-breakpoint
UPDATE "outbox_messages" SET "person_id" = "push_subscriptions"."person_id" FROM "push_subscriptions" WHERE "channel" = 'push' AND position("endpoint" in "recipient") > 0;
