ALTER TABLE "refunds" ADD COLUMN "pending_since" timestamp with time zone;
