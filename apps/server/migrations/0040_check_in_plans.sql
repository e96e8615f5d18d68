CREATE TABLE "check_in_plans" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"weekdays" jsonb NOT NULL,
	"time" text NOT NULL,
	"paused_until" date,
	"pause_reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"opens_at" timestamp with time zone,
	"planned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expected_check_in_people" (
	"expected_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"notice_id" uuid,
	CONSTRAINT "expected_check_in_people_expected_id_person_id_pk" PRIMARY KEY("expected_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "expected_check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"day" date NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"step" text,
	"step_at" timestamp with time zone,
	"next_step_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "expected_check_ins_day" UNIQUE("elder_id","day")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "via" text DEFAULT 'app' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "mood" text;--> statement-breakpoint
ALTER TABLE "check_in_plans" ADD CONSTRAINT "check_in_plans_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ADD CONSTRAINT "expected_check_in_people_expected_id_expected_check_ins_id_fk" FOREIGN KEY ("expected_id") REFERENCES "public"."expected_check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_check_ins" ADD CONSTRAINT "expected_check_ins_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_plans_opening" ON "check_in_plans" USING btree ("opens_at") WHERE opens_at is not null;--> statement-breakpoint
CREATE INDEX "check_in_plans_planned" ON "check_in_plans" USING btree ("planned_at");--> statement-breakpoint
CREATE INDEX "expected_check_in_people_of_person" ON "expected_check_in_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "expected_check_ins_due" ON "expected_check_ins" USING btree ("next_step_at") WHERE next_step_at is not null and answered_at is null and acknowledged_at is null;--> statement-breakpoint
CREATE INDEX "expected_check_ins_open" ON "expected_check_ins" USING btree ("elder_id") WHERE answered_at is null;