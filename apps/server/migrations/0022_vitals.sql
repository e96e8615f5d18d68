CREATE TABLE "health_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"level" text NOT NULL,
	"value" smallint NOT NULL,
	"second" smallint,
	"taken_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"readings" integer NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vital_readings" (
	"id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"kind" smallint NOT NULL,
	"value" smallint NOT NULL,
	"second" smallint,
	"status" smallint NOT NULL,
	"source" smallint NOT NULL,
	"glucose_context" smallint,
	"breathing" smallint,
	"consciousness" smallint,
	"recorded_by" uuid NOT NULL,
	"device_name" text,
	"alert_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	CONSTRAINT "vital_readings_elder_id_id_pk" PRIMARY KEY("elder_id","id"),
	CONSTRAINT "vital_readings_second" CHECK ((kind = 2) = (second is not null))
);
--> statement-breakpoint
ALTER TABLE "health_alerts" ADD CONSTRAINT "health_alerts_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD CONSTRAINT "vital_readings_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_alerts_open" ON "health_alerts" USING btree ("elder_id","kind","direction") WHERE acknowledged_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "health_alerts_of_elder" ON "health_alerts" USING btree ("elder_id","raised_at","id");--> statement-breakpoint
CREATE INDEX "vital_readings_over_time" ON "vital_readings" USING btree ("elder_id","kind","taken_at","id","value","second","status","withdrawn_at");--> statement-breakpoint
-- Charts read the index alone where vacuum has been; a fifth of a large table is too long to wait.
ALTER TABLE "vital_readings" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
