DROP INDEX "set_aside_last";--> statement-breakpoint
ALTER TABLE "set_aside" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "set_aside" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "set_aside_first" ON "set_aside" USING btree ("first_at","id");--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_id_unique" UNIQUE("id");