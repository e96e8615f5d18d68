ALTER TABLE "emergencies" ADD COLUMN "located_by" uuid;--> statement-breakpoint
ALTER TABLE "emergencies" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "emergencies_fired" ON "emergencies" USING btree ("fires_at") WHERE not drill;