ALTER TABLE "people" ADD COLUMN "checked_name" text;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "name_check" text;--> statement-breakpoint
ALTER TABLE "vettings" ADD COLUMN "name_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "vettings_names" ON "vettings" USING btree ("sent_at","id") WHERE name_check is not null;--> statement-breakpoint
CREATE INDEX "vettings_name_due" ON "vettings" USING btree ("name_due_at") WHERE name_due_at is not null;--> statement-breakpoint
-- What was confirmed before names were kept was confirmed for the name of today.
UPDATE "people" SET "checked_name" = trim("first_name" || ' ' || "last_name")
  WHERE "verified" AND "roles" && '{DOCTOR,CAREGIVER,VOLUNTEER}'::text[];--> statement-breakpoint
UPDATE "badges" SET "checked_name" = trim(p."first_name" || ' ' || p."last_name")
  FROM "people" p WHERE p."id" = "badges"."person_id"
  AND "badges"."state" = 'approved' AND "badges"."checked_name" IS NULL;--> statement-breakpoint
-- Badges that are not shown because of another name wait for a coordinator, as new names do from now on.
UPDATE "vettings" SET "name_check" = 'waiting', "sent_at" = coalesce("sent_at", now())
  FROM "badges" b, "people" p WHERE b."id" = "vettings"."badge_id" AND p."id" = b."person_id"
  AND b."state" = 'approved' AND "vettings"."state" = 'confirmed'
  AND lower(b."checked_name") <> lower(trim(p."first_name" || ' ' || p."last_name"));
