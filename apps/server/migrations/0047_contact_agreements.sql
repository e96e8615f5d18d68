CREATE TABLE "contact_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid,
	"phone" text,
	"asked_at" timestamp with time zone,
	"notice_id" uuid,
	"token_hash" text,
	"agrees" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_agreements_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "contact_agreements_who" CHECK ((person_id is null) = (phone is not null)),
	CONSTRAINT "contact_agreements_answer" CHECK ((agrees is null) = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "protection_states" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"owed" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_agreements" ADD CONSTRAINT "contact_agreements_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_agreements" ADD CONSTRAINT "contact_agreements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_states" ADD CONSTRAINT "protection_states_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_agreements_person" ON "contact_agreements" USING btree ("elder_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_agreements_phone" ON "contact_agreements" USING btree ("elder_id","phone") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "contact_agreements_of_person" ON "contact_agreements" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "contact_agreements_to_renew" ON "contact_agreements" USING btree ("answered_at") WHERE agrees and (asked_at is null or asked_at <= answered_at);--> statement-breakpoint
CREATE INDEX "protection_states_due" ON "protection_states" USING btree ("next_check_at");