CREATE TABLE "summary_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"sharer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "summary_links" ADD CONSTRAINT "summary_links_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "summary_links_by_token" ON "summary_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "summary_links_of_elder" ON "summary_links" USING btree ("elder_id","created_at");--> statement-breakpoint
CREATE INDEX "summary_links_of_sharer" ON "summary_links" USING btree ("sharer_id");