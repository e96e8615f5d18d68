CREATE TABLE "cron_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_aside" (
	"work_id" text NOT NULL,
	"row_id" text NOT NULL,
	"code" text NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_work_id_row_id_pk" PRIMARY KEY("work_id","row_id")
);
--> statement-breakpoint
CREATE INDEX "set_aside_last" ON "set_aside" USING btree ("last_at");
--> statement-breakpoint
DROP SCHEMA IF EXISTS "jobs" CASCADE;
