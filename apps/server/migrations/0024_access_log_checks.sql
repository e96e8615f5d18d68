CREATE TABLE "access_log_checks" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"intact" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "people_by_role" ON "people" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "access_log_by_actor" ON "access_log" USING btree ("actor_id","at");