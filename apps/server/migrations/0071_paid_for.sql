-- What a payment was for is no longer always an appointment: each says of what kind it is.
ALTER TABLE "payments" RENAME COLUMN "appointment" TO "paid_for";--> statement-breakpoint
UPDATE "payments" SET "paid_for" = jsonb_build_object('kind', 'booking') || "paid_for";
