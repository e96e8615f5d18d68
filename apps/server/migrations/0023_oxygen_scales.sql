CREATE TABLE "oxygen_scales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"set_by" uuid NOT NULL,
	"set_by_name" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
ALTER TABLE "oxygen_scales" ADD CONSTRAINT "oxygen_scales_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oxygen_scales_current" ON "oxygen_scales" USING btree ("elder_id") WHERE "oxygen_scales"."ended_at" is null;