CREATE TABLE "care_plan_skips" (
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"skipped_by" uuid NOT NULL,
	"skipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "care_plan_skips_plan_id_day_pk" PRIMARY KEY("plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "care_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"caregiver_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"time" text NOT NULL,
	"minutes" integer NOT NULL,
	"tasks" text[] NOT NULL,
	"note" text,
	"weekdays" integer[] NOT NULL,
	"ends_on" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "care_plans_in_order" CHECK (starts_on <= ends_on)
);
--> statement-breakpoint
CREATE TABLE "care_visit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"tasks" text[] NOT NULL,
	"condition" text,
	"note" text,
	"said_by" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"caregiver_id" uuid NOT NULL,
	"plan_id" uuid,
	"plan_day" date,
	"arrived_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"tasks" text[] NOT NULL,
	"condition" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"amended_at" timestamp with time zone,
	CONSTRAINT "care_visits_in_order" CHECK (arrived_at < left_at)
);
--> statement-breakpoint
ALTER TABLE "care_plan_skips" ADD CONSTRAINT "care_plan_skips_plan_id_care_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."care_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_caregiver_id_people_id_fk" FOREIGN KEY ("caregiver_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visit_entries" ADD CONSTRAINT "care_visit_entries_visit_id_care_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."care_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_caregiver_id_people_id_fk" FOREIGN KEY ("caregiver_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_plan_id_care_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."care_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_plans_of_elder" ON "care_plans" USING btree ("elder_id");--> statement-breakpoint
CREATE INDEX "care_plans_of_caregiver" ON "care_plans" USING btree ("caregiver_id","ends_on");--> statement-breakpoint
CREATE INDEX "care_visit_entries_of_visit" ON "care_visit_entries" USING btree ("visit_id","said_at");--> statement-breakpoint
CREATE INDEX "care_visits_of_elder" ON "care_visits" USING btree ("elder_id","arrived_at","id");--> statement-breakpoint
CREATE INDEX "care_visits_of_caregiver" ON "care_visits" USING btree ("caregiver_id","arrived_at");--> statement-breakpoint
CREATE UNIQUE INDEX "care_visits_once" ON "care_visits" USING btree ("plan_id","plan_day");