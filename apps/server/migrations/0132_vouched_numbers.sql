ALTER TABLE "circle_members" ADD COLUMN "vouched_phone" text;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "vouched_by" uuid;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "vouched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_vouched" CHECK (num_nulls(vouched_phone, vouched_by, vouched_at) in (0, 3));