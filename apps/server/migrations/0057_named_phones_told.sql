ALTER TABLE "expected_check_in_people" DROP CONSTRAINT "expected_check_in_people_expected_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE UNIQUE INDEX "expected_check_in_people_person" ON "expected_check_in_people" USING btree ("expected_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "expected_check_in_people_phone" ON "expected_check_in_people" USING btree ("expected_id","phone") WHERE person_id is null;--> statement-breakpoint
ALTER TABLE "expected_check_in_people" ADD CONSTRAINT "expected_check_in_people_who" CHECK ((person_id is null) = (phone is not null));