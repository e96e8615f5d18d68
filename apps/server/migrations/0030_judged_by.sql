ALTER TABLE "health_alerts" ADD COLUMN "judged_by" text;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD COLUMN "judged_by" smallint;--> statement-breakpoint
-- What was judged by scale 2 until now says so too.
UPDATE "vital_readings" SET "judged_by" = 1 FROM "oxygen_scales"
WHERE "vital_readings"."elder_id" = "oxygen_scales"."elder_id" AND "vital_readings"."kind" = 4
  AND "vital_readings"."taken_at" >= "oxygen_scales"."set_at"
  AND ("oxygen_scales"."ended_at" IS NULL OR "vital_readings"."taken_at" < "oxygen_scales"."ended_at");--> statement-breakpoint
UPDATE "health_alerts" SET "judged_by" = 'oxygen-scale-2' FROM "oxygen_scales"
WHERE "health_alerts"."elder_id" = "oxygen_scales"."elder_id"
  AND "health_alerts"."kind" IN ('oxygen-saturation', 'news2')
  AND "health_alerts"."taken_at" >= "oxygen_scales"."set_at"
  AND ("oxygen_scales"."ended_at" IS NULL OR "health_alerts"."taken_at" < "oxygen_scales"."ended_at");
