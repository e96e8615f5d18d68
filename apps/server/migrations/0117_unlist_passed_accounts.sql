-- An account that passed to the owner of its address stayed in the directory: nobody has confirmed that owner.
UPDATE "doctors" SET "verified_at" = NULL, "licensed_until" = NULL FROM "people" p
  WHERE p."id" = "doctors"."person_id" AND "doctors"."verified_at" IS NOT NULL
  AND NOT p."verified" AND p."checked_name" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "vettings" v
    WHERE v."person_id" = p."id" AND v."badge_id" IS NULL AND v."state" = 'confirmed');
