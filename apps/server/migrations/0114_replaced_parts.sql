ALTER TABLE "subscription_parts" ADD COLUMN "replaces" uuid;
