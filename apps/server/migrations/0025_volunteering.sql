CREATE TABLE "help_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"time" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"note" text,
	"sector_code" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"said_done_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"stars" integer,
	"thanks" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_requests_in_order" CHECK (starts_at <= ends_at),
	CONSTRAINT "help_requests_stars" CHECK (stars between 1 and 5),
	CONSTRAINT "help_requests_taken_by_somebody" CHECK (state not in ('accepted', 'to-confirm', 'done') or taken_by is not null)
);
--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_taken_by_people_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_requests_of_elder" ON "help_requests" USING btree ("elder_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "help_requests_taken" ON "help_requests" USING btree ("taken_by","starts_at","id");--> statement-breakpoint
CREATE INDEX "help_requests_near" ON "help_requests" USING btree ("sector_code","starts_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "help_requests_to_close" ON "help_requests" USING btree ("ends_at") WHERE state in ('open', 'accepted', 'to-confirm');