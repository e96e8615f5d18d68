ALTER TABLE "badges" ADD COLUMN "checked_name" text;
