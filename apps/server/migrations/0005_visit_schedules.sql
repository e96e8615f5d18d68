ALTER TABLE "care_plan_skips" RENAME TO "visit_schedule_skips";--> statement-breakpoint
ALTER TABLE "care_plans" RENAME TO "visit_schedules";--> statement-breakpoint
ALTER TABLE "visit_schedule_skips" RENAME COLUMN "plan_id" TO "schedule_id";--> statement-breakpoint
ALTER TABLE "care_visits" RENAME COLUMN "plan_id" TO "schedule_id";--> statement-breakpoint
ALTER TABLE "care_visits" RENAME COLUMN "plan_day" TO "schedule_day";--> statement-breakpoint
ALTER TABLE "visit_schedules" RENAME CONSTRAINT "care_plans_pkey" TO "visit_schedules_pkey";--> statement-breakpoint
ALTER TABLE "visit_schedules" RENAME CONSTRAINT "care_plans_in_order" TO "visit_schedules_in_order";--> statement-breakpoint
ALTER TABLE "visit_schedules" RENAME CONSTRAINT "care_plans_elder_id_people_id_fk" TO "visit_schedules_elder_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "visit_schedules" RENAME CONSTRAINT "care_plans_caregiver_id_people_id_fk" TO "visit_schedules_caregiver_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "visit_schedule_skips" RENAME CONSTRAINT "care_plan_skips_plan_id_day_pk" TO "visit_schedule_skips_schedule_id_day_pk";--> statement-breakpoint
ALTER TABLE "visit_schedule_skips" RENAME CONSTRAINT "care_plan_skips_plan_id_care_plans_id_fk" TO "visit_schedule_skips_schedule_id_visit_schedules_id_fk";--> statement-breakpoint
ALTER TABLE "care_visits" RENAME CONSTRAINT "care_visits_plan_id_care_plans_id_fk" TO "care_visits_schedule_id_visit_schedules_id_fk";--> statement-breakpoint
ALTER INDEX "care_plans_of_elder" RENAME TO "visit_schedules_of_elder";--> statement-breakpoint
ALTER INDEX "care_plans_of_caregiver" RENAME TO "visit_schedules_of_caregiver";
