CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_days_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctor_days_off_in_order" CHECK (from_day <= to_day)
);
--> statement-breakpoint
CREATE TABLE "doctor_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctor_reviews_once" UNIQUE("doctor_id","author_id"),
	CONSTRAINT "doctor_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"specialty" text NOT NULL,
	"bio" text NOT NULL,
	"practising_since" smallint NOT NULL,
	"workplace" text NOT NULL,
	"sector_code" text NOT NULL,
	"sector" text NOT NULL,
	"district" text NOT NULL,
	"languages" text[] NOT NULL,
	"types" text[] NOT NULL,
	"price" integer NOT NULL,
	"phone" text,
	"email" text,
	"working_hours" jsonb NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(name || ' ' || search_words), 'àâäáãçèéêëìíîïñòóôöõùúûüÿÀÂÄÁÃÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜŸ', 'aaaaaceeeeiiiinooooouuuuyaaaaaceeeeiiiinooooouuuuy')) STORED NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (verified_at is not null and jsonb_array_length(working_hours) > 0) STORED NOT NULL,
	CONSTRAINT "doctors_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "doctor_days_off" ADD CONSTRAINT "doctor_days_off_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD CONSTRAINT "doctor_reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD CONSTRAINT "doctor_reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "doctor_days_off_by_doctor" ON "doctor_days_off" USING btree ("doctor_id","to_day");--> statement-breakpoint
CREATE INDEX "doctors_by_rating" ON "doctors" USING btree ((- rating_hundredths),(- reviews),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_price" ON "doctors" USING btree ("price",(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_price_falling" ON "doctors" USING btree ((- price),(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_reviews" ON "doctors" USING btree ((- reviews),(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin (search_text gin_trgm_ops);