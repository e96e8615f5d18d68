ALTER TABLE "channel_messages" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "emergency_responders" ADD COLUMN "wrote" text;--> statement-breakpoint
CREATE INDEX "emergency_contacts_phone" ON "emergency_contacts" USING btree ("phone_number");