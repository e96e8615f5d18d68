DROP INDEX "health_alerts_open";--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "ended_reading" uuid;--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "ended_by" uuid;--> statement-breakpoint
ALTER TABLE "health_alerts" ADD COLUMN "end_note" text;--> statement-breakpoint
-- Urgent alerts from before: ended by the next normal reading of the vital, or, when somebody saw them more than a week ago, then.
UPDATE "health_alerts" AS "alert" SET "ended_at" = "next"."taken_at", "ended_reading" = "next"."id"
FROM "health_alerts" AS "same" CROSS JOIN LATERAL (
  SELECT "taken_at", "id" FROM "vital_readings"
  WHERE "elder_id" = "same"."elder_id" AND "taken_at" > "same"."taken_at" AND "status" = 0 AND "withdrawn_at" IS NULL
    AND "kind" = CASE "same"."kind" WHEN 'heart-rate' THEN 1 WHEN 'blood-pressure' THEN 2 WHEN 'temperature' THEN 3 WHEN 'oxygen-saturation' THEN 4 WHEN 'weight' THEN 5 WHEN 'glucose' THEN 6 WHEN 'respiratory-rate' THEN 7 END
  ORDER BY "taken_at" LIMIT 1
) AS "next"
WHERE "alert"."id" = "same"."id" AND "same"."level" = 'urgent';--> statement-breakpoint
UPDATE "health_alerts" SET "ended_at" = "acknowledged_at" WHERE "level" = 'urgent' AND "ended_at" IS NULL AND "acknowledged_at" < now() - interval '7 days';--> statement-breakpoint
CREATE INDEX "health_alerts_standing" ON "health_alerts" USING btree ("elder_id") WHERE withdrawn_at is null and (acknowledged_at is null or (level = 'urgent' and ended_at is null));--> statement-breakpoint
CREATE INDEX "health_alerts_over_time" ON "health_alerts" USING btree ("elder_id","taken_at","id");--> statement-breakpoint
ALTER TABLE "health_alerts" ADD CONSTRAINT "health_alerts_note" CHECK ((ended_by is null) = (end_note is null));