CREATE TABLE "health_alert_people" (
	"alert_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"told_at" timestamp with time zone,
	"notice_id" uuid,
	"seen_at" timestamp with time zone,
	CONSTRAINT "health_alert_people_alert_id_person_id_pk" PRIMARY KEY("alert_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "health_alert_people" ADD CONSTRAINT "health_alert_people_alert_id_health_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."health_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_alert_people_of_person" ON "health_alert_people" USING btree ("person_id");