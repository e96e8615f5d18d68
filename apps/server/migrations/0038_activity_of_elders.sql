ALTER TABLE "activities" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "actor_keeps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_of_actor" ON "activities" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_of_ref" ON "activities" USING btree ("ref");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_key_unique" UNIQUE("key");