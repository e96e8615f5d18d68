CREATE TABLE "upload_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"begins_at" integer
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "locked_by" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "lock_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_parts_of_upload" ON "upload_parts" USING btree ("upload_id","begins_at");