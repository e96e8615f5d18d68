ALTER TABLE "oxygen_scales" RENAME TO "own_limits";--> statement-breakpoint
ALTER TABLE "own_limits" RENAME CONSTRAINT "oxygen_scales_pkey" TO "own_limits_pkey";--> statement-breakpoint
ALTER TABLE "own_limits" RENAME CONSTRAINT "oxygen_scales_elder_id_people_id_fk" TO "own_limits_elder_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "own_limits" ADD COLUMN "kind" text NOT NULL DEFAULT 'oxygen-saturation';--> statement-breakpoint
ALTER TABLE "own_limits" ADD COLUMN "limits" text NOT NULL DEFAULT 'oxygen-scale-2';--> statement-breakpoint
ALTER TABLE "own_limits" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "own_limits" ALTER COLUMN "limits" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "oxygen_scales_current";--> statement-breakpoint
CREATE UNIQUE INDEX "own_limits_current" ON "own_limits" USING btree ("elder_id","kind") WHERE "own_limits"."ended_at" is null;
