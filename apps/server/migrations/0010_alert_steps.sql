CREATE TABLE "health_alert_steps" (
	"alert_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "health_alert_steps_alert_id_step_pk" PRIMARY KEY("alert_id","step")
);
--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "climb_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "health_alert_steps" ADD CONSTRAINT "health_alert_steps_alert_id_health_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."health_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_alerts_climbing" ON "health_alerts" USING btree ("climb_at") WHERE climb_at is not null and acknowledged_at is null and ended_at is null and withdrawn_at is null;